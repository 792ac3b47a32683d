// SPDX-License-Identifier: MIT

#import "SLMessageRelay.h"

#import "SLRelayCall.h"
#import "SLRelayState.h"

#include <stdlib.h>

/// A message that nobody implements. A relay that is asked whether it answers it knows that a way leads to it, and so
/// does every relay behind those that pass such questions on.
@protocol SLProbe
- (void)sl_isThisTheWayToTheRelay;
@end

@interface SLMessageRelay () <SLReferenceHolder>
- (id)takeOwnerFor:(SEL)selector SL_RETURNS_RETAINED;
- (BOOL)isRingWith:(id)object selector:(SEL)selector;
- (void)stopRing:(SEL)selector;
- (BOOL)add:(id<NSObject>)observer selectors:(NSArray *)selectors;
- (NSMethodSignature *)ownersSignatureFor:(SEL)selector;
- (id)takeImpersonated SL_RETURNS_RETAINED;
- (BOOL)leadsOn;
@end

@implementation SLMessageRelay

static inline SLRelayState *SLStateOf(SLMessageRelay *relay) {
  return relay->_state;
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

/// Passes on a message that can be observed: to its observers in order, then to the owner.
static void SLPass(
    SLMessageRelay *relay, SEL selector, NSInvocation *invocation, int count, const uintptr_t *words) {
  SLCall call = {(__bridge const void *)relay, selector, SLPassing, NO, NULL};
  if (SLCallsLike(&call) >= SLDeepest) {
    [relay stopRing:selector];
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
      if (!reference->forwards || ![relay isRingWith:observer selector:selector]) {
        if ([state isOwner:observer]) {
          SL_RELEASE(served);
          served = SL_RETAIN(observer);
        }
        SLSend(observer, selector, invocation, count, words);
      }
      SL_RELEASE(observer);
    }
    id owner = [relay takeOwnerFor:selector];
    if (owner != nil && owner != served) SLSend(owner, selector, invocation, count, words);
    SL_RELEASE(owner);
  } @finally {
    SLLeave(&call);
    SL_RELEASE(served);
    SL_RELEASE(observers);
    SL_RELEASE(relay);
  }
}

