// SPDX-License-Identifier: MIT

#import "SLRelayState.h"

#include <stdlib.h>
#include <string.h>

@implementation SLRelayObserver

- (void)dealloc {
  free(hears);
  SL_SUPER_DEALLOC;
}

@end

/// Lets an observer hear these methods, or none. Under the lock.
static void SLLet(SLRelayState *state, SLRelayObserver *observer, const unsigned char *hears) {
  for (NSUInteger place = 0; place < state->table->count; place++) {
    unsigned char hear = hears != NULL && hears[place];
    if (hear == observer->hears[place]) continue;
    __atomic_store_n(&observer->hears[place], hear, __ATOMIC_RELEASE);
    __atomic_fetch_add(&state->audience[place], hear ? 1u : -1u, __ATOMIC_ACQ_REL);
  }
}

/// The observer made for the object at this address. Under the lock.
///
/// The death of an object is reported before its memory is free, so an address never stands for two objects.
static SLRelayObserver *SLObserverAt(SLRelayState *state, const void *address) {
  for (SLRelayObserver *observer in state->observers) {
    if (observer->address == address) return observer;
  }
  return nil;
}

@implementation SLRelayState

- (instancetype)initWithTable:(SLRelayMethods *)aTable {
  if ((self = [super init])) {
    table = SL_RETAIN(aTable);
    pthread_mutex_init(&lock, NULL);
    observers = [[NSArray alloc] init];
    // One more, so that a protocol without methods gets memory, too.
    audience = calloc(table->count + 1, sizeof *audience);
    answered = calloc(table->count + 1, 1);
  }
  return self;
}

- (void)dealloc {
  [owner end];
  [keeper end];
  for (SLRelayObserver *observer in observers) [observer end];
  pthread_mutex_destroy(&lock);
  free(audience);
  free(answered);
  SL_RELEASE(observers);
  SL_RELEASE(owner);
  SL_RELEASE(keeper);
  SL_RELEASE(strangers);
  SL_RELEASE(table);
  SL_SUPER_DEALLOC;
}

- (SLReference *)takeOwnerReference {
  pthread_mutex_lock(&lock);
  SLReference *reference = SL_RETAIN(owner);
  pthread_mutex_unlock(&lock);
  return reference;
}

- (id)takeOwner {
  SLReference *reference = [self takeOwnerReference];
  id object = [reference take];
  SL_RELEASE(reference);
  return object;
}

- (id)takeKeeper {
  pthread_mutex_lock(&lock);
  SLReference *reference = SL_RETAIN(keeper);
  pthread_mutex_unlock(&lock);
  id object = [reference take];
  SL_RELEASE(reference);
  return object;
}

- (NSArray *)takeObservers {
  pthread_mutex_lock(&lock);
  NSArray *list = SL_RETAIN(observers);
  pthread_mutex_unlock(&lock);
  return list;
}

- (BOOL)isHeard:(NSUInteger)place {
  return place != NSNotFound && __atomic_load_n(&audience[place], __ATOMIC_ACQUIRE) > 0;
}

- (BOOL)isOwner:(id)object {
  pthread_mutex_lock(&lock);
  BOOL isOwner = owner != nil && owner->address == (__bridge const void *)object;
  pthread_mutex_unlock(&lock);
  return isOwner;
}

- (BOOL)isOwnerReference:(SLReference *)reference {
  pthread_mutex_lock(&lock);
  BOOL isOwner = owner == reference;
  pthread_mutex_unlock(&lock);
  return isOwner;
}

- (void)setOwner:(SLReference *)reference class:(Class)class {
  pthread_mutex_lock(&lock);
  SLReference *old = owner;
  owner = SL_RETAIN(reference);
  if (class != Nil) ownerClass = class;
  pthread_mutex_unlock(&lock);
  // After the lock: it may release the owner.
  [old end];
  SL_RELEASE(old);
}

- (void)setKeeper:(SLReference *)reference {
  pthread_mutex_lock(&lock);
  SLReference *old = keeper;
  keeper = SL_RETAIN(reference);
  pthread_mutex_unlock(&lock);
  [old end];
  SL_RELEASE(old);
}

- (void)add:(id)object hearing:(const unsigned char *)hears holder:(id<SLReferenceHolder>)holder {
  SLRelayObserver *added = [[SLRelayObserver alloc] initWithObject:object holder:holder];
  added->hears = calloc(table->count + 1, 1);
  pthread_mutex_lock(&lock);
  SLRelayObserver *known = SLObserverAt(self, added->address);
  NSArray *old = known == nil ? observers : nil;
  SLLet(self, known == nil ? added : known, hears);
  if (known == nil) observers = SL_RETAIN([old arrayByAddingObject:added]);
  pthread_mutex_unlock(&lock);
  if (known != nil) [added end];
  SL_RELEASE(old);
  SL_RELEASE(added);
}

- (BOOL)removeReference:(SLReference *)reference address:(const void *)address {
  pthread_mutex_lock(&lock);
  SLRelayObserver *found = SL_RETAIN(SLObserverAt(self, reference == nil ? address : reference->address));
  if (reference != nil && found != reference) {
    SL_RELEASE(found);
    found = nil;
  }
  NSArray *old = found == nil ? nil : observers;
  if (found != nil) {
    SLLet(self, found, NULL);
    NSMutableArray *rest = [old mutableCopy];
    [rest removeObjectIdenticalTo:found];
    observers = rest;
  }
  pthread_mutex_unlock(&lock);
  BOOL isFound = found != nil;
  [found end];
  SL_RELEASE(found);
  SL_RELEASE(old);
  return isFound;
}

- (void)remember:(SEL)selector signature:(NSMethodSignature *)signature {
  if (signature == nil) return;
  NSString *name = NSStringFromSelector(selector);
  pthread_mutex_lock(&lock);
  if (strangers == nil) strangers = [[NSMutableDictionary alloc] init];
  [strangers setObject:signature forKey:name];
  pthread_mutex_unlock(&lock);
}

- (BOOL)isStranger:(SEL)selector {
  pthread_mutex_lock(&lock);
  BOOL isStranger = strangers != nil && [strangers objectForKey:NSStringFromSelector(selector)] != nil;
  pthread_mutex_unlock(&lock);
  return isStranger;
}

- (NSMethodSignature *)signatureOf:(SEL)selector {
  NSUInteger place = SLPlace(table, selector);
  if (place != NSNotFound) return [NSMethodSignature signatureWithObjCTypes:table->methods[place].types];
  NSString *name = NSStringFromSelector(selector);
  pthread_mutex_lock(&lock);
  NSMethodSignature *signature = SL_RETAIN([strangers objectForKey:name]);
  Class class = ownerClass;
  pthread_mutex_unlock(&lock);
  if (signature != nil) return SL_AUTORELEASE(signature);
  Method method = class_getInstanceMethod(class, selector);
  const char *types = method == NULL ? NULL : method_getTypeEncoding(method);
  return types == NULL ? nil : [NSMethodSignature signatureWithObjCTypes:types];
}

- (BOOL)take:(unsigned char *)answers class:(Class)class {
  pthread_mutex_lock(&lock);
  BOOL isOther = class != answeredClass || memcmp(answers, answered, table->count) != 0;
  unsigned char *old = answered;
  answered = answers;
  answeredClass = class;
  pthread_mutex_unlock(&lock);
  free(old);
  return isOther;
}

@end
