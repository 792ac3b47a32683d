// SPDX-License-Identifier: MIT

#import <Foundation/Foundation.h>

#ifndef __has_feature
#define __has_feature(x) 0
#endif
#if __has_feature(objc_arc)
#define SL_PROPERTY_WEAK weak
#else
#define SL_PROPERTY_WEAK assign
#endif
#if __has_feature(objc_generics)
#define SL_OF(...) <__VA_ARGS__>
#else
#define SL_OF(...)
#endif
#ifdef __clang__
#define SL_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define SL_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define SL_FINAL __attribute__((objc_subclassing_restricted))
#define SL_DESIGNATED __attribute__((objc_designated_initializer))
#define SL_UNAVAILABLE __attribute__((unavailable))
#define SL_NULLABLE _Nullable
#pragma clang assume_nonnull begin
#else
#define SL_SWIFT_NAME(name)
#define SL_SWIFT_SENDABLE
#define SL_FINAL
#define SL_DESIGNATED
#define SL_NULLABLE
#endif

@class SLMessageRelay;

/// Whoever puts a relay into a delegate slot: it is told what the object in the slot has to be told.
///
/// Called on the thread on which the change happened. For an owner or observer that died, that is the thread on which
/// it was deallocated.
SL_SWIFT_NAME(MessageRelayKeeper)
@protocol SLMessageRelayKeeper <NSObject>

/// The relay answers other messages than before.
///
/// A view asks its delegate what it answers once, when it is set. To make it ask again, set the delegate to `nil` and
/// then to the relay.
- (void)relayDidChangeAnswers:(SLMessageRelay *)relay SL_SWIFT_NAME(relayDidChangeAnswers(_:));

@optional
/// A message came back to the relay while it was passing it on, and was dropped: the owner or an observer passes its
/// messages on to the relay.
- (void)relay:(SLMessageRelay *)relay didStopRing:(SEL)selector SL_SWIFT_NAME(relay(_:didStopRing:));

@end

/// Stands in as a delegate, so that several objects hear its messages.
///
/// A message that returns nothing and cannot answer through a parameter goes to the observers in the order in which
/// they were added, then to the owner. Every other message is the owner's alone, as if there were no relay. An object
/// that is observer and owner gets a message once. Observers that are added while a message is passed on hear the next one; who
/// is removed or dies in the meantime hears nothing more.
///
/// The relay keeps nobody alive: owner, observers and keeper are held weakly. A message for an owner that has died, or
/// for one that does not answer it, is swallowed, and its result is zero.
///
/// Messages may come on any thread, and so may changes.
SL_SWIFT_NAME(MessageRelay)
SL_SWIFT_SENDABLE SL_FINAL
@interface SLMessageRelay : NSObject {
  @private
  id _state;
}

/// Makes a relay for the messages of this protocol and of those that it adopts.
///
/// What every `NSObject` answers (`description`, `isEqual:` and the like) and what is declared here is answered by the
/// relay itself, even if the protocol has such messages.
- (instancetype)initWithProtocol:(Protocol *)protocol SL_DESIGNATED SL_SWIFT_NAME(init(protocol:));
#ifdef __clang__
- (instancetype)init SL_UNAVAILABLE;
+ (instancetype)new SL_UNAVAILABLE;
#endif

/// The protocol whose messages are passed on.
@property (atomic, readonly) Protocol *protocol;

/// The delegate proper. It gets every message, and its results are the relay's.
///
/// Setting the relay itself, or an object that passes its messages on to the relay, changes nothing.
@property (atomic, SL_PROPERTY_WEAK) id<NSObject> SL_NULLABLE owner;

/// Who is told when the relay answers other messages than before.
@property (atomic, SL_PROPERTY_WEAK) id<SLMessageRelayKeeper> SL_NULLABLE keeper;

/// Whether the relay says that it is an object of its owner's class: `class`, `isKindOfClass:`, `isMemberOfClass:`.
///
/// For code that looks at the class of a delegate. It sees through the pretence when it reads instance variables.
@property (atomic) BOOL impersonatesOwner;

/// The observers that live, in the order in which they hear a message.
@property (atomic, readonly, copy) NSArray SL_OF(id<NSObject>) *observers;

/// All messages of the protocol: from selectors to their type encodings.
@property (atomic, readonly, copy) NSDictionary SL_OF(NSString *, NSString *) *protocolMethods;

/// Lets an object hear all messages that it answers now and that can be observed.
///
/// Added again, it keeps its place, and what it answers is taken anew. `NO` for the relay itself, or for an object that
/// passes its messages on to the relay; then nothing changes.
- (BOOL)addObserver:(id<NSObject>)observer SL_SWIFT_NAME(add(_:));

/// Lets an object hear those of these messages that it answers now and that can be observed.
- (BOOL)addObserver:(id<NSObject>)observer
          selectors:(NSArray SL_OF(NSString *) *)selectors SL_SWIFT_NAME(add(_:hearing:));

/// Lets an object hear nothing more. May be called while it is being deallocated.
- (void)removeObserver:(id<NSObject>)observer SL_SWIFT_NAME(remove(_:));

/// Whether a message of the protocol can be observed: it returns nothing, and has no pointer and no block among its
/// parameters, through which it could answer.
- (BOOL)canObserve:(SEL)selector SL_SWIFT_NAME(canObserve(_:));

/// Whether an object passes on to the relay what it is asked, itself or through others.
- (BOOL)isReachedFrom:(id<NSObject>)object SL_SWIFT_NAME(isReached(from:));

/// Asks the owner again what it answers, and tells the keeper if that has changed.
///
/// Needed only for owners whose answers change while they live, another relay for instance.
- (void)refreshAnswers;

@end

#ifdef __clang__
#pragma clang assume_nonnull end
#endif