static BOOL SLLeadsOn(SLReference *reference) {
  if (reference == nil || !reference->forwards) return NO;
  id object = [reference take];
  BOOL leads = [object respondsToSelector:@selector(sl_isThisTheWayToTheRelay)];
  SL_RELEASE(object);
  return leads;
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

static const IMP SLDirects[SLMostWords + 1] = {
  (IMP)SLDirect0, (IMP)SLDirect1, (IMP)SLDirect2, (IMP)SLDirect3, (IMP)SLDirect4
};

- (instancetype)initWithProtocol:(Protocol *)protocol {
  if ((self = [super init])) {
    Class base = [SLMessageRelay class];
    SLRelayMethods *table = [SLRelayMethods methodsOfProtocol:protocol base:base directs:SLDirects];
    _state = [[SLRelayState alloc] initWithTable:table];
    object_setClass(self, table->relayClass);
  }
  return self;
}

- (void)dealloc {
  SL_RELEASE(_state);
  SL_SUPER_DEALLOC;
}

- (NSString *)description {
  SLRelayState *state = SLStateOf(self);
  id owner = [state takeOwner];
  NSString *text = [NSString stringWithFormat:@"<SLMessageRelay %p: %s to %@ %p, %lu observers>", (__bridge void *)self,
      protocol_getName(state->table->protocol), NSStringFromClass(object_getClass(owner)), (__bridge void *)owner,
      (unsigned long)[[self observers] count]];
  SL_RELEASE(owner);
  return text;
}

// MARK: Who takes part

- (Protocol *)protocol {
  return SLStateOf(self)->table->protocol;
}

- (id<NSObject>)owner {
  id owner = [SLStateOf(self) takeOwner];
  return SL_AUTORELEASE(owner);
}

- (void)setOwner:(id<NSObject>)owner {
  if (owner != nil && [self isReachedFrom:owner]) return;
  SLReference *reference = owner == nil ? nil : [[SLReference alloc] initWithObject:owner holder:self];
  [SLStateOf(self) setOwner:reference class:[(id)owner class]];
  SL_RELEASE(reference);
  [self refresh];
}

- (id<SLMessageRelayKeeper>)keeper {
  id keeper = [SLStateOf(self) takeKeeper];
  return SL_AUTORELEASE(keeper);
}

- (void)setKeeper:(id<SLMessageRelayKeeper>)keeper {
  SLReference *reference = keeper == nil ? nil : [[SLReference alloc] initWithObject:keeper holder:nil];
  [SLStateOf(self) setKeeper:reference];
  SL_RELEASE(reference);
}

- (NSArray *)observers {
  NSMutableArray *living = [NSMutableArray array];
  NSArray *references = [SLStateOf(self) takeObservers];
  for (SLReference *reference in references) {
    id observer = [reference take];
    if (observer != nil) [living addObject:observer];
    SL_RELEASE(observer);
  }
  SL_RELEASE(references);
  return living;
}

- (BOOL)addObserver:(id<NSObject>)observer {
  return [self add:observer selectors:nil];
}

- (BOOL)addObserver:(id<NSObject>)observer selectors:(NSArray *)selectors {
  return [self add:observer selectors:selectors];
}

- (BOOL)add:(id<NSObject>)observer selectors:(NSArray *)selectors {
  if ([self isReachedFrom:observer]) return NO;
  SLRelayState *state = SLStateOf(self);
  SLRelayMethods *table = state->table;
  unsigned char *hears = calloc(table->count + 1, 1);
  for (NSUInteger place = 0; place < table->count; place++) {
    SLMethod method = table->methods[place];
    if (!method.shape.isObservable) continue;
    if (selectors != nil && ![selectors containsObject:NSStringFromSelector(method.selector)]) continue;
    hears[place] = [observer respondsToSelector:method.selector];
  }
  [state add:observer hearing:hears holder:self];
  free(hears);
  [self refresh];
  return YES;
}

- (void)removeObserver:(id<NSObject>)observer {
  if ([SLStateOf(self) removeReference:nil address:(__bridge const void *)observer]) [self refresh];
}

- (void)referenceDied:(SLReference *)reference {
  SLRelayState *state = SLStateOf(self);
  if ([state removeReference:reference address:NULL] || [state isOwnerReference:reference]) [self refresh];
}

// MARK: What is answered

- (NSDictionary *)methods {
  SLRelayMethods *table = SLStateOf(self)->table;
  NSMutableDictionary *encodings = [NSMutableDictionary dictionaryWithCapacity:table->count];
  for (NSUInteger place = 0; place < table->count; place++) {
    SLMethod method = table->methods[place];
    [encodings setObject:[NSString stringWithUTF8String:method.types] forKey:NSStringFromSelector(method.selector)];
  }
  return encodings;
}

- (BOOL)canObserve:(SEL)selector {
  SLRelayMethods *table = SLStateOf(self)->table;
  NSUInteger place = SLPlace(table, selector);
  return place != NSNotFound && table->methods[place].shape.isObservable;
}

- (void)refresh {
  SLRelayState *state = SLStateOf(self);
  SLRelayMethods *table = state->table;
  unsigned char *answers = calloc(table->count + 1, 1);
  id owner = [state takeOwner];
  for (NSUInteger place = 0; place < table->count; place++) {
    answers[place] = [state isHeard:place] || [owner respondsToSelector:table->methods[place].selector];
  }
  // What no protocol lists depends on the owner's class.
  Class class = [owner class];
  SL_RELEASE(owner);
  if (![state take:answers class:class]) return;
  id<SLMessageRelayKeeper> keeper = [state takeKeeper];
  [keeper relayDidChangeAnswers:self];
  SL_RELEASE(keeper);
}

- (BOOL)respondsToSelector:(SEL)selector {
  SLRelayState *state = SLStateOf(self);
  if (sel_isEqual(selector, @selector(sl_isThisTheWayToTheRelay))) {
    return SLReached((__bridge const void *)self) || [self leadsOn];
  }
  NSUInteger place = SLPlace(state->table, selector);
  if (place == NSNotFound && class_respondsToSelector([SLMessageRelay class], selector)) return YES;
  if ([state isHeard:place]) return YES;
  SLCall call = {(__bridge const void *)self, selector, SLAsking, NO, NULL};
  if (SLCallsLike(&call) > 0) return NO;
  BOOL isAnswered = NO;
  id owner = [state takeOwner];
  SLEnter(&call);
  @try {
    isAnswered = [owner respondsToSelector:selector];
    if (isAnswered && place == NSNotFound) {
      [state remember:selector signature:[owner methodSignatureForSelector:selector]];
    }
  } @finally {
    SLLeave(&call);
    SL_RELEASE(owner);
  }
  return isAnswered;
}

- (BOOL)conformsToProtocol:(Protocol *)protocol {
  SLRelayState *state = SLStateOf(self);
  if ([SLMessageRelay conformsToProtocol:protocol]) return YES;
  if (protocol_conformsToProtocol(state->table->protocol, protocol)) return YES;
  SLCall call = {(__bridge const void *)self, _cmd, SLAsking, NO, NULL};
  if (SLCallsLike(&call) > 0) return NO;
  BOOL conforms = NO;
  id owner = [state takeOwner];
  SLEnter(&call);
  @try {
    conforms = [owner conformsToProtocol:protocol];
  } @finally {
    SLLeave(&call);
    SL_RELEASE(owner);
  }
  return conforms;
}

// MARK: Passing on

- (id)forwardingTargetForSelector:(SEL)selector {
  SLRelayState *state = SLStateOf(self);
  if ([state isHeard:SLPlace(state->table, selector)]) return nil;
  id owner = [self takeOwnerFor:selector];
  return SL_AUTORELEASE(owner);
}

- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
  SLRelayState *state = SLStateOf(self);
  NSMethodSignature *signature = nil;
  if (SLPlace(state->table, selector) == NSNotFound) {
    signature = [SLMessageRelay instanceMethodSignatureForSelector:selector];
    if (signature == nil) signature = [self ownersSignatureFor:selector];
  }
  return signature != nil ? signature : [state signatureOf:selector];
}

