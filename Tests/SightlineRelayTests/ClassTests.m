// SPDX-License-Identifier: MIT
//
// What a relay says of its class.

#import "Fixtures.h"
#import "Harness.h"

TEST(plain, "a relay does not pretend to be of its owner's class unless it is told to") {
  SLMessageRelay *relay = Relay([Lister named:@"o" log:nil], nil, nil);
  EXPECT([relay class] == [SLMessageRelay class]);
  EXPECT([relay isKindOfClass:[SLMessageRelay class]] && [relay isKindOfClass:[NSObject class]]);
  EXPECT([relay isMemberOfClass:[SLMessageRelay class]] && ![relay isMemberOfClass:[NSObject class]]);
  EXPECT(![relay isKindOfClass:[Lister class]] && ![relay isKindOfClass:[Listener class]]);
  EXPECT(!relay.impersonatesOwner);
}

TEST(pretending, "a relay that impersonates its owner says that it is of the owner's class, and of its own") {
  SLMessageRelay *relay = Relay([Lister named:@"o" log:nil], [Scroller named:@"a" log:nil], nil);
  relay.impersonatesOwner = YES;
  EXPECT(relay.impersonatesOwner);
  EXPECT([relay class] == [Lister class]);
  EXPECT([relay isKindOfClass:[Lister class]] && [relay isKindOfClass:[Listener class]]);
  EXPECT([relay isKindOfClass:[SLMessageRelay class]] && ![relay isKindOfClass:[NSString class]]);
  EXPECT([relay isMemberOfClass:[Lister class]] && ![relay isMemberOfClass:[Listener class]]);
  EXPECT([relay respondsToSelector:@selector(setOwner:)] && [relay conformsToProtocol:@protocol(Listing)]);
  relay.impersonatesOwner = NO;
  EXPECT(![relay isKindOfClass:[Lister class]]);
}

TEST(nobody, "a relay whose owner is gone pretends nothing") {
  SLMessageRelay *relay = Relay(nil, [Lister named:@"a" log:nil], nil);
  relay.impersonatesOwner = YES;
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  relay.owner = [Lister named:@"o" log:nil];
  EXPECT([relay isKindOfClass:[Lister class]]);
  [pool drain];
  EXPECT(![relay isKindOfClass:[Lister class]] && [relay class] == [SLMessageRelay class]);
}

TEST(twoProtocols, "relays for different protocols do not share what their messages take") {
  NSMutableArray *log = [NSMutableArray array];
  Lister *a = [Lister named:@"a" log:log], *owner = [Lister named:@"o" log:log];
  SLMessageRelay *listing = Relay(owner, a, nil);
  SLMessageRelay *other = [[[SLMessageRelay alloc] initWithProtocol:@protocol(Other)] autorelease];
  other.owner = owner;
  [other addObserver:a];
  // Not a message of this one's protocol, so the owner's alone.
  [(id)other didScroll:@"v"];
  [(id)listing didScroll:@"w"];
  EXPECT([(id)other otherCount] == 7);
  EXPECT_EQUAL(Text(log), @"o didScroll v, a didScroll w, o didScroll w, o otherCount");
  EXPECT([other.protocolMethods count] == 1 && ![other conformsToProtocol:@protocol(NSCoding)]);
}

@protocol Empty <NSObject>
@end

TEST(empty, "a relay for a protocol without methods passes everything to its owner") {
  NSMutableArray *log = [NSMutableArray array];
  SLMessageRelay *relay = [[[SLMessageRelay alloc] initWithProtocol:@protocol(Empty)] autorelease];
  relay.owner = [Lister named:@"o" log:log];
  [relay addObserver:[Lister named:@"a" log:log]];
  [(id)relay didScroll:@"v"];
  EXPECT_EQUAL(Text(log), @"o didScroll v");
  EXPECT([relay.protocolMethods count] == 0);
}
