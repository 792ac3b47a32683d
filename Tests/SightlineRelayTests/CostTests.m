// SPDX-License-Identifier: MIT
//
// What messages cost: no memory that stays, and no invocation where none is needed.

#import "Fixtures.h"
#import "Harness.h"

#include <malloc.h>
#include <objc/runtime.h>
#include <time.h>

/// Counts, and does nothing else.
@interface Counter : NSObject <Scrolling> {
  @public
  long count;
}
- (void)zoomTo:(double)scale;
- (void)willShow:(id)cell in:(id)view at:(NSInteger)row;
- (int)heightOf:(id)cell;
- (Pair)middleOf:(Pair)pair;
@end

@implementation Counter
- (void)didScroll:(id)view {
  (void)view;
  count++;
}
- (void)didEnd:(id)view fast:(BOOL)fast {
  (void)view;
  count += fast;
}
- (void)zoomTo:(double)scale {
  count += scale > 0;
}
- (void)willShow:(id)cell in:(id)view at:(NSInteger)row {
  (void)cell;
  (void)view;
  count += row;
}
- (int)heightOf:(id)cell {
  (void)cell;
  count++;
  return 1;
}
- (Pair)middleOf:(Pair)pair {
  count++;
  return pair;
}
@end

#ifdef __SANITIZE_ADDRESS__
size_t __sanitizer_get_current_allocated_bytes(void);

static long bytesInUse(void) {
  return (long)__sanitizer_get_current_allocated_bytes();
}

/// Each message takes several times as long here, and the full number is sent without the sanitizer.
static const long million = 100000;
#else
static long bytesInUse(void) {
  return (long)mallinfo2().uordblks;
}

static const long million = 1000000;
#endif

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/// Sends a message so many times, in rounds of a thousand; the bytes in use that stay after the first rounds.
/// `withPool` empties a pool after each round, as a run loop does.
static long growth(long times, BOOL withPool, void (*send)(id), id receiver, double *nanoseconds) {
  long before = 0;
  double start = 0;
  for (long i = 0; i < times; i += 1000) {
    if (i == 10000) {
      before = bytesInUse();
      start = seconds();
    }
    NSAutoreleasePool *pool = withPool ? [[NSAutoreleasePool alloc] init] : nil;
    for (int j = 0; j < 1000; j++) send(receiver);
    [pool drain];
  }
  if (nanoseconds != NULL) *nanoseconds = (seconds() - start) * 1e9 / (double)(times - 10000);
  long more = bytesInUse() - before;
  if (more != 0) SLNote(@"%ld bytes stayed", more);
  return more;
}

static void scroll(id receiver) {
  [receiver didScroll:receiver];
}

static void zoom(id receiver) {
  [receiver zoomTo:1];
}

static void height(id receiver) {
  [receiver heightOf:nil];
}

static void middle(id receiver) {
  [receiver middleOf:(Pair){1, 2}];
}

static void leak(id receiver) {
  (void)receiver;
  if (malloc(1) == NULL) abort();
}

/// What the system may keep for itself, however many messages are sent.
static const long slack = 2048;

TEST(seesLeaks, "a leak of one byte a message would be seen") {
  EXPECT(growth(20000, NO, leak, nil, NULL) >= 10000);
}

TEST(direct, "a million messages with objects leave nothing behind, not even in an autorelease pool") {
  Counter *owner = [[[Counter alloc] init] autorelease], *a = [[[Counter alloc] init] autorelease];
  Counter *b = [[[Counter alloc] init] autorelease];
  SLMessageRelay *relay = Relay(owner, a, b);
  double one, two;
  EXPECT(growth(million, NO, scroll, relay, &two) < slack);
  EXPECT(owner->count == million && a->count == million && b->count == million);
  [relay removeObserver:b];
  [relay removeObserver:a];
  EXPECT(growth(million, NO, scroll, relay, &one) < slack);
  double plain;
  growth(million, NO, scroll, owner, &plain);
  SLNote(@"didScroll: %.0f ns to the owner itself, %.0f ns by a relay, %.0f ns with two observers", plain, one, two);
}

TEST(invoked, "a million messages with numbers leave nothing behind") {
  Counter *owner = [[[Counter alloc] init] autorelease], *a = [[[Counter alloc] init] autorelease];
  double nanoseconds;
  EXPECT(growth(million, YES, zoom, Relay(owner, a, nil), &nanoseconds) < slack);
  EXPECT(owner->count == million && a->count == million);
  SLNote(@"zoomTo: %.0f ns with one observer, by an invocation", nanoseconds);
}

TEST(answered, "a million messages with results leave nothing behind, whether or not the owner lives") {
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  Counter *owner = [[Counter alloc] init];
  SLMessageRelay *relay = [Relay(owner, [[[Counter alloc] init] autorelease], nil) retain];
  EXPECT(growth(million / 2, YES, height, relay, NULL) < slack);
  EXPECT(growth(million / 2, YES, middle, relay, NULL) < slack);
  EXPECT(owner->count == million);
  [pool drain];
  [owner release];
  [relay autorelease];
  EXPECT(relay.owner == nil);
  EXPECT(growth(million / 2, YES, height, relay, NULL) < slack);
  EXPECT(growth(million / 2, YES, middle, relay, NULL) < slack);
}

static void addAndRemove(id relay) {
  Counter *counter = [[Counter alloc] init];
  [relay addObserver:counter];
  [relay setOwner:counter];
  [relay didScroll:nil];
  [relay removeObserver:counter];
  [counter release];
}

TEST(comings, "observers and owners that come and go leave nothing behind, at the relay and at themselves") {
  SLMessageRelay *relay = Relay(nil, nil, nil);
  EXPECT(growth(30000, YES, addAndRemove, relay, NULL) < slack);
}

static void relayForAWhile(id owner) {
  SLMessageRelay *relay = [[SLMessageRelay alloc] initWithProtocol:@protocol(Listing)];
  relay.owner = owner;
  [relay addObserver:owner];
  // The relay remembers what no protocol lists.
  if (![relay respondsToSelector:@selector(middleOf:)]) abort();
  [relay release];
}

TEST(relays, "relays that come and go leave nothing behind, at their owners either") {
  Counter *owner = [[[Counter alloc] init] autorelease];
  EXPECT(growth(30000, YES, relayForAWhile, owner, NULL) < slack);
}

static long invocations;
static IMP plainForward;

static void countingForward(id self, SEL selector, NSInvocation *invocation) {
  invocations++;
  ((void (*)(id, SEL, NSInvocation *))plainForward)(self, selector, invocation);
}

TEST(hot, "messages with up to four objects or integers are passed on without an invocation, others with one") {
  NSMutableArray *log = [NSMutableArray array];
  id relay = Relay([Lister named:@"o" log:log], [Lister named:@"a" log:log], nil);
  Method method = class_getInstanceMethod([SLMessageRelay class], @selector(forwardInvocation:));
  plainForward = method_setImplementation(method, (IMP)countingForward);
  invocations = 0;
  [relay reload];
  [relay didScroll:@"v"];
  [relay didEnd:@"v" fast:YES];
  [relay willShow:@"c" in:@"v" at:3];
  [relay mix:@"x" integer:1 character:2 word:3];
  EXPECT(invocations == 0);
  [relay many:@"1" b:@"2" c:@"3" d:4 e:YES];
  [relay zoomTo:1];
  [relay moveBy:(Pair){1, 2}];
  EXPECT(invocations == 3);
  method_setImplementation(method, plainForward);
  EXPECT([log count] == 16);
}
