// SPDX-License-Identifier: MIT

#import "SLReference.h"

BOOL SLForwards(id object) {
  Class class = object_getClass(object);
  Class plain = [NSObject class];
  const SEL selectors[] = {
    @selector(respondsToSelector:), @selector(forwardingTargetForSelector:), @selector(forwardInvocation:)
  };
  for (size_t i = 0; i < sizeof selectors / sizeof *selectors; i++) {
    if (class_getMethodImplementation(class, selectors[i]) != class_getMethodImplementation(plain, selectors[i])) {
      return YES;
    }
  }
  return NO;
}

// Without weak references in the language, the tests bring a stand-in for what follows.
#if __has_feature(objc_arc)

/// Dies with the object that it is tied to, and tells the reference.
@interface SLSentinel : NSObject {
  @public
  __weak SLReference *_reference;
}
@end

@implementation SLSentinel

- (void)dealloc {
  SLReference *reference = _reference;
  if (reference == nil) return;
  id<SLReferenceHolder> holder = reference->_holder;
  [holder sl_referenceDied:reference];
}

@end

@implementation SLReference

- (instancetype)initWithObject:(id)object holder:(id<SLReferenceHolder>)holder {
  if ((self = [super init])) {
    _object = object;
    _holder = holder;
    address = (__bridge const void *)object;
    forwards = SLForwards(object);
    if (holder != nil) {
      SLSentinel *sentinel = [[SLSentinel alloc] init];
      sentinel->_reference = self;
      objc_setAssociatedObject(object, (__bridge const void *)self, sentinel, OBJC_ASSOCIATION_RETAIN);
    }
  }
  return self;
}

- (void)dealloc {
  [self end];
}

- (id)take {
  return _object;
}

- (void)end {
  _holder = nil;
  // Long-lived objects must not gather sentinels of relays that are gone. One that is being deallocated drops its own.
  id object = _object;
  if (object != nil) objc_setAssociatedObject(object, (__bridge const void *)self, nil, OBJC_ASSOCIATION_RETAIN);
}

@end

#endif
