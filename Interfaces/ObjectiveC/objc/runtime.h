// SPDX-License-Identifier: MIT
//
// Declared from developer.apple.com/documentation/objectivec/objective-c-runtime.

#pragma once

#include <objc/objc.h>

struct objc_method_description {
  SEL _Nullable name;
  char *_Nullable types;
};

typedef enum __attribute__((enum_extensibility(open))) objc_AssociationPolicy : uintptr_t {
  OBJC_ASSOCIATION_RETAIN = 01401,
  OBJC_ASSOCIATION_RETAIN_NONATOMIC SWIFT_NAMED(OBJC_ASSOCIATION_RETAIN_NONATOMIC) = 1,
} objc_AssociationPolicy;

#pragma clang assume_nonnull begin

extern Class _Nullable object_getClass(id _Nullable obj);
extern Class _Nullable object_setClass(id _Nullable obj, Class cls);
extern const char *class_getName(Class _Nullable cls);
extern Class _Nullable class_getSuperclass(Class _Nullable cls);
extern Method _Nullable class_getInstanceMethod(Class _Nullable cls, SEL name);
extern IMP _Nullable class_getMethodImplementation(Class _Nullable cls, SEL name);
extern BOOL class_respondsToSelector(Class _Nullable cls, SEL sel);
extern BOOL class_addMethod(Class _Nullable cls, SEL name, IMP imp, const char *_Nullable types);
extern Class _Nullable objc_allocateClassPair(Class _Nullable superclass, const char *name, size_t extraBytes);
extern void objc_registerClassPair(Class cls);
extern const char *_Nullable method_getTypeEncoding(Method m);
extern BOOL protocol_conformsToProtocol(Protocol *_Nullable proto, Protocol *_Nullable other);
extern const char *protocol_getName(Protocol *proto);
extern struct objc_method_description *_Nullable protocol_copyMethodDescriptionList(
    Protocol *proto, BOOL isRequiredMethod, BOOL isInstanceMethod, unsigned int *_Nullable outCount);
extern Protocol *__unsafe_unretained _Nonnull *_Nullable protocol_copyProtocolList(
    Protocol *proto, unsigned int *_Nullable outCount);
extern BOOL sel_isEqual(SEL lhs, SEL rhs);
extern id _Nullable objc_getAssociatedObject(id object, const void *key);
extern void objc_setAssociatedObject(
    id object, const void *key, id _Nullable value, objc_AssociationPolicy policy);

#pragma clang assume_nonnull end
