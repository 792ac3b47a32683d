// SPDX-License-Identifier: MIT

#import "SLRelaySupport.h"

/// So many parameters, all of them in general registers on every promised system, are passed on without an invocation.
enum { SLMostWords = 4 };

/// What a method takes and gives, as far as relaying is concerned.
typedef struct {
  /// It returns nothing and cannot answer through a parameter.
  BOOL isObservable;
  /// How many parameters it has, if all are objects, classes, selectors or integers and there are few; else -1.
  int words;
} SLShape;

typedef struct {
  SEL selector;
  const char *types;
  SLShape shape;
} SLMethod;

/// Reads a method's type encoding: `v24@0:8@16`. What it does not know it takes for a way to answer.
SLShape SLShapeOfEncoding(const char *types);

/// The methods of a protocol and of those that it adopts. Made once for each protocol, and never released.
@interface SLRelayMethods : NSObject {
  @public
  Protocol *protocol;
  /// A subclass of the relay's class that has all methods of the protocol which can be passed on without an invocation.
  Class relayClass;
  NSUInteger count;
  SLMethod *methods;
  NSUInteger mask;
  /// An open hash table: place in `methods` + 1, or 0.
  NSUInteger *slots;
}

/// Takes the methods of the protocol that `base` does not have already, and gives a subclass of it those functions:
/// `directs[n]` passes on a message with n words.
+ (SLRelayMethods *)methodsOfProtocol:(Protocol *)protocol base:(Class)base directs:(const IMP *)directs;

@end

/// The place of a method in the table; `NSNotFound` if the protocol has no such method.
NSUInteger SLPlace(SLRelayMethods *table, SEL selector);
