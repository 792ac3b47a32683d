// SPDX-License-Identifier: MIT
//
// Declared from developer.apple.com/documentation/objectivec: the types of the runtime, and NSObject.

#pragma once

#include <declared.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

typedef _Bool BOOL;
#define YES __objc_yes
#define NO __objc_no
#define nil ((id)0)
#define Nil ((Class)0)

typedef long NSInteger;
typedef unsigned long NSUInteger;
#define NSUIntegerMax UINTPTR_MAX
typedef struct objc_selector *SEL;
typedef struct objc_method *Method;
// As in the SDK with OBJC_OLD_DISPATCH_PROTOTYPES off, the default.
typedef void (*IMP)(void);

#pragma clang assume_nonnull begin

@class NSInvocation, NSMethodSignature, NSString;

__attribute__((objc_root_class))
@interface Protocol
@end

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
- (Class)class;
- (instancetype)self;
- (BOOL)isProxy;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)isMemberOfClass:(Class)aClass;
- (BOOL)conformsToProtocol:(Protocol *)aProtocol;
- (BOOL)respondsToSelector:(SEL _Null_unspecified)aSelector;
@property (readonly, copy) NSString *description;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init DESIGNATED;
+ (instancetype)new;
+ (instancetype)alloc;
+ (Class)class;
- (void)dealloc;
- (id)mutableCopy;
+ (BOOL)conformsToProtocol:(Protocol *)protocol;
- (void)doesNotRecognizeSelector:(SEL)aSelector;
- (nullable id)forwardingTargetForSelector:(SEL)aSelector;
- (void)forwardInvocation:(NSInvocation *)anInvocation;
- (nullable NSMethodSignature *)methodSignatureForSelector:(SEL)aSelector;
+ (nullable NSMethodSignature *)instanceMethodSignatureForSelector:(SEL)aSelector;
@end

extern const char *sel_getName(SEL sel);

#pragma clang assume_nonnull end
