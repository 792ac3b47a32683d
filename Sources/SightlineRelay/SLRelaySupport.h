// SPDX-License-Identifier: MIT
//
// What differs between Apple's compiler and runtime (automatic reference counting) and GNUstep's (manual).

#import <Foundation/Foundation.h>

#include <objc/message.h>
#include <objc/runtime.h>

#ifndef __has_feature
#define __has_feature(x) 0
#endif

#if __has_feature(objc_arc)
#define SL_WEAK __weak
#define SL_UNRETAINED __unsafe_unretained
#define SL_RETAIN(object) (object)
#define SL_RELEASE(object) ((void)0)
// A parameter is held by itself.
#define SL_KEEP(parameter) ((void)0)
#define SL_AUTORELEASE(object) (object)
#define SL_SUPER_DEALLOC ((void)0)
#define SL_RETURNS_RETAINED __attribute__((ns_returns_retained))
#else
#define SL_WEAK
#define SL_UNRETAINED
#define SL_RETAIN(object) [(object) retain]
#define SL_RELEASE(object) [(object) release]
#define SL_KEEP(parameter) [(parameter) retain]
#define SL_AUTORELEASE(object) [(object) autorelease]
#define SL_SUPER_DEALLOC [super dealloc]
#define SL_RETURNS_RETAINED
#define __bridge
#endif

/// The function to call for a message to this object: Apple's takes it from the receiver itself.
#ifdef __GNU_LIBOBJC__
#define SL_SENDER(receiver, selector) objc_msg_lookup((receiver), (selector))
#else
#define SL_SENDER(receiver, selector) objc_msgSend
#endif
