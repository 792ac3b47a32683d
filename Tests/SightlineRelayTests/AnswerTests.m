// SPDX-License-Identifier: MIT
//
// What a relay says of itself, and when it says that this has changed.

#import "Fixtures.h"
#import "Harness.h"

#include <objc/runtime.h>

TEST(responds, "a relay answers what its owner or an observer answers, and nothing else of its protocol") {
  NSMutableArray *log = [NSMutableArray array];
  Scroller *scroller = [Scroller named:@"s" log:log];
  Lister *lister = [Lister named:@"l" log:log];
  SLMessageRelay *relay = Relay(scroller, nil, nil);
  EXPECT([relay respondsToSelector:@selector(didScroll:)]);
  EXPECT(![relay respondsToSelector:@selector(reload)]);
  [relay addObserver:lister];
  EXPECT([relay respondsToSelector:@selector(reload)]);
  EXPECT([relay respondsToSelector:@selector(moveBy:)]);
  EXPECT(![relay respondsToSelector:@selector(heightOf:)]);
  EXPECT(![relay respondsToSelector:@selector(stopAt:)]);
  EXPECT(![relay respondsToSelector:@selector(otherCount)]);
  relay.owner = lister;
  EXPECT([relay respondsToSelector:@selector(heightOf:)]);
  EXPECT([relay respondsToSelector:@selector(stopAt:)]);
  EXPECT([relay respondsToSelector:@selector(otherCount)]);
  EXPECT(![relay respondsToSelector:@selector(noteNothing)]);
}

TEST(own, "a relay answers what every object answers, and its own messages") {
  SLMessageRelay *relay = Relay(nil, nil, nil);
  EXPECT([relay respondsToSelector:@selector(description)]);
  EXPECT([relay respondsToSelector:@selector(addObserver:)]);
  EXPECT([relay isEqual:relay] && [relay hash] == [relay hash]);
  EXPECT([[relay description] rangeOfString:@"Listing"].length > 0);
  EXPECT([relay methodSignatureForSelector:@selector(isEqual:)] != nil);
  EXPECT(![relay isProxy]);
}

TEST(conforms, "a relay conforms to its protocol, to what that adopts, and to what its owner conforms to") {
  NSMutableArray *log = [NSMutableArray array];
  SLMessageRelay *relay = Relay(nil, nil, nil);
  EXPECT([relay conformsToProtocol:@protocol(Listing)]);
  EXPECT([relay conformsToProtocol:@protocol(Scrolling)]);
  EXPECT([relay conformsToProtocol:@protocol(NSObject)]);
  EXPECT(![relay conformsToProtocol:@protocol(Other)]);
  EXPECT(![relay conformsToProtocol:@protocol(NSCoding)]);
  // An observer gets nothing of Other, so the relay must not say that it conforms to it.
  [relay addObserver:[Lister named:@"a" log:log]];
  EXPECT(![relay conformsToProtocol:@protocol(Other)]);
  relay.owner = [Lister named:@"o" log:log];
  EXPECT([relay conformsToProtocol:@protocol(Other)]);
  EXPECT(![relay conformsToProtocol:@protocol(NSCoding)]);
}

TEST(signatures, "a relay knows the signatures of its protocol's methods and of its owner's") {
  NSMutableArray *log = [NSMutableArray array];
  SLMessageRelay *relay = Relay(nil, nil, nil);
  EXPECT([[relay methodSignatureForSelector:@selector(moveBy:)] numberOfArguments] == 3);
  EXPECT([[relay methodSignatureForSelector:@selector(heightOf:)] methodReturnLength] == sizeof(int));
  EXPECT([relay methodSignatureForSelector:@selector(middleOf:)] == nil);
  relay.owner = [Lister named:@"o" log:log];
  EXPECT([[relay methodSignatureForSelector:@selector(middleOf:)] methodReturnLength] == sizeof(Pair));
}

