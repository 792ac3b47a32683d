// SPDX-License-Identifier: MIT
//
// Core Foundation: the run loop, and the one number type that all geometry is made of.

#pragma once

#include <declared.h>
#include <objc/objc.h>

// developer.apple.com/documentation/corefoundation/cgfloat
typedef double CGFloat;

// developer.apple.com/documentation/corefoundation: the basic types
typedef double CFTimeInterval;
typedef double CFAbsoluteTime;
typedef signed long CFIndex;
typedef unsigned long CFOptionFlags;
typedef unsigned char Boolean;
typedef const struct __attribute__((objc_bridge(NSString))) __CFString *CFStringRef;
typedef const struct __attribute__((objc_bridge(id))) __CFAllocator *CFAllocatorRef;

// developer.apple.com/documentation/corefoundation/cfrunloop
typedef struct __attribute__((objc_bridge_mutable(id))) __CFRunLoop *CFRunLoopRef;
// developer.apple.com/documentation/corefoundation/cfrunloopobserver
typedef struct __attribute__((objc_bridge_mutable(id))) __CFRunLoopObserver *CFRunLoopObserverRef;
// developer.apple.com/documentation/corefoundation/cfrunloopmode
typedef CFStringRef CFRunLoopMode NAMES_AS_TYPE;

// developer.apple.com/documentation/corefoundation/cfrunloopactivity
typedef OPTION_SET(CFOptionFlags, CFRunLoopActivity) {
  kCFRunLoopEntry = 1 << 0,
  kCFRunLoopBeforeTimers = 1 << 1,
  kCFRunLoopBeforeSources = 1 << 2,
  kCFRunLoopBeforeWaiting = 1 << 5,
  kCFRunLoopAfterWaiting = 1 << 6,
  kCFRunLoopExit = 1 << 7,
  kCFRunLoopAllActivities = 0x0FFFFFFF
};

// The run loop's functions follow the naming rule of ownership, and say nothing of nullability.
#pragma clang arc_cf_code_audited begin
extern const CFAllocatorRef kCFAllocatorDefault;
extern const CFRunLoopMode kCFRunLoopCommonModes SWIFT_NAMED(CFRunLoopMode.commonModes);
extern CFRunLoopRef CFRunLoopGetMain(void);
extern void CFRunLoopAddObserver(CFRunLoopRef rl, CFRunLoopObserverRef observer, CFRunLoopMode mode);
extern void CFRunLoopRemoveObserver(CFRunLoopRef rl, CFRunLoopObserverRef observer, CFRunLoopMode mode);
extern void CFRunLoopObserverInvalidate(CFRunLoopObserverRef observer);
extern CFRunLoopObserverRef CFRunLoopObserverCreateWithHandler(
    CFAllocatorRef allocator, CFOptionFlags activities, Boolean repeats, CFIndex order,
    void (^block)(CFRunLoopObserverRef observer, CFRunLoopActivity activity));
#pragma clang arc_cf_code_audited end
