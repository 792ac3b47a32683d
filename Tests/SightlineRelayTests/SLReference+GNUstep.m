// SPDX-License-Identifier: MIT
//
// What SLReference.m takes from Apple's runtime, made by hand for GNUstep's tests: weak references, and word of a
// death.
//
// An object that is referred to gets a subclass of its class, whose `release` empties the references before the last
// one is given back; so a reference never gives an object that is going. Its death is reported from NSObject's
// `dealloc`, where Apple's runtime releases associated objects: after the classes' own `dealloc`, before the memory is
// free.

#import "SLReference.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>

static pthread_mutex_t lock;
/// From objects to arrays of the references to them, neither of them retained.
static NSMapTable *references;
static void (*plainDealloc)(id, SEL);

static void mortalRelease(id self, SEL selector) {
  pthread_mutex_lock(&lock);
  if ([self retainCount] == 1) {
    NSPointerArray *list = NSMapGet(references, self);
    for (NSUInteger i = 0; i < [list count]; i++) ((SLReference *)[list pointerAtIndex:i])->_object = nil;
  }
  struct objc_super super = {self, class_getSuperclass(object_getClass(self))};
  ((void (*)(id, SEL))objc_msg_lookup_super(&super, selector))(self, selector);
  pthread_mutex_unlock(&lock);
}

static Class mortalClass(id self, SEL selector) {
  (void)selector;
  return class_getSuperclass(object_getClass(self));
}

static void reportingDealloc(id self, SEL selector) {
  pthread_mutex_lock(&lock);
  NSPointerArray *list = [(id)NSMapGet(references, self) retain];
  // Whoever hears of it may drop other references.
  while ([list count] > 0) {
    SLReference *reference = [(id)[list pointerAtIndex:[list count] - 1] retain];
    [list removePointerAtIndex:[list count] - 1];
    reference->_object = nil;
    [reference->_holder sl_referenceDied:reference];
    [reference release];
  }
  if (list != nil) NSMapRemove(references, self);
  [list release];
  pthread_mutex_unlock(&lock);
  plainDealloc(self, selector);
}

static Class mortalClassFor(Class class) {
  const char *name = class_getName(class);
  if (strncmp(name, "Mortal_", 7) == 0) return class;
  char mortal[256];
  snprintf(mortal, sizeof mortal, "Mortal_%s", name);
  Class found = objc_lookUpClass(mortal);
  if (found != Nil) return found;
  found = objc_allocateClassPair(class, mortal, 0);
  class_addMethod(found, @selector(release), (IMP)mortalRelease, "v16@0:8");
  // A relay has its own mind about its class.
  if (strncmp(name, "SLMessageRelay", 14) != 0) class_addMethod(found, @selector(class), (IMP)mortalClass, "#16@0:8");
  objc_registerClassPair(found);
  return found;
}

@implementation SLReference

+ (void)initialize {
  if (references != nil) return;
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&lock, &attributes);
  references = NSCreateMapTable(NSNonOwnedPointerMapKeyCallBacks, NSObjectMapValueCallBacks, 16);
  Method dealloc = class_getInstanceMethod([NSObject class], @selector(dealloc));
  plainDealloc = (void (*)(id, SEL))method_setImplementation(dealloc, (IMP)reportingDealloc);
}

- (instancetype)initWithObject:(id)object holder:(id<SLReferenceHolder>)holder {
  if ((self = [super init])) {
    pthread_mutex_lock(&lock);
    _object = object;
    _holder = holder;
    address = object;
    forwards = SLForwards(object);
    object_setClass(object, mortalClassFor(object_getClass(object)));
    NSPointerArray *list = NSMapGet(references, object);
    if (list == nil) {
      NSPointerFunctionsOptions plain = NSPointerFunctionsOpaqueMemory | NSPointerFunctionsOpaquePersonality;
      list = [[NSPointerArray alloc] initWithOptions:plain];
      NSMapInsert(references, object, list);
      [list release];
    }
    [list addPointer:self];
    pthread_mutex_unlock(&lock);
  }
  return self;
}

- (void)dealloc {
  pthread_mutex_lock(&lock);
  _holder = nil;
  NSPointerArray *list = NSMapGet(references, address);
  for (NSUInteger i = [list count]; i > 0; i--) {
    if ([list pointerAtIndex:i - 1] == self) [list removePointerAtIndex:i - 1];
  }
  pthread_mutex_unlock(&lock);
  [super dealloc];
}

- (id)take {
  pthread_mutex_lock(&lock);
  id object = [_object retain];
  pthread_mutex_unlock(&lock);
  return object;
}

- (void)end {
  pthread_mutex_lock(&lock);
  _holder = nil;
  pthread_mutex_unlock(&lock);
}

@end