- (NSMethodSignature *)ownersSignatureFor:(SEL)selector {
  SLCall call = {(__bridge const void *)self, selector, SLAsking, NO, NULL};
  if (SLCallsLike(&call) > 0) return nil;
  NSMethodSignature *signature = nil;
  id owner = [SLStateOf(self) takeOwner];
  SLEnter(&call);
  @try {
    signature = [owner methodSignatureForSelector:selector];
  } @finally {
    SLLeave(&call);
    SL_RELEASE(owner);
  }
  return signature;
}

- (void)forwardInvocation:(NSInvocation *)invocation {
  SEL selector = [invocation selector];
  if ([self canObserve:selector]) {
    SLPass(self, selector, invocation, 0, NULL);
    return;
  }
  id owner = [self takeOwnerFor:selector];
  if (owner != nil) {
    [invocation invokeWithTarget:owner];
  } else {
#ifdef __GNU_LIBOBJC__
    // Apple's runtime asks for a signature, and stops here without one.
    if ([self methodSignatureForSelector:selector] == nil) [self doesNotRecognizeSelector:selector];
#endif
    NSUInteger length = [[invocation methodSignature] methodReturnLength];
    void *zero = calloc(length + 1, 1);
    if (length > 0) [invocation setReturnValue:zero];
    free(zero);
  }
  SL_RELEASE(owner);
}

