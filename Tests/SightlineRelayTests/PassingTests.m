// SPDX-License-Identifier: MIT
//
// Who gets which message, in which order, with which arguments.

#import "Fixtures.h"
#import "Harness.h"

TEST(order, "observers hear a message in the order in which they were added, then the owner") {
  NSMutableArray *log = [NSMutableArray array];
  Lister *owner = [Lister named:@"owner" log:log];
  Lister *a = [Lister named:@"a" log:log], *b = [Lister named:@"b" log:log], *c = [Lister named:@"c" log:log];
  id relay = Relay(owner, b, a);
  [relay addObserver:c];
  [relay didScroll:@"v"];
  EXPECT_EQUAL(Text(log), @"b didScroll v, a didScroll v, c didScroll v, owner didScroll v");
  EXPECT([[relay observers] isEqualToArray:([NSArray arrayWithObjects:b, a, c, nil])]);
}

TEST(arguments, "every message that can be observed arrives with all its arguments, whatever they are") {
  NSMutableArray *log = [NSMutableArray array];
  Lister *owner = [Lister named:@"o" log:log], *a = [Lister named:@"a" log:log];
  id relay = Relay(owner, a, nil);
  [relay reload];
  [relay didScroll:@"v"];
  [relay didEnd:@"v" fast:YES];
  [relay willShow:@"cell" in:@"v" at:-3];
  [relay mix:@"x" integer:-70000 character:-5 word:~0ul];
  [relay many:@"1" b:@"2" c:@"3" d:-4 e:YES];
  [relay zoomTo:1.5];
  [relay moveBy:(Pair){2.5, -3}];
  NSArray *sent = [NSArray arrayWithObjects:@"reload", @"didScroll v", @"didEnd v 1", @"willShow cell v -3",
      @"mix x -70000 -5 18446744073709551615", @"many 1 2 3 -4 1", @"zoomTo 1.5", @"moveBy 2.5 -3", nil];
  NSMutableArray *expected = [NSMutableArray array];
  for (NSString *message in sent) {
    [expected addObject:[@"a " stringByAppendingString:message]];
    [expected addObject:[@"o " stringByAppendingString:message]];
  }
  EXPECT_EQUAL(Text(log), Text(expected));
}

TEST(notObserved, "messages that return something or can answer through a parameter are the owner's alone") {
  NSMutableArray *log = [NSMutableArray array];
  Lister *owner = [Lister named:@"o" log:log], *a = [Lister named:@"a" log:log];
  id relay = Relay(owner, a, nil);
  Pair target = {1, 2};
  char text[] = "xy";
  id error = nil;
  [relay stopAt:&target];
  [(id<Listing>)relay name:text];
  [relay fail:&error];
  [relay fill:@"v"];
  EXPECT([relay heightOf:@"c"] == 44);
  EXPECT_EQUAL([relay titleOf:@"c"], @"o");
  EXPECT_EQUAL(Text(log), @"o stopAt 2 2, o name, o fail, o fill v, o heightOf c, o titleOf c");
  EXPECT(target.x == 2);
  EXPECT(text[0] == 'n');
  EXPECT(error == owner);
}

TEST(partial, "an observer gets only what it answers, and so does the owner") {
  NSMutableArray *log = [NSMutableArray array];
  Scroller *owner = [Scroller named:@"o" log:log], *a = [Scroller named:@"a" log:log];
  Lister *b = [Lister named:@"b" log:log];
  id relay = Relay(owner, a, b);
  [relay reload];
  [relay zoomTo:2];
  [relay didScroll:@"v"];
  EXPECT_EQUAL(Text(log), @"b reload, b zoomTo 2, a didScroll v, b didScroll v, o didScroll v");
}

TEST(chosen, "an observer can be given a part of what it answers") {
  NSMutableArray *log = [NSMutableArray array];
  Lister *owner = [Lister named:@"o" log:log], *a = [Lister named:@"a" log:log];
  SLMessageRelay *relay = Relay(owner, nil, nil);
  NSArray *chosen = [NSArray arrayWithObjects:@"didScroll:", @"titleOf:", @"noSuch:", nil];
  EXPECT([relay addObserver:a selectors:chosen]);
  [(id)relay didScroll:@"v"];
  [(id)relay reload];
  [(id)relay titleOf:@"c"];
  EXPECT_EQUAL(Text(log), @"a didScroll v, o didScroll v, o reload, o titleOf c");
}

