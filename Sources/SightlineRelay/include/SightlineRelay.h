// SPDX-License-Identifier: MIT

#import "SLMessageRelay.h"
