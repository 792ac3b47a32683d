// SPDX-License-Identifier: MIT
//
// A relay in front of another relay or of a foreign proxy, and rings of them.

#import "Fixtures.h"
#import "Harness.h"

TEST(front, "a relay in front of another passes on to its observers, then to the other's, then to the owner") {
  NSMutableArray *log = [NSMutableArray array];
  Lister *owner = [Lister named:@"o" log:log];
  SLMessageRelay *back = Relay(owner, [Lister named:@"back" log:log], nil);
  id relay = Relay(back, [Lister named:@"front" log:log], nil);
  [relay didScroll:@"v"];
  [relay zoomTo:2];
  EXPECT_EQUAL(Text(log), @"front didScroll v, back didScroll v, o didScroll v, "
      @"front zoomTo 2, back zoomTo 2, o zoomTo 2");
  EXPECT([relay heightOf:@"c"] == 44);
  Pair middle = [relay middleOf:(Pair){2, 4}];
  EXPECT(middle.x == 1 && middle.y == 2);
  EXPECT([relay respondsToSelector:@selector(otherCount)]);
  EXPECT([relay conformsToProtocol:@protocol(Other)]);
}

TEST(behind, "a relay that observes another passes on what it hears") {
  NSMutableArray *log = [NSMutableArray array];
  SLMessageRelay *inner = Relay([Lister named:@"i" log:log], [Lister named:@"a" log:log], nil);
  id relay = Relay([Lister named:@"o" log:log], inner, nil);
  [relay didScroll:@"v"];
  [relay moveBy:(Pair){1, 2}];
  [relay heightOf:@"c"];
  EXPECT_EQUAL(Text(log), @"a didScroll v, i didScroll v, o didScroll v, a moveBy 1 2, i moveBy 1 2, o moveBy 1 2, "
      @"o heightOf c");
}

TEST(deadBack, "what lies behind a relay that has died is swallowed") {
  NSMutableArray *log = [NSMutableArray array];
  Lister *owner = [Lister named:@"o" log:log], *a = [Lister named:@"a" log:log];
  SLMessageRelay *relay = Relay(nil, a, nil);
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  relay.owner = (id)Relay(owner, nil, nil);
  EXPECT([(id)relay heightOf:@"c"] == 44);
  [pool drain];
  EXPECT(relay.owner == nil);
  EXPECT([(id)relay heightOf:@"c"] == 0);
  [(id)relay didScroll:@"v"];
  EXPECT_EQUAL(Text(log), @"o heightOf c, a didScroll v");
}

TEST(fallenSilent, "what a relay behind answered once is swallowed when nobody there answers it any more") {
  NSMutableArray *log = [NSMutableArray array];
  SLMessageRelay *back = Relay(nil, nil, nil);
  SLMessageRelay *relay = Relay((id)back, nil, nil);
  Keeper *keeper = [[[Keeper alloc] init] autorelease];
  relay.keeper = keeper;
  back.owner = [Lister named:@"o" log:log];
  EXPECT(keeper->changes == 0);
  [relay refreshAnswers];
  EXPECT(keeper->changes == 1);
  EXPECT([(id)relay otherCount] == 7);
  back.owner = nil;
  EXPECT([(id)relay otherCount] == 0);
  [(id)relay reload];
  [relay refreshAnswers];
  EXPECT(keeper->changes == 2);
}

TEST(proxyBehind, "a foreign proxy behind a relay gets everything that it passes on") {
  NSMutableArray *log = [NSMutableArray array];
  Proxy *proxy = [[[Proxy alloc] init] autorelease];
  proxy->target = [Lister named:@"o" log:log];
  id relay = Relay(proxy, [Lister named:@"a" log:log], nil);
  [relay didScroll:@"v"];
  [relay zoomTo:1];
  EXPECT([relay heightOf:@"c"] == 44);
  EXPECT([relay otherCount] == 7);
  EXPECT_EQUAL(Text(log),
      @"a didScroll v, o didScroll v, a zoomTo 1, o zoomTo 1, o heightOf c, o otherCount");
}

TEST(proxyInFront, "a foreign proxy in front of a relay finds out what it answers, and passes everything on") {
  NSMutableArray *log = [NSMutableArray array];
  Proxy *proxy = [[[Proxy alloc] init] autorelease];
  SLMessageRelay *relay = Relay([Lister named:@"o" log:log], [Lister named:@"a" log:log], nil);
  proxy->target = relay;
  EXPECT([proxy respondsToSelector:@selector(didScroll:)] && [proxy respondsToSelector:@selector(otherCount)]);
  [(id)proxy didScroll:@"v"];
  EXPECT([(id)proxy heightOf:@"c"] == 44);
  EXPECT_EQUAL(Text(log), @"a didScroll v, o didScroll v, o heightOf c");
  EXPECT([relay isReachedFrom:(id)proxy]);
}

TEST(reached, "a relay knows who passes messages on to it, through others too, and who does not") {
  NSMutableArray *log = [NSMutableArray array];
  Lister *lister = [Lister named:@"l" log:log];
  Proxy *proxy = [[[Proxy alloc] init] autorelease], *second = [[[Proxy alloc] init] autorelease];
  SLMessageRelay *relay = Relay(lister, nil, nil), *other = Relay(lister, nil, nil), *observing = Relay(nil, nil, nil);
  EXPECT([relay isReachedFrom:(id)relay]);
  EXPECT(![relay isReachedFrom:(id)other]);
  EXPECT(![relay isReachedFrom:lister]);
  EXPECT(![relay isReachedFrom:(id)proxy]);
  proxy->target = relay;
  second->target = proxy;
  EXPECT([relay isReachedFrom:(id)second]);
  EXPECT(![other isReachedFrom:(id)second]);
  other.owner = (id)second;
  EXPECT([relay isReachedFrom:(id)other]);
  [observing addObserver:(id)other];
  EXPECT([relay isReachedFrom:(id)observing]);
}