TEST(again, "an observer that is added again keeps its place and hears what it is given now") {
  NSMutableArray *log = [NSMutableArray array];
  Lister *a = [Lister named:@"a" log:log], *b = [Lister named:@"b" log:log];
  SLMessageRelay *relay = Relay(nil, a, b);
  [relay addObserver:a selectors:[NSArray arrayWithObject:@"didScroll:"]];
  [(id)relay didScroll:@"v"];
  [(id)relay reload];
  EXPECT_EQUAL(Text(log), @"a didScroll v, b didScroll v, b reload");
  EXPECT([[relay observers] count] == 2);
  [relay addObserver:a];
  [(id)relay reload];
  EXPECT_EQUAL([log lastObject], @"b reload");
  EXPECT([log count] == 5);
}

TEST(removed, "a removed observer hears nothing more, and the others go on") {
  NSMutableArray *log = [NSMutableArray array];
  Lister *a = [Lister named:@"a" log:log], *b = [Lister named:@"b" log:log];
  SLMessageRelay *relay = Relay(nil, a, b);
  [relay removeObserver:a];
  [relay removeObserver:[Lister named:@"stranger" log:log]];
  [(id)relay didScroll:@"v"];
  EXPECT_EQUAL(Text(log), @"b didScroll v");
  EXPECT([[relay observers] isEqualToArray:[NSArray arrayWithObject:b]]);
}

TEST(both, "an object that is observer and owner gets a message once, in its place among the observers") {
  NSMutableArray *log = [NSMutableArray array];
  Lister *a = [Lister named:@"a" log:log], *b = [Lister named:@"b" log:log];
  id relay = Relay(a, a, b);
  [relay didScroll:@"v"];
  [relay zoomTo:1];
  EXPECT_EQUAL(Text(log), @"a didScroll v, b didScroll v, a zoomTo 1, b zoomTo 1");
  EXPECT([relay heightOf:@"c"] == 44);
}

TEST(ownersOwn, "messages that no protocol lists are the owner's, structures and all") {
  NSMutableArray *log = [NSMutableArray array];
  id relay = Relay([Lister named:@"o" log:log], [Lister named:@"a" log:log], nil);
  Pair middle = [relay middleOf:(Pair){3, 5}];
  EXPECT(middle.x == 1.5 && middle.y == 2.5);
  EXPECT([relay otherCount] == 7);
  EXPECT_EQUAL(Text(log), @"o otherCount");
}

static void sendOtherCount(id relay) {
  [relay otherCount];
}

TEST(unknown, "a message that nobody has ever answered raises, as with any object") {
  NSMutableArray *log = [NSMutableArray array];
  EXPECT(Raises(sendOtherCount, Relay(nil, nil, nil)));
  EXPECT(Raises(sendOtherCount, Relay([Scroller named:@"o" log:log], [Lister named:@"a" log:log], nil)));
}

TEST(straight, "what nobody observes is handed to the owner by the runtime; what is observed is not") {
  NSMutableArray *log = [NSMutableArray array];
  Lister *owner = [Lister named:@"o" log:log];
  SLMessageRelay *relay = Relay(owner, nil, nil);
  EXPECT([relay forwardingTargetForSelector:@selector(zoomTo:)] == owner);
  EXPECT([relay forwardingTargetForSelector:@selector(heightOf:)] == owner);
  EXPECT([relay forwardingTargetForSelector:@selector(middleOf:)] == owner);
  [relay addObserver:[Lister named:@"a" log:log]];
  EXPECT([relay forwardingTargetForSelector:@selector(zoomTo:)] == nil);
  EXPECT([relay forwardingTargetForSelector:@selector(heightOf:)] == owner);
}

TEST(noParts, "a relay without owner and observers swallows what its protocol lists") {
  id relay = Relay(nil, nil, nil);
  [relay reload];
  [relay zoomTo:1];
  EXPECT([relay heightOf:@"c"] == 0);
  EXPECT([relay titleOf:@"c"] == nil);
  EXPECT(![relay respondsToSelector:@selector(reload)]);
}

static void throw(Listener *listener) {
  (void)listener;
  [NSException raise:@"Test" format:@"thrown"];
}

TEST(thrown, "an exception of an observer reaches the sender, and the relay goes on working") {
  NSMutableArray *log = [NSMutableArray array];
  Lister *owner = [Lister named:@"o" log:log], *a = [Lister named:@"a" log:log];
  id relay = Relay(owner, a, nil);
  a->action = throw;
  // More often than messages may come back in a ring.
  for (int i = 0; i < 20; i++) {
    NSString *reason = nil;
    @try {
      [relay didScroll:@"v"];
    } @catch (NSException *exception) {
      reason = [exception reason];
    }
    EXPECT_EQUAL(reason, @"thrown");
  }
  a->action = NULL;
  [log removeAllObjects];
  [relay didScroll:@"w"];
  EXPECT_EQUAL(Text(log), @"a didScroll w, o didScroll w");
}
