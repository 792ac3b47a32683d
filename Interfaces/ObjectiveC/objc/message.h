// SPDX-License-Identifier: MIT
//
// Declared from developer.apple.com/documentation/objectivec/objective-c-runtime.

#pragma once

#include <objc/objc.h>

// To be cast to the type of the method, as with OBJC_OLD_DISPATCH_PROTOTYPES off.
extern void objc_msgSend(void /* id self, SEL op, ... */);
