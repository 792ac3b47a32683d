// SPDX-License-Identifier: MIT
//
// Owners and observers that die, before a message and during one; and a relay that dies.

#import "Fixtures.h"
#import "Harness.h"

/// An owner that is gone when this returns.
static id relayOfDead(NSMutableArray *log, Lister *observer) {
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  id relay = [Relay([Lister named:@"o" log:log], observer, nil) retain];
  [pool drain];
  return [relay autorelease];
}

TEST(swallowed, "messages for an owner that has died are swallowed, and observers go on hearing theirs") {
  NSMutableArray *log = [NSMutableArray array];
  id relay = relayOfDead(log, nil);
  Pair target = {1, 2};
  [relay reload];
  [relay zoomTo:1];
  [relay stopAt:&target];
  EXPECT([relay heightOf:@"c"] == 0);
  EXPECT([relay otherCount] == 0);
  Pair middle = [relay middleOf:(Pair){1, 2}];
  EXPECT(middle.x == 0 && middle.y == 0);
  EXPECT(target.x == 1 && target.y == 2);
  EXPECT_EQUAL(Text(log), @"");
  Lister *a = [Lister named:@"a" log:log];
  relay = relayOfDead(log, a);
  [relay didScroll:@"v"];
  [relay zoomTo:3];
  EXPECT_EQUAL(Text(log), @"a didScroll v, a zoomTo 3");
}

TEST(noLonger, "a relay whose owner has died answers what its observers answer, and nothing else") {
  NSMutableArray *log = [NSMutableArray array];
  Lister *a = [Lister named:@"a" log:log];
  SLMessageRelay *relay = relayOfDead(log, a);
  EXPECT(relay.owner == nil);
  EXPECT([relay respondsToSelector:@selector(didScroll:)]);
  EXPECT(![relay respondsToSelector:@selector(heightOf:)]);
  EXPECT(![relay respondsToSelector:@selector(otherCount)]);
  EXPECT(![relay conformsToProtocol:@protocol(Other)]);
}

TEST(proxied, "what an owner answered through a proxy is swallowed too when the owner has died") {
  NSMutableArray *log = [NSMutableArray array];
  Proxy *proxy = [[Proxy alloc] init];
  proxy->target = [Lister named:@"o" log:log];
  id relay = Relay(proxy, nil, nil);
  EXPECT([relay respondsToSelector:@selector(middleOf:)]);
  Pair middle = [relay middleOf:(Pair){1, 2}];
  EXPECT(middle.x == 0.5 && middle.y == 1);
  [proxy release];
  EXPECT([relay owner] == nil);
  middle = [relay middleOf:(Pair){1, 2}];
  EXPECT(middle.x == 0 && middle.y == 0);
}

TEST(deadObserver, "an observer that has died is left out, and not kept alive before") {
  NSMutableArray *log = [NSMutableArray array];
  Lister *b = [Lister named:@"b" log:log];
  SLMessageRelay *relay = Relay(nil, nil, nil);
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  [relay addObserver:[Lister named:@"a" log:log]];
  [relay addObserver:b];
  [pool drain];
  [(id)relay didScroll:@"v"];
  [(id)relay zoomTo:1];
  EXPECT_EQUAL(Text(log), @"b didScroll v, b zoomTo 1");
  EXPECT([[relay observers] isEqualToArray:[NSArray arrayWithObject:b]]);
}

/// Removes itself in its dealloc, as many objects do.
@interface Leaver : Scroller {
  @public
  SLMessageRelay *relay;
}
@end

@implementation Leaver
- (void)dealloc {
  [relay removeObserver:self];
  [(id)relay didScroll:@"last"];
  [super dealloc];
}
@end

