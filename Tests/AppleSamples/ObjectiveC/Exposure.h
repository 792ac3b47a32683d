// SPDX-License-Identifier: MIT
//
// What an app writes as `@import Sightline;`. The headers that the compiler made of the package's modules, or of the pod.

#import <UIKit/UIKit.h>

#if __has_include("SightlineObjC-Swift.h")
#import "SightlineObjC-Swift.h"
#if __has_include("SightlineRecording-Swift.h")
#import "SightlineRecording-Swift.h"
#define HAS_RECORDING 1
#endif
#else
#import "SLMessageRelay.h"
#import "Sightline-Swift.h"
#define HAS_RECORDING 1
#endif
