// SPDX-License-Identifier: MIT
//
// What Objective-C sees of the adapters can be read.

#if __has_include("SightlineObjC-Swift.h")
#import "SightlineObjC-Swift.h"
#else
#import "SLMessageRelay.h"
#import "Sightline-Swift.h"
#endif
