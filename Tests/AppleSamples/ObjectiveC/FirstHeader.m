// SPDX-License-Identifier: MIT
//
// What Objective-C sees of the adapters can be read.

#if __has_include("SightlineUIKit-Swift.h")
#import "SightlineUIKit-Swift.h"
#else
#import "SLMessageRelay.h"
#import "Sightline-Swift.h"
#endif
