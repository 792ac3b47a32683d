// SPDX-License-Identifier: MIT
//
// View controllers and their transitions.

#pragma once

#include <UIKit/UIView.h>

#pragma clang assume_nonnull begin

@class UINavigationController, UITabBarController, UISplitViewController, UIPresentationController,
    UIPopoverPresentationController;
@protocol UIViewControllerTransitionCoordinator;

// developer.apple.com/documentation/uikit/uimodalpresentationstyle
typedef OPEN_ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen = 0,
  UIModalPresentationPageSheet NOT_ON_TVOS,
  UIModalPresentationFormSheet NOT_ON_TVOS,
  UIModalPresentationCurrentContext,
  UIModalPresentationCustom,
  UIModalPresentationOverFullScreen,
  UIModalPresentationOverCurrentContext,
  UIModalPresentationPopover NOT_ON_TVOS,
  UIModalPresentationBlurOverFullScreen __attribute__((availability(ios, unavailable))),
  UIModalPresentationNone = -1,
  UIModalPresentationAutomatic = -2,
};

// developer.apple.com/documentation/uikit/uiviewcontroller
MAIN_ACTOR
@interface UIViewController : UIResponder <NSCoding, UITraitEnvironment>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (null_resettable, nonatomic, strong) UIView *view;
@property (nullable, nonatomic, readonly, strong) UIView *viewIfLoaded SWIFT_NAMED(viewIfLoaded);
- (void)viewDidLoad;
@property (nullable, nonatomic, weak, readonly) UIViewController *parentViewController SWIFT_NAMED(parent);
@property (nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers SWIFT_NAMED(children);
@property (nullable, nonatomic, readonly) UIViewController *presentedViewController
    SWIFT_NAMED(presentedViewController);
@property (nullable, nonatomic, readonly) UIViewController *presentingViewController
    SWIFT_NAMED(presentingViewController);
@property (nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented;
@property (nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property (nonatomic, readonly, getter=isMovingToParentViewController) BOOL movingToParentViewController
    SWIFT_NAMED(isMovingToParent);
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property (nullable, nonatomic, readonly) UIPresentationController *presentationController;
@property (nullable, nonatomic, readonly) id<UIViewControllerTransitionCoordinator> transitionCoordinator;
@property (nullable, nonatomic, copy) NSString *title;
- (void)addChildViewController:(UIViewController *)childController SWIFT_NAMED(addChild(_:));
- (void)viewDidLayoutSubviews;
- (void)willMoveToParentViewController:(nullable UIViewController *)parent SWIFT_NAMED(willMove(toParent:));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent SWIFT_NAMED(didMove(toParent:));
- (void)removeFromParentViewController SWIFT_NAMED(removeFromParent());
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^_Nullable MAIN_ACTOR)(void))completion SWIFT_NAMED(present(_:animated:completion:));
@property (nullable, nonatomic, readonly) UIPopoverPresentationController *popoverPresentationController;
@property (nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)dismissViewControllerAnimated:(BOOL)flag
                           completion:(void (^_Nullable MAIN_ACTOR)(void))completion SWIFT_NAMED(dismiss(animated:completion:));
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection;
@end

// developer.apple.com/documentation/uikit/uipresentationcontroller
MAIN_ACTOR
@interface UIPresentationController : NSObject
@property (nullable, nonatomic, readonly, strong) UIView *containerView;
@property (nonatomic, strong, readonly) UIViewController *presentingViewController
    SWIFT_NAMED(presentingViewController);
@property (nonatomic, strong, readonly) UIViewController *presentedViewController
    SWIFT_NAMED(presentedViewController);
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@end

// developer.apple.com/documentation/uikit/uipopoverarrowdirection
typedef OPTION_SET(NSUInteger, UIPopoverArrowDirection) {
  UIPopoverArrowDirectionUp = 1 << 0,
  UIPopoverArrowDirectionDown = 1 << 1,
  UIPopoverArrowDirectionLeft = 1 << 2,
  UIPopoverArrowDirectionRight = 1 << 3,
  UIPopoverArrowDirectionAny = 15,
  UIPopoverArrowDirectionUnknown = NSUIntegerMax
};

// developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
MAIN_ACTOR
@interface UIPopoverPresentationController : UIPresentationController
@property (nonatomic, readonly) UIPopoverArrowDirection arrowDirection;
@property (nullable, nonatomic, strong) UIView *sourceView;
@end

// developer.apple.com/documentation/uikit/uitransitioncontextviewcontrollerkey
typedef NSString *UITransitionContextViewControllerKey NAMES_AS_TYPE;

// developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
MAIN_ACTOR
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property (nonatomic, readonly, getter=isCancelled) BOOL cancelled;
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property (nonatomic, readonly) UIView *containerView;
- (nullable __kindof UIViewController *)viewControllerForKey:(UITransitionContextViewControllerKey)key;
@end

// developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
MAIN_ACTOR
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:
            (void (^_Nullable MAIN_ACTOR)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                        completion:
                            (void (^_Nullable MAIN_ACTOR)(id<UIViewControllerTransitionCoordinatorContext> context))completion;
@end

#pragma clang assume_nonnull end
