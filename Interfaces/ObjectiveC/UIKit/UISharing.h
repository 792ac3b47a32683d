// SPDX-License-Identifier: MIT
//
// Alerts, and what is shared with other apps.

#pragma once

#include <UIKit/UIContainers.h>

#pragma clang assume_nonnull begin

// developer.apple.com/documentation/uikit/uialertaction/style-swift.enum
typedef OPEN_ENUM(NSInteger, UIAlertActionStyle) {
  UIAlertActionStyleDefault = 0,
  UIAlertActionStyleCancel,
  UIAlertActionStyleDestructive
} SWIFT_NAMED(UIAlertAction.Style);

// developer.apple.com/documentation/uikit/uialertcontroller/style
typedef OPEN_ENUM(NSInteger, UIAlertControllerStyle) {
  UIAlertControllerStyleActionSheet = 0,
  UIAlertControllerStyleAlert
} SWIFT_NAMED(UIAlertController.Style);

// developer.apple.com/documentation/uikit/uialertaction
MAIN_ACTOR
@interface UIAlertAction : NSObject
+ (instancetype)actionWithTitle:(nullable NSString *)title
                          style:(UIAlertActionStyle)style
                        handler:(void (^_Nullable MAIN_ACTOR)(UIAlertAction *action))handler;
@end

// developer.apple.com/documentation/uikit/uialertcontroller: its contents
@interface UIAlertController (Contents)
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title
                                 message:(nullable NSString *)message
                          preferredStyle:(UIAlertControllerStyle)preferredStyle;
- (void)addAction:(UIAlertAction *)action SWIFT_NAMED(addAction(_:));
@end

// developer.apple.com/documentation/uikit/uiactivity
NOT_ON_TVOS MAIN_ACTOR
@interface UIActivity : NSObject
@end

// developer.apple.com/documentation/uikit/uiactivityviewcontroller
NOT_ON_TVOS MAIN_ACTOR
@interface UIActivityViewController : UIViewController
- (instancetype)initWithActivityItems:(NSArray *)activityItems
                applicationActivities:(nullable NSArray<__kindof UIActivity *> *)applicationActivities DESIGNATED;
@end

#pragma clang assume_nonnull end
