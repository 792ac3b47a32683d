// SPDX-License-Identifier: MIT

#import "SLRelayPassing.h"

#import "SLRelayCall.h"

#include <stdlib.h>

@interface SLMessageRelay () <SLReferenceHolder>
@end

@implementation SLMessageRelay

SLRelayState *SLStateOf(SLMessageRelay *relay) {
  return relay->_state;
}

/// Adds an observer, for these messages or, if there are none given, for all.
static BOOL SLAdd(SLMessageRelay *relay, id<NSObject> observer, NSArray *selectors) {
  if (SLIsReached(relay, observer)) return NO;
  SLRelayState *state = SLStateOf(relay);
  SLRelayMethods *table = state->table;
  unsigned char *hears = calloc(table->count + 1, 1);
  for (NSUInteger place = 0; place < table->count; place++) {
    SLMethod method = table->methods[place];
    if (!method.shape.isObservable) continue;
    if (selectors != nil && ![selectors containsObject:NSStringFromSelector(method.selector)]) continue;
    hears[place] = [observer respondsToSelector:method.selector];
  }
  [state add:observer hearing:hears holder:relay];
  free(hears);
  [relay refreshAnswers];
  return YES;
}

/// The owner whose class the relay pretends to be of, if it does, for the caller to release.
static id SLTakeImpersonated(SLMessageRelay *relay) SL_RETURNS_RETAINED;
static id SLTakeImpersonated(SLMessageRelay *relay) {
  if (![relay impersonatesOwner]) return nil;
  id owner = [SLStateOf(relay) takeOwner];
  if (!SLIsReached(relay, owner)) return owner;
  SL_RELEASE(owner);
  return nil;
}

/// What the owner says that a message takes.
static NSMethodSignature *SLOwnersSignature(SLMessageRelay *relay, SEL selector) {
  SLCall call = {(__bridge const void *)relay, selector, SLAsking, NO, NULL};
  if (SLCallsLike(&call) > 0) return nil;
  NSMethodSignature *signature = nil;
  id owner = [SLStateOf(relay) takeOwner];
  SLEnter(&call);
  @try {
    signature = [owner methodSignatureForSelector:selector];
  } @finally {
    SLLeave(&call);
    SL_RELEASE(owner);
  }
  return signature;
}

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
  if (owner != nil && SLIsReached(self, owner)) return;
  SLReference *reference = owner == nil ? nil : [[SLReference alloc] initWithObject:owner holder:self];
  [SLStateOf(self) setOwner:reference class:[(id)owner class]];
  SL_RELEASE(reference);
  [self refreshAnswers];
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
  return SLAdd(self, observer, nil);
}

- (BOOL)addObserver:(id<NSObject>)observer selectors:(NSArray *)selectors {
  return SLAdd(self, observer, selectors);
}

- (void)removeObserver:(id<NSObject>)observer {
  if ([SLStateOf(self) removeReference:nil address:(__bridge const void *)observer]) [self refreshAnswers];
}

- (void)sl_referenceDied:(SLReference *)reference {
  SLRelayState *state = SLStateOf(self);
  if ([state removeReference:reference address:NULL] || [state isOwnerReference:reference]) [self refreshAnswers];
}

// MARK: What is answered

- (NSDictionary *)protocolMethods {
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

- (void)refreshAnswers {
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
  if (SLIsProbe(selector)) return SLAnswerProbe(self);
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
  id owner = SLTakeOwner(self, selector);
  return SL_AUTORELEASE(owner);
}

- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
  SLRelayState *state = SLStateOf(self);
  NSMethodSignature *signature = nil;
  if (SLPlace(state->table, selector) == NSNotFound) {
    signature = [SLMessageRelay instanceMethodSignatureForSelector:selector];
    if (signature == nil) signature = SLOwnersSignature(self, selector);
  }
  return signature != nil ? signature : [state signatureOf:selector];
}

- (void)forwardInvocation:(NSInvocation *)invocation {
  SEL selector = [invocation selector];
  if ([self canObserve:selector]) {
    SLPass(self, selector, invocation, 0, NULL);
    return;
  }
  id owner = SLTakeOwner(self, selector);
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

// MARK: Class

- (BOOL)impersonatesOwner {
  return __atomic_load_n(&SLStateOf(self)->impersonates, __ATOMIC_ACQUIRE);
}

- (void)setImpersonatesOwner:(BOOL)impersonates {
  __atomic_store_n(&SLStateOf(self)->impersonates, impersonates, __ATOMIC_RELEASE);
}

- (Class)class {
  id owner = SLTakeImpersonated(self);
  // Not the subclass that the protocol has.
  Class class = owner != nil ? [owner class] : [SLMessageRelay class];
  SL_RELEASE(owner);
  return class;
}

- (BOOL)isKindOfClass:(Class)class {
  for (Class own = object_getClass(self); own != Nil; own = class_getSuperclass(own)) {
    if (own == class) return YES;
  }
  id owner = SLTakeImpersonated(self);
  BOOL isKind = [owner isKindOfClass:class];
  SL_RELEASE(owner);
  return isKind;
}

- (BOOL)isMemberOfClass:(Class)class {
  if (class == [SLMessageRelay class]) return YES;
  id owner = SLTakeImpersonated(self);
  BOOL isMember = [owner isMemberOfClass:class];
  SL_RELEASE(owner);
  return isMember;
}

// MARK: Rings

- (BOOL)isReachedFrom:(id<NSObject>)object {
  return SLIsReached(self, object);
}

@end
