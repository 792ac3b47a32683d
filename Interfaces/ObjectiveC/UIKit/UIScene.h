// SPDX-License-Identifier: MIT
//
// The application, its scenes, what they announce, and the keyboard's announcements.

#pragma once

#include <UIKit/UIBase.h>

#pragma clang assume_nonnull begin

@class UIWindow, UIViewController;

// developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum
typedef OPEN_ENUM(NSInteger, UISceneActivationState) {
  UISceneActivationStateUnattached = -1,
  UISceneActivationStateForegroundActive,
  UISceneActivationStateForegroundInactive,
  UISceneActivationStateBackground,
} SWIFT_NAMED(UIScene.ActivationState);

// developer.apple.com/documentation/uikit/uiscene
MAIN_ACTOR
@interface UIScene : UIResponder
@property (nonatomic, readonly) UISceneActivationState activationState;
@end
extern NSNotificationName const UISceneDidActivateNotification SWIFT_NAMED(UIScene.didActivateNotification);
extern NSNotificationName const UISceneWillDeactivateNotification SWIFT_NAMED(UIScene.willDeactivateNotification);
extern NSNotificationName const UISceneWillEnterForegroundNotification
    SWIFT_NAMED(UIScene.willEnterForegroundNotification);
extern NSNotificationName const UISceneDidEnterBackgroundNotification
    SWIFT_NAMED(UIScene.didEnterBackgroundNotification);
extern NSNotificationName const UISceneDidDisconnectNotification SWIFT_NAMED(UIScene.didDisconnectNotification);

// developer.apple.com/documentation/uikit/uiwindowscene
MAIN_ACTOR
@interface UIWindowScene : UIScene
@property (nonatomic, readonly) NSArray<UIWindow *> *windows;
@property (nonatomic, readonly) UIScreen *screen;
@property (nonatomic, readonly) id<UICoordinateSpace> coordinateSpace;
@end

// developer.apple.com/documentation/uikit/uiapplication/state
typedef OPEN_ENUM(NSInteger, UIApplicationState) {
  UIApplicationStateActive,
  UIApplicationStateInactive,
  UIApplicationStateBackground
} SWIFT_NAMED(UIApplication.State);

// developer.apple.com/documentation/uikit/uiapplication/launchoptionskey
typedef NSString *UIApplicationLaunchOptionsKey NAMES_AS_TYPE SWIFT_NAMED(UIApplication.LaunchOptionsKey);

// developer.apple.com/documentation/uikit/uiapplication
MAIN_ACTOR
@interface UIApplication : UIResponder
@property (class, nonatomic, readonly) UIApplication *sharedApplication NOT_IN_EXTENSIONS SWIFT_NAMED(shared);
@property (nonatomic, readonly) UIApplicationState applicationState;
@end

// developer.apple.com/documentation/uikit/uiapplicationdelegate
MAIN_ACTOR
@protocol UIApplicationDelegate <NSObject>
@optional
- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
@end

// developer.apple.com/documentation/uikit/uiapplication: notifications
extern NSNotificationName const UIApplicationDidEnterBackgroundNotification
    SWIFT_NAMED(UIApplication.didEnterBackgroundNotification);
extern NSNotificationName const UIApplicationDidBecomeActiveNotification
    SWIFT_NAMED(UIApplication.didBecomeActiveNotification);
extern NSNotificationName const UIApplicationWillResignActiveNotification
    SWIFT_NAMED(UIApplication.willResignActiveNotification);
extern NSNotificationName const UIApplicationWillEnterForegroundNotification
    SWIFT_NAMED(UIApplication.willEnterForegroundNotification);

// developer.apple.com/documentation/uikit/uiresponder: keyboard notifications
extern NSNotificationName const UIKeyboardWillHideNotification NOT_ON_TVOS
    SWIFT_NAMED(UIResponder.keyboardWillHideNotification);
extern NSNotificationName const UIKeyboardDidShowNotification NOT_ON_TVOS
    SWIFT_NAMED(UIResponder.keyboardDidShowNotification);
extern NSNotificationName const UIKeyboardDidHideNotification NOT_ON_TVOS
    SWIFT_NAMED(UIResponder.keyboardDidHideNotification);
extern NSNotificationName const UIKeyboardWillChangeFrameNotification NOT_ON_TVOS
    SWIFT_NAMED(UIResponder.keyboardWillChangeFrameNotification);
extern NSNotificationName const UIKeyboardDidChangeFrameNotification NOT_ON_TVOS
    SWIFT_NAMED(UIResponder.keyboardDidChangeFrameNotification);
extern NSString *const UIKeyboardFrameEndUserInfoKey NOT_ON_TVOS SWIFT_NAMED(UIResponder.keyboardFrameEndUserInfoKey);

#pragma clang assume_nonnull end