TEST(leaving, "an observer may remove itself while it is being deallocated, and hears nothing then") {
  NSMutableArray *log = [NSMutableArray array];
  SLMessageRelay *relay = Relay(nil, nil, nil);
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  Leaver *leaver = [Leaver named:@"l" log:log];
  leaver->relay = relay;
  [relay addObserver:leaver];
  [(id)relay didScroll:@"v"];
  [pool drain];
  EXPECT_EQUAL(Text(log), @"l didScroll v");
  EXPECT([[relay observers] count] == 0);
  EXPECT(![relay respondsToSelector:@selector(didScroll:)]);
}

static void releaseContext(Listener *listener) {
  [listener->context release];
  listener->context = nil;
}

TEST(dyingLater, "an observer that dies during a message is not sent it, nor is an owner") {
  NSMutableArray *log = [NSMutableArray array];
  Lister *a = [Lister named:@"a" log:log];
  Lister *b = [[Lister alloc] init], *owner = [[Lister alloc] init];
  b->log = [log retain];
  owner->log = [log retain];
  id relay = Relay(owner, a, b);
  a->context = b;
  a->action = releaseContext;
  [relay didScroll:@"v"];
  EXPECT_EQUAL(Text(log), @"a didScroll v, (null) didScroll v");
  a->context = owner;
  [relay zoomTo:1];
  EXPECT_EQUAL([log lastObject], @"a zoomTo 1");
  EXPECT([relay owner] == nil);
}

TEST(dyingNow, "an observer that gives up its last reference to itself lives until its message ends") {
  NSMutableArray *log = [NSMutableArray array];
  Lister *a = [[Lister alloc] init];
  a->log = [log retain];
  a->name = [@"a" copy];
  a->context = a;
  a->action = releaseContext;
  SLMessageRelay *relay = Relay(nil, a, nil);
  [(id)relay didScroll:@"v"];
  EXPECT_EQUAL(Text(log), @"a didScroll v");
  EXPECT([[relay observers] count] == 0);
}

TEST(dyingRelay, "a relay that is released by an observer passes its message on to the end") {
  NSMutableArray *log = [NSMutableArray array];
  Lister *a = [Lister named:@"a" log:log], *b = [Lister named:@"b" log:log], *owner = [Lister named:@"o" log:log];
  SLMessageRelay *relay = [[SLMessageRelay alloc] initWithProtocol:@protocol(Listing)];
  relay.owner = owner;
  [relay addObserver:a];
  [relay addObserver:b];
  a->context = relay;
  a->action = releaseContext;
  [(id)relay didScroll:@"v"];
  EXPECT_EQUAL(Text(log), @"a didScroll v, b didScroll v, o didScroll v");
}

TEST(noHold, "a relay keeps neither owner nor observers nor keeper alive, and they may outlive it") {
  NSMutableArray *log = [NSMutableArray array];
  Lister *owner = [Lister named:@"o" log:log], *a = [Lister named:@"a" log:log];
  Keeper *keeper = [[[Keeper alloc] init] autorelease];
  NSUInteger counts = [owner retainCount] + [a retainCount] + [keeper retainCount];
  SLMessageRelay *relay = [[SLMessageRelay alloc] initWithProtocol:@protocol(Listing)];
  relay.keeper = keeper;
  relay.owner = owner;
  [relay addObserver:a];
  [(id)relay didScroll:@"v"];
  [(id)relay reload];
  EXPECT([owner retainCount] + [a retainCount] + [keeper retainCount] == counts);
  int changes = keeper->changes;
  [relay release];
  EXPECT(changes == 1 && keeper->changes == 1);
}

TEST(deadKeeper, "a keeper that has died is told nothing") {
  NSMutableArray *log = [NSMutableArray array];
  SLMessageRelay *relay = Relay(nil, nil, nil);
  Keeper *keeper = [[Keeper alloc] init];
  relay.keeper = keeper;
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  EXPECT(relay.keeper == keeper);
  [pool drain];
  [keeper release];
  EXPECT(relay.keeper == nil);
  relay.owner = [Lister named:@"o" log:log];
  EXPECT([relay respondsToSelector:@selector(reload)]);
}