TEST(methods, "a relay lists the methods of its protocol, inherited ones too, and says which can be observed") {
  SLMessageRelay *relay = Relay(nil, nil, nil);
  NSDictionary *methods = relay.protocolMethods;
  EXPECT([methods count] == 14);
  EXPECT([[methods objectForKey:@"didScroll:"] hasPrefix:@"v"]);
  EXPECT([[methods objectForKey:@"heightOf:"] hasPrefix:@"i"]);
  EXPECT([methods objectForKey:@"isEqual:"] == nil);
  EXPECT([relay canObserve:@selector(didEnd:fast:)]);
  EXPECT([relay canObserve:@selector(moveBy:)]);
  EXPECT(![relay canObserve:@selector(stopAt:)]);
  EXPECT(![relay canObserve:@selector(fill:)]);
  EXPECT(![relay canObserve:@selector(titleOf:)]);
  EXPECT(![relay canObserve:@selector(otherCount)]);
  EXPECT(![relay canObserve:@selector(description)]);
  EXPECT(protocol_isEqual([relay protocol], @protocol(Listing)));
}

TEST(told, "the keeper is told when the set of answered messages changes, and only then") {
  NSMutableArray *log = [NSMutableArray array];
  Keeper *keeper = [[[Keeper alloc] init] autorelease];
  Scroller *scroller = [Scroller named:@"s" log:log], *other = [Scroller named:@"t" log:log];
  Lister *lister = [Lister named:@"l" log:log];
  SLMessageRelay *relay = Relay(nil, nil, nil);
  relay.keeper = keeper;
  [relay addObserver:scroller];
  EXPECT(keeper->changes == 1);
  [relay addObserver:scroller];
  [relay addObserver:other];
  EXPECT(keeper->changes == 1);
  [relay removeObserver:other];
  [relay removeObserver:other];
  [relay refreshAnswers];
  EXPECT(keeper->changes == 1);
  [relay addObserver:lister];
  EXPECT(keeper->changes == 2);
  [relay addObserver:lister selectors:[NSArray array]];
  EXPECT(keeper->changes == 3);
  // An owner of no class before: what no protocol lists may be answered now.
  relay.owner = other;
  EXPECT(keeper->changes == 4);
  relay.owner = scroller;
  EXPECT(keeper->changes == 4);
  relay.owner = lister;
  EXPECT(keeper->changes == 5);
  relay.owner = nil;
  EXPECT(keeper->changes == 6);
  EXPECT(keeper->rings == 0);
}

TEST(toldOfDeath, "the keeper is told in the moment in which a death changes what is answered") {
  NSMutableArray *log = [NSMutableArray array];
  Keeper *keeper = [[[Keeper alloc] init] autorelease];
  Lister *owner = [[Lister alloc] init], *a = [[Lister alloc] init];
  Scroller *b = [Scroller named:@"b" log:log];
  SLMessageRelay *relay = Relay(owner, a, b);
  relay.keeper = keeper;
  [owner release];
  EXPECT(keeper->changes == 1);
  EXPECT(![relay respondsToSelector:@selector(heightOf:)]);
  [a release];
  EXPECT(keeper->changes == 2);
  EXPECT(![relay respondsToSelector:@selector(reload)]);
  EXPECT([relay respondsToSelector:@selector(didScroll:)]);
}

TEST(notTold, "the keeper is not told of the death of former owners and observers") {
  NSMutableArray *log = [NSMutableArray array];
  Keeper *keeper = [[[Keeper alloc] init] autorelease];
  Lister *owner = [[Lister alloc] init], *a = [[Lister alloc] init];
  SLMessageRelay *relay = Relay(owner, a, nil);
  relay.owner = [Scroller named:@"s" log:log];
  [relay removeObserver:a];
  relay.keeper = keeper;
  [owner release];
  [a release];
  EXPECT(keeper->changes == 0);
  EXPECT([relay respondsToSelector:@selector(didScroll:)]);
}

static void lookAround(Keeper *keeper, SLMessageRelay *relay) {
  // As a view does that is given its delegate anew.
  keeper->context = [relay respondsToSelector:@selector(heightOf:)] ? @"lists" : @"does not list";
}

