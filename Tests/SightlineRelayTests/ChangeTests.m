// SPDX-License-Identifier: MIT
//
// Observers and owners that change while a message is passed on.

#import "Fixtures.h"
#import "Harness.h"

static SLMessageRelay *changing;

static void removeContext(Listener *listener) {
  [changing removeObserver:listener->context];
}

static void addContext(Listener *listener) {
  [changing addObserver:listener->context];
}

static void ownContext(Listener *listener) {
  changing.owner = listener->context;
}

static void sendReload(Listener *listener) {
  listener->action = NULL;
  [(id)changing reload];
}

static void addAgain(Listener *listener) {
  listener->action = NULL;
  [changing removeObserver:listener->context];
  [changing addObserver:listener->context];
}

static void hearReloadAlone(Listener *listener) {
  [changing addObserver:listener->context selectors:[NSArray arrayWithObject:@"reload"]];
}

/// Sends a message to a relay with the observers a, b, c and the owner o, in which a does this with one of them; then
/// the message again. Both through the direct way and by an invocation, which have to agree.
static NSString *heard(void (*action)(Listener *), char context) {
  NSString *results[2];
  for (int byInvocation = 0; byInvocation < 2; byInvocation++) {
    NSMutableArray *log = [NSMutableArray array];
    Lister *a = [Lister named:@"a" log:log], *b = [Lister named:@"b" log:log], *c = [Lister named:@"c" log:log];
    Lister *owner = [Lister named:@"o" log:log], *fresh = [Lister named:@"n" log:log];
    changing = Relay(owner, a, b);
    [changing addObserver:c];
    a->action = action;
    a->context = context == 'a' ? a : context == 'b' ? b : context == 'c' ? c : context == 'o' ? owner : fresh;
    for (int times = 0; times < 2; times++) {
      if (times > 0) [log addObject:@"|"];
      if (byInvocation) {
        [(id)changing zoomTo:1];
      } else {
        [(id)changing didScroll:@"v"];
      }
    }
    NSMutableString *text = [NSMutableString string];
    for (NSString *line in log) {
      [text appendString:[line substringToIndex:1]];
      if ([line hasSuffix:@"reload"]) [text appendString:@"!"];
    }
    results[byInvocation] = text;
  }
  EXPECT_EQUAL(results[0], results[1]);
  return results[0];
}

TEST(removeSelf, "an observer that removes itself disturbs nobody") {
  EXPECT_EQUAL(heard(removeContext, 'a'), @"abco|bco");
}

TEST(removeNext, "an observer that is removed before its turn hears nothing") {
  EXPECT_EQUAL(heard(removeContext, 'b'), @"aco|aco");
  EXPECT_EQUAL(heard(removeContext, 'c'), @"abo|abo");
}

TEST(addNew, "an observer that is added during a message hears the next one") {
  EXPECT_EQUAL(heard(addContext, 'n'), @"abco|abcno");
}

TEST(addOwner, "an owner that becomes an observer during a message still gets it, once") {
  EXPECT_EQUAL(heard(addContext, 'o'), @"abco|abco");
}

TEST(readd, "an observer that is removed and added again during a message hears the next one, as the last") {
  EXPECT_EQUAL(heard(addAgain, 'b'), @"aco|acbo");
}

TEST(hearLess, "an observer that shall hear less from now on does not get the message under way") {
  EXPECT_EQUAL(heard(hearReloadAlone, 'b'), @"aco|aco");
}

TEST(newOwner, "an owner that is replaced during a message does not get it; the new one does") {
  EXPECT_EQUAL(heard(ownContext, 'n'), @"abcn|abcn");
}

TEST(ownerHadIt, "an observer that becomes the owner during a message does not get it twice") {
  EXPECT_EQUAL(heard(ownContext, 'a'), @"abca|abc");
  EXPECT_EQUAL(heard(ownContext, 'c'), @"abc|abc");
}

TEST(nested, "a message sent during a message goes to all, and the outer one goes on") {
  EXPECT_EQUAL(heard(sendReload, 'a'), @"aa!b!c!o!bco|abco");
}

TEST(manyChanges, "many observers may come and go during many messages") {
  NSMutableArray *log = [NSMutableArray array];
  Lister *owner = [Lister named:@"o" log:log];
  changing = Relay(owner, nil, nil);
  NSMutableArray *all = [NSMutableArray array];
  for (int i = 0; i < 50; i++) {
    Lister *listener = [Lister named:[NSString stringWithFormat:@"%02d", i] log:log];
    listener->context = i == 0 ? nil : [all objectAtIndex:(NSUInteger)(i * 7 % i)];
    listener->action = i % 3 == 0 ? NULL : i % 3 == 1 ? removeContext : addContext;
    [all addObject:listener];
    [changing addObserver:listener];
  }
  for (int i = 0; i < 50; i++) [(id)changing didScroll:@"v"];
  for (Lister *listener in all) [changing removeObserver:listener];
  [log removeAllObjects];
  [(id)changing didScroll:@"v"];
  EXPECT_EQUAL(Text(log), @"o didScroll v");
}
