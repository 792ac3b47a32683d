// SPDX-License-Identifier: MIT

#import "SLRelayPassing.h"

#import "SLRelayCall.h"

/// A message that nobody implements. A relay that is asked whether it answers it knows that a way leads to it, and so
/// does every relay behind those that pass such questions on.
@protocol SLProbe
- (void)sl_isThisTheWayToTheRelay;
@end

BOOL SLIsProbe(SEL selector) {
  return sel_isEqual(selector, @selector(sl_isThisTheWayToTheRelay));
}

BOOL SLIsReached(SLMessageRelay *relay, id object) {
  if (object == relay) return YES;
  if (object == nil || !SLForwards(object)) return NO;
  SEL probe = @selector(sl_isThisTheWayToTheRelay);
  SLCall call = {(__bridge const void *)relay, probe, SLProbing, NO, NULL};
  SLEnter(&call);
  @try {
    // What it says does not count: some objects answer everything.
    (void)[object respondsToSelector:probe];
  } @finally {
    SLLeave(&call);
  }
  return call.isReached;
}

static BOOL SLLeadsOn(SLReference *reference) {
  if (reference == nil || !reference->forwards) return NO;
  id object = [reference take];
  BOOL leads = [object respondsToSelector:@selector(sl_isThisTheWayToTheRelay)];
  SL_RELEASE(object);
  return leads;
}

BOOL SLAnswerProbe(SLMessageRelay *relay) {
  if (SLReached((__bridge const void *)relay)) return YES;
  // Not the one that is looked for: ask all who get the relay's messages and pass messages on.
  SLCall call = {(__bridge const void *)relay, @selector(sl_isThisTheWayToTheRelay), SLAsking, NO, NULL};
  if (SLCallsLike(&call) > 0) return NO;
  BOOL leads = NO;
  SLReference *owner = [SLStateOf(relay) takeOwnerReference];
  NSArray *observers = [SLStateOf(relay) takeObservers];
  SLEnter(&call);
  @try {
    leads = SLLeadsOn(owner);
    for (SLReference *observer in observers) leads = SLLeadsOn(observer) || leads;
  } @finally {
    SLLeave(&call);
    SL_RELEASE(owner);
    SL_RELEASE(observers);
  }
  return leads;
}

static void SLStopRing(SLMessageRelay *relay, SEL selector) {
  id<SLMessageRelayKeeper> keeper = [SLStateOf(relay) takeKeeper];
  if ([keeper respondsToSelector:@selector(relay:didStopRing:)]) [keeper relay:relay didStopRing:selector];
  SL_RELEASE(keeper);
}

/// Whether this object passes messages on to the relay; the keeper is told then that this one was stopped.
static BOOL SLIsRing(SLMessageRelay *relay, id object, SEL selector) {
  if (!SLIsReached(relay, object)) return NO;
  SLStopRing(relay, selector);
  return YES;
}

// Views remember for long what was answered once. So a message that the relay may have answered before, but does not
// now, is no error.
id SLTakeOwner(SLMessageRelay *relay, SEL selector) {
  SLRelayState *state = SLStateOf(relay);
  SLReference *reference = [state takeOwnerReference];
  id owner = [reference take];
  if (owner != nil) {
    BOOL isKnown = SLPlace(state->table, selector) != NSNotFound || [state isStranger:selector];
    if ((reference->forwards && SLIsRing(relay, owner, selector))
        || (isKnown && ![owner respondsToSelector:selector])) {
      SL_RELEASE(owner);
      owner = nil;
    }
  }
  SL_RELEASE(reference);
  return owner;
}

/// Sends a message that returns nothing, with its words or by its invocation.
static void SLSend(id receiver, SEL selector, NSInvocation *invocation, int count, const uintptr_t *words) {
  if (invocation != nil) {
    [invocation invokeWithTarget:receiver];
    return;
  }
  typedef uintptr_t Word;
  switch (count) {
    case 0: ((void (*)(id, SEL))SL_SENDER(receiver, selector))(receiver, selector); break;
    case 1: ((void (*)(id, SEL, Word))SL_SENDER(receiver, selector))(receiver, selector, words[0]); break;
    case 2:
      ((void (*)(id, SEL, Word, Word))SL_SENDER(receiver, selector))(receiver, selector, words[0], words[1]);
      break;
    case 3:
      ((void (*)(id, SEL, Word, Word, Word))SL_SENDER(receiver, selector))(
          receiver, selector, words[0], words[1], words[2]);
      break;
    default:
      ((void (*)(id, SEL, Word, Word, Word, Word))SL_SENDER(receiver, selector))(
          receiver, selector, words[0], words[1], words[2], words[3]);
  }
}

void SLPass(SLMessageRelay *relay, SEL selector, NSInvocation *invocation, int count, const uintptr_t *words) {
  SLCall call = {(__bridge const void *)relay, selector, SLPassing, NO, NULL};
  if (SLCallsLike(&call) >= SLDeepest) {
    SLStopRing(relay, selector);
    return;
  }
  SL_KEEP(relay);
  SLRelayState *state = SLStateOf(relay);
  NSUInteger place = SLPlace(state->table, selector);
  NSArray *observers = [state isHeard:place] ? [state takeObservers] : nil;
  // The owner, if it has had the message as an observer. Held, so that no other object takes its address.
  id served = nil;
  SLEnter(&call);
  @try {
    for (SLRelayObserver *reference in observers) {
      if (!SLRead(&reference->hears[place])) continue;
      id observer = [reference take];
      if (observer == nil) continue;
      if (!reference->forwards || !SLIsRing(relay, observer, selector)) {
        if ([state isOwner:observer]) {
          SL_RELEASE(served);
          served = SL_RETAIN(observer);
        }
        SLSend(observer, selector, invocation, count, words);
      }
      SL_RELEASE(observer);
    }
    id owner = SLTakeOwner(relay, selector);
    if (owner != nil && owner != served) SLSend(owner, selector, invocation, count, words);
    SL_RELEASE(owner);
  } @finally {
    SLLeave(&call);
    SL_RELEASE(served);
    SL_RELEASE(observers);
    SL_RELEASE(relay);
  }
}

// What stands in the relay's class for messages that take a few words, so that these need no invocation.
static void SLDirect0(id relay, SEL selector) {
  SLPass(relay, selector, nil, 0, NULL);
}

static void SLDirect1(id relay, SEL selector, uintptr_t a) {
  SLPass(relay, selector, nil, 1, &a);
}

static void SLDirect2(id relay, SEL selector, uintptr_t a, uintptr_t b) {
  SLPass(relay, selector, nil, 2, (const uintptr_t[]){a, b});
}

static void SLDirect3(id relay, SEL selector, uintptr_t a, uintptr_t b, uintptr_t c) {
  SLPass(relay, selector, nil, 3, (const uintptr_t[]){a, b, c});
}

static void SLDirect4(id relay, SEL selector, uintptr_t a, uintptr_t b, uintptr_t c, uintptr_t d) {
  SLPass(relay, selector, nil, 4, (const uintptr_t[]){a, b, c, d});
}

const IMP SLDirects[SLMostWords + 1] = {
  (IMP)SLDirect0, (IMP)SLDirect1, (IMP)SLDirect2, (IMP)SLDirect3, (IMP)SLDirect4
};
