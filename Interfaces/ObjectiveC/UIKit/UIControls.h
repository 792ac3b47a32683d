// SPDX-License-Identifier: MIT
//
// Views that input goes to.

#pragma once

#include <UIKit/UIView.h>
#include <UIKit/UIScrollView.h>

#pragma clang assume_nonnull begin

// developer.apple.com/documentation/uikit/uitextview
MAIN_ACTOR
@interface UITextView : UIScrollView
@end

#pragma clang assume_nonnull end