/// Answers everything, without passing anything on.
@interface Braggart : NSObject
@end

@implementation Braggart
- (BOOL)respondsToSelector:(SEL)selector {
  (void)selector;
  return YES;
}
@end

TEST(braggart, "an object that says that it answers everything is no way to a relay") {
  Braggart *braggart = [[[Braggart alloc] init] autorelease];
  SLMessageRelay *relay = Relay((id)braggart, nil, nil);
  EXPECT(relay.owner == (id)braggart);
  EXPECT(![relay isReachedFrom:(id)braggart]);
}

TEST(refused, "a relay takes neither itself nor what leads back to it for its owner or observer") {
  NSMutableArray *log = [NSMutableArray array];
  Lister *owner = [Lister named:@"o" log:log];
  SLMessageRelay *relay = Relay(owner, nil, nil), *other = Relay((id)relay, nil, nil);
  Keeper *keeper = [[[Keeper alloc] init] autorelease];
  relay.keeper = keeper;
  relay.owner = (id)relay;
  EXPECT(relay.owner == owner);
  relay.owner = (id)other;
  EXPECT(relay.owner == owner);
  EXPECT(![relay addObserver:(id)relay]);
  EXPECT(![relay addObserver:(id)other]);
  EXPECT(![relay addObserver:(id)other selectors:[NSArray arrayWithObject:@"reload"]]);
  EXPECT([[relay observers] count] == 0);
  [(id)other reload];
  EXPECT_EQUAL(Text(log), @"o reload");
  EXPECT(keeper->changes == 0);
}

TEST(ring, "a ring that others make later is cut at the relay: its observers hear a message once, results are zero") {
  NSMutableArray *log = [NSMutableArray array];
  Lister *a = [Lister named:@"a" log:log];
  Proxy *proxy = [[[Proxy alloc] init] autorelease];
  SLMessageRelay *relay = Relay((id)proxy, a, nil);
  Keeper *keeper = [[[Keeper alloc] init] autorelease];
  relay.keeper = keeper;
  EXPECT([relay isReachedFrom:(id)proxy] == NO);
  proxy->target = relay;
  [(id)proxy didScroll:@"v"];
  EXPECT_EQUAL(Text(log), @"a didScroll v");
  EXPECT(keeper->rings == 1);
  EXPECT_EQUAL(keeper->lastRing, @"didScroll:");
  [(id)relay zoomTo:1];
  EXPECT([(id)relay heightOf:@"c"] == 0);
  EXPECT([(id)relay titleOf:@"c"] == nil);
  EXPECT_EQUAL(keeper->lastRing, @"titleOf:");
  EXPECT_EQUAL(Text(log), @"a didScroll v, a zoomTo 1");
  EXPECT(![relay respondsToSelector:@selector(heightOf:)]);
  EXPECT([relay respondsToSelector:@selector(didScroll:)]);
  EXPECT([relay conformsToProtocol:@protocol(Listing)] && ![relay conformsToProtocol:@protocol(Other)]);
  EXPECT([relay methodSignatureForSelector:@selector(otherCount)] == nil);
}

TEST(ringElsewhere, "a ring to which a relay does not belong does not lead to it, and may stand behind it") {
  NSMutableArray *log = [NSMutableArray array];
  Proxy *proxy = [[[Proxy alloc] init] autorelease];
  SLMessageRelay *inRing = Relay((id)proxy, [Lister named:@"r" log:log], nil);
  proxy->target = inRing;
  SLMessageRelay *relay = Relay(nil, [Lister named:@"a" log:log], nil);
  EXPECT(![relay isReachedFrom:(id)inRing]);
  relay.owner = (id)inRing;
  [(id)relay didScroll:@"v"];
  EXPECT([(id)relay heightOf:@"c"] == 0);
  EXPECT_EQUAL(Text(log), @"a didScroll v, r didScroll v");
}

TEST(ringOfObservers, "a ring through an observer is cut too, and the owner gets the message") {
  NSMutableArray *log = [NSMutableArray array];
  Proxy *proxy = [[[Proxy alloc] init] autorelease];
  proxy->target = [Lister named:@"x" log:log];
  SLMessageRelay *relay = Relay([Lister named:@"o" log:log], (id)proxy, nil);
  proxy->target = relay;
  [(id)relay didScroll:@"v"];
  [(id)relay zoomTo:1];
  EXPECT_EQUAL(Text(log), @"o didScroll v, o zoomTo 1");
}

/// Sends the relay by hand what it hears from it.
static void sendBack(Listener *listener) {
  [listener->context didScroll:@"back"];
}

TEST(handmade, "a ring that is made by hand ends after sixteen rounds, and the relay goes on working") {
  NSMutableArray *log = [NSMutableArray array];
  Lister *owner = [Lister named:@"o" log:log];
  SLMessageRelay *relay = Relay(owner, nil, nil);
  Keeper *keeper = [[[Keeper alloc] init] autorelease];
  relay.keeper = keeper;
  owner->context = relay;
  owner->action = sendBack;
  [(id)relay didScroll:@"v"];
  EXPECT([log count] == 16);
  EXPECT(keeper->rings == 1);
  owner->action = NULL;
  [log removeAllObjects];
  [(id)relay didScroll:@"v"];
  EXPECT_EQUAL(Text(log), @"o didScroll v");
}