/// The owner, if it is there for this message, for the caller to release.
///
/// Views remember for long what was answered once. So a message that the relay may have answered before, but does not
/// now, is no error.
- (id)takeOwnerFor:(SEL)selector SL_RETURNS_RETAINED {
  SLRelayState *state = SLStateOf(self);
  SLReference *reference = [state takeOwnerReference];
  id owner = [reference take];
  if (owner != nil) {
    BOOL isKnown = SLPlace(state->table, selector) != NSNotFound || [state isStranger:selector];
    if ((reference->forwards && [self isRingWith:owner selector:selector])
        || (isKnown && ![owner respondsToSelector:selector])) {
      SL_RELEASE(owner);
      owner = nil;
    }
  }
  SL_RELEASE(reference);
  return owner;
}

// MARK: Class

- (BOOL)impersonatesOwner {
  return __atomic_load_n(&SLStateOf(self)->impersonates, __ATOMIC_ACQUIRE);
}

- (void)setImpersonatesOwner:(BOOL)impersonates {
  __atomic_store_n(&SLStateOf(self)->impersonates, impersonates, __ATOMIC_RELEASE);
}

/// The owner whose class the relay pretends to be of, if it does, for the caller to release.
- (id)takeImpersonated SL_RETURNS_RETAINED {
  if (![self impersonatesOwner]) return nil;
  id owner = [SLStateOf(self) takeOwner];
  if (![self isReachedFrom:owner]) return owner;
  SL_RELEASE(owner);
  return nil;
}

- (Class)class {
  id owner = [self takeImpersonated];
  // Not the subclass that the protocol has.
  Class class = owner != nil ? [owner class] : [SLMessageRelay class];
  SL_RELEASE(owner);
  return class;
}

- (BOOL)isKindOfClass:(Class)class {
  for (Class own = object_getClass(self); own != Nil; own = class_getSuperclass(own)) {
    if (own == class) return YES;
  }
  id owner = [self takeImpersonated];
  BOOL isKind = [owner isKindOfClass:class];
  SL_RELEASE(owner);
  return isKind;
}

- (BOOL)isMemberOfClass:(Class)class {
  if (class == [SLMessageRelay class]) return YES;
  id owner = [self takeImpersonated];
  BOOL isMember = [owner isMemberOfClass:class];
  SL_RELEASE(owner);
  return isMember;
}

// MARK: Rings

- (BOOL)isReachedFrom:(id<NSObject>)object {
  if ((id)object == self) return YES;
  if (object == nil || !SLForwards(object)) return NO;
  SEL probe = @selector(sl_isThisTheWayToTheRelay);
  SLCall call = {(__bridge const void *)self, probe, SLProbing, NO, NULL};
  SLEnter(&call);
  @try {
    // What it says does not count: some objects answer everything.
    (void)[object respondsToSelector:probe];
  } @finally {
    SLLeave(&call);
  }
  return call.isReached;
}

/// Asks all who get the relay's messages and pass messages on whether they lead to whoever is looked for.
- (BOOL)leadsOn {
  SLRelayState *state = SLStateOf(self);
  SLCall call = {(__bridge const void *)self, @selector(sl_isThisTheWayToTheRelay), SLAsking, NO, NULL};
  if (SLCallsLike(&call) > 0) return NO;
  BOOL leads = NO;
  SLReference *owner = [state takeOwnerReference];
  NSArray *observers = [state takeObservers];
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

- (BOOL)isRingWith:(id)object selector:(SEL)selector {
  if (![self isReachedFrom:object]) return NO;
  [self stopRing:selector];
  return YES;
}

- (void)stopRing:(SEL)selector {
  id<SLMessageRelayKeeper> keeper = [SLStateOf(self) takeKeeper];
  if ([keeper respondsToSelector:@selector(relay:didStopRing:)]) [keeper relay:self didStopRing:selector];
  SL_RELEASE(keeper);
}

@end
