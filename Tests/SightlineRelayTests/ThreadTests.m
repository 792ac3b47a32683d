// SPDX-License-Identifier: MIT
//
// Messages on several threads, while owners and observers come, go and die.

#import "Fixtures.h"
#import "Harness.h"

#include <pthread.h>

/// Counts what it hears, and remembers being alive.
@interface Pulse : NSObject <Scrolling> {
  @public
  long count;
  long alive;
}
- (void)zoomTo:(double)scale;
- (int)heightOf:(id)cell;
@end

@implementation Pulse
- (id)init {
  if ((self = [super init])) alive = 0x5a5a;
  return self;
}
- (void)dealloc {
  alive = 0;
  [super dealloc];
}
- (void)didScroll:(id)view {
  (void)view;
  __atomic_fetch_add(&count, alive == 0x5a5a, __ATOMIC_RELAXED);
}
- (void)didEnd:(id)view fast:(BOOL)fast {
  (void)view;
  (void)fast;
}
- (void)zoomTo:(double)scale {
  (void)scale;
  __atomic_fetch_add(&count, alive == 0x5a5a, __ATOMIC_RELAXED);
}
- (int)heightOf:(id)cell {
  (void)cell;
  return alive == 0x5a5a ? 44 : -1;
}
@end

static const int rounds = 20000;
static SLMessageRelay *shared;
static long wrong;

static void *sendMessages(void *kind) {
  GSRegisterCurrentThread();
  for (int i = 0; i < rounds; i++) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    if (kind == NULL) {
      [(id)shared didScroll:nil];
    } else if (i % 10 == 0) {
      int height = [(id)shared heightOf:nil];
      if (height != 0 && height != 44) __atomic_fetch_add(&wrong, 1, __ATOMIC_RELAXED);
    } else {
      [(id)shared zoomTo:1];
    }
    [pool drain];
  }
  GSUnregisterCurrentThread();
  return NULL;
}

TEST(threads, "messages may be sent on several threads while owners and observers come, go and die") {
  shared = [[SLMessageRelay alloc] initWithProtocol:@protocol(Listing)];
  wrong = 0;
  Pulse *constant = [[Pulse alloc] init];
  [shared addObserver:constant];
  pthread_t senders[3];
  for (int i = 0; i < 3; i++) pthread_create(&senders[i], NULL, sendMessages, i == 2 ? shared : NULL);
  for (int i = 0; i < rounds / 10; i++) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    Pulse *owner = [[Pulse alloc] init], *a = [[Pulse alloc] init];
    shared.owner = owner;
    [shared addObserver:a];
    if (i % 2 == 0) [shared removeObserver:a];
    if (i % 3 == 0) shared.owner = nil;
    [a release];
    [owner release];
    [pool drain];
  }
  for (int i = 0; i < 3; i++) pthread_join(senders[i], NULL);
  EXPECT(wrong == 0);
  EXPECT(constant->count == 2l * rounds + rounds * 9 / 10);
  EXPECT([[shared observers] count] == 1);
  EXPECT(shared.owner == nil);
  [constant release];
  [shared release];
}