TEST(asked, "a relay that is asked by its keeper answers as it does from now on") {
  NSMutableArray *log = [NSMutableArray array];
  Keeper *keeper = [[[Keeper alloc] init] autorelease];
  keeper->action = lookAround;
  SLMessageRelay *relay = Relay(nil, nil, nil);
  relay.keeper = keeper;
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  relay.owner = [Lister named:@"o" log:log];
  EXPECT_EQUAL(keeper->context, @"lists");
  [pool drain];
  EXPECT_EQUAL(keeper->context, @"does not list");
}

/// Answers differently from one time to the next.
@interface Fickle : Scroller {
  @public
  BOOL isWilling;
}
@end

@implementation Fickle
- (BOOL)respondsToSelector:(SEL)selector {
  if (sel_isEqual(selector, @selector(didScroll:))) return isWilling;
  return [super respondsToSelector:selector];
}
@end

TEST(fickle, "an owner that changes its mind is asked at every message; refresh tells the keeper") {
  NSMutableArray *log = [NSMutableArray array];
  Keeper *keeper = [[[Keeper alloc] init] autorelease];
  Fickle *owner = [Fickle named:@"o" log:log];
  SLMessageRelay *relay = Relay(owner, nil, nil);
  relay.keeper = keeper;
  [(id)relay didScroll:@"v"];
  EXPECT_EQUAL(Text(log), @"");
  owner->isWilling = YES;
  [(id)relay didScroll:@"v"];
  EXPECT_EQUAL(Text(log), @"o didScroll v");
  EXPECT(keeper->changes == 0);
  [relay refreshAnswers];
  EXPECT(keeper->changes == 1);
}

/// Answers didScroll: if its relay answers reload.
@interface Hesitant : Lister {
  @public
  SLMessageRelay *relay;
}
@end

@implementation Hesitant
- (BOOL)respondsToSelector:(SEL)selector {
  if (sel_isEqual(selector, @selector(didScroll:))) return [relay respondsToSelector:@selector(reload)];
  return [super respondsToSelector:selector];
}
@end

TEST(hesitant, "an owner may ask its relay one thing when it is asked another") {
  NSMutableArray *log = [NSMutableArray array];
  Hesitant *owner = [Hesitant named:@"o" log:log];
  SLMessageRelay *relay = Relay(owner, nil, nil);
  owner->relay = relay;
  EXPECT([relay respondsToSelector:@selector(didScroll:)]);
  [(id)relay didScroll:@"v"];
  EXPECT_EQUAL(Text(log), @"o didScroll v");
}

static void askRelay(Listener *listener) {
  BOOL isAnswered = [listener->context respondsToSelector:@selector(didScroll:)];
  [listener->log addObject:isAnswered ? @"answered" : @"not answered"];
}

TEST(askedWithin, "a relay answers during a message what it answers otherwise") {
  NSMutableArray *log = [NSMutableArray array];
  Lister *owner = [Lister named:@"o" log:log];
  SLMessageRelay *relay = Relay(owner, nil, nil);
  owner->context = relay;
  owner->action = askRelay;
  [(id)relay didScroll:@"v"];
  EXPECT_EQUAL(Text(log), @"o didScroll v, answered");
}

TEST(remembered, "a message that was answered before and is not now is swallowed: views remember what was answered") {
  NSMutableArray *log = [NSMutableArray array];
  Lister *lister = [Lister named:@"l" log:log];
  id relay = Relay(lister, nil, nil);
  EXPECT([relay respondsToSelector:@selector(otherCount)]);
  [relay setOwner:[Scroller named:@"s" log:log]];
  EXPECT([relay heightOf:@"c"] == 0);
  EXPECT([relay otherCount] == 0);
  [relay reload];
  [relay zoomTo:1];
  [relay addObserver:lister];
  [relay removeObserver:lister];
  [relay reload];
  EXPECT_EQUAL(Text(log), @"");
}
