// SPDX-License-Identifier: MIT
//
// View controllers that hold others, and bars.

#pragma once

#include <UIKit/UIViewController.h>

#pragma clang assume_nonnull begin

// developer.apple.com/documentation/uikit/uinavigationbar
MAIN_ACTOR
@interface UINavigationBar : UIView
@end

// developer.apple.com/documentation/uikit/uitabbar
MAIN_ACTOR
@interface UITabBar : UIView
@end

// developer.apple.com/documentation/uikit/uisearchbar
MAIN_ACTOR
@interface UISearchBar : UIView
@end

// developer.apple.com/documentation/uikit/uitoolbar
NOT_ON_TVOS MAIN_ACTOR
@interface UIToolbar : UIView
@end

// developer.apple.com/documentation/uikit/uibaritem
MAIN_ACTOR
@interface UIBarItem : NSObject
@end

// developer.apple.com/documentation/uikit/uibarbuttonitem
MAIN_ACTOR
@interface UIBarButtonItem : UIBarItem
- (instancetype)init DESIGNATED;
@end

// developer.apple.com/documentation/uikit/uitabbaritem
MAIN_ACTOR
@interface UITabBarItem : UIBarItem
- (instancetype)initWithTitle:(nullable NSString *)title image:(nullable UIImage *)image tag:(NSInteger)tag;
@end

// developer.apple.com/documentation/uikit/uinavigationitem
MAIN_ACTOR
@interface UINavigationItem : NSObject
@property (nullable, nonatomic, strong) UIBarButtonItem *rightBarButtonItem;
@end

// developer.apple.com/documentation/uikit/uiviewcontroller: what it says to its container
@interface UIViewController (Containers)
@property (nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property (null_resettable, nonatomic, strong) UITabBarItem *tabBarItem;
@property (nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@end

// developer.apple.com/documentation/uikit/uinavigationcontroller
MAIN_ACTOR
@interface UINavigationController : UIViewController
@property (nullable, nonatomic, readonly, strong) UIViewController *topViewController;
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController DESIGNATED;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated;
@end

// developer.apple.com/documentation/uikit/uitabbarcontroller
MAIN_ACTOR
@interface UITabBarController : UIViewController
@property (nullable, nonatomic, assign) __kindof UIViewController *selectedViewController;
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nonatomic) NSUInteger selectedIndex;
@end

// developer.apple.com/documentation/uikit/uisplitviewcontroller/style-swift.enum
typedef OPEN_ENUM(NSInteger, UISplitViewControllerStyle) {
  UISplitViewControllerStyleUnspecified,
  UISplitViewControllerStyleDoubleColumn,
  UISplitViewControllerStyleTripleColumn,
} SWIFT_NAMED(UISplitViewController.Style) SINCE(14.0, 14.0, 14.0);

// developer.apple.com/documentation/uikit/uisplitviewcontroller/column
typedef OPEN_ENUM(NSInteger, UISplitViewControllerColumn) {
  UISplitViewControllerColumnPrimary,
  UISplitViewControllerColumnSupplementary,
  UISplitViewControllerColumnSecondary,
  UISplitViewControllerColumnCompact,
} SWIFT_NAMED(UISplitViewController.Column) SINCE(14.0, 14.0, 14.0);

// developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum
typedef OPEN_ENUM(NSInteger, UISplitViewControllerDisplayMode) {
  UISplitViewControllerDisplayModeAutomatic,
  UISplitViewControllerDisplayModeSecondaryOnly,
  UISplitViewControllerDisplayModeOneBesideSecondary,
  UISplitViewControllerDisplayModeOneOverSecondary,
  UISplitViewControllerDisplayModeTwoBesideSecondary,
  UISplitViewControllerDisplayModeTwoOverSecondary,
  UISplitViewControllerDisplayModeTwoDisplaceSecondary,
} SWIFT_NAMED(UISplitViewController.DisplayMode);

// developer.apple.com/documentation/uikit/uisplitviewcontroller
MAIN_ACTOR
@interface UISplitViewController : UIViewController
@property (nonatomic, readonly) UISplitViewControllerStyle style SINCE(14.0, 14.0, 14.0);
@property (nonatomic, readonly) UISplitViewControllerDisplayMode displayMode;
- (nullable __kindof UIViewController *)viewControllerForColumn:(UISplitViewControllerColumn)column
    SINCE(14.0, 14.0, 14.0);
- (BOOL)isShowingColumn:(UISplitViewControllerColumn)column SINCE(26.0, 26.0, 26.0);
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property (nonatomic, readonly, getter=isCollapsed) BOOL collapsed;
@end

// developer.apple.com/documentation/uikit/uipageviewcontroller/transitionstyle-swift.enum
typedef OPEN_ENUM(NSInteger, UIPageViewControllerTransitionStyle) {
  UIPageViewControllerTransitionStylePageCurl = 0,
  UIPageViewControllerTransitionStyleScroll = 1
} SWIFT_NAMED(UIPageViewController.TransitionStyle);

// developer.apple.com/documentation/uikit/uipageviewcontroller/navigationorientation-swift.enum
typedef OPEN_ENUM(NSInteger, UIPageViewControllerNavigationOrientation) {
  UIPageViewControllerNavigationOrientationHorizontal = 0,
  UIPageViewControllerNavigationOrientationVertical = 1
} SWIFT_NAMED(UIPageViewController.NavigationOrientation);

// developer.apple.com/documentation/uikit/uialertcontroller
MAIN_ACTOR
@interface UIAlertController : UIViewController
@end

// developer.apple.com/documentation/uikit/uipageviewcontroller/navigationdirection
typedef OPEN_ENUM(NSInteger, UIPageViewControllerNavigationDirection) {
  UIPageViewControllerNavigationDirectionForward,
  UIPageViewControllerNavigationDirectionReverse
} SWIFT_NAMED(UIPageViewController.NavigationDirection);

// developer.apple.com/documentation/uikit/uipageviewcontroller/optionskey
typedef NSString *UIPageViewControllerOptionsKey NAMES_AS_TYPE SWIFT_NAMED(UIPageViewController.OptionsKey);

@class UIPageViewController;

// developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource
MAIN_ACTOR
@protocol UIPageViewControllerDataSource <NSObject>
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController
               viewControllerBeforeViewController:(UIViewController *)viewController;
- (nullable UIViewController *)pageViewController:(UIPageViewController *)pageViewController
                viewControllerAfterViewController:(UIViewController *)viewController;
@end

// developer.apple.com/documentation/uikit/uipageviewcontroller
MAIN_ACTOR
@interface UIPageViewController : UIViewController
@property (nonatomic, readonly) UIPageViewControllerTransitionStyle transitionStyle;
@property (nonatomic, readonly) UIPageViewControllerNavigationOrientation navigationOrientation;
@property (nullable, nonatomic, readonly) NSArray<__kindof UIViewController *> *viewControllers;
- (instancetype)initWithTransitionStyle:(UIPageViewControllerTransitionStyle)style
                  navigationOrientation:(UIPageViewControllerNavigationOrientation)navigationOrientation
                                options:(nullable NSDictionary<UIPageViewControllerOptionsKey, id> *)options DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, nonatomic, weak) id<UIPageViewControllerDataSource> dataSource;
- (void)setViewControllers:(nullable NSArray<UIViewController *> *)viewControllers
                 direction:(UIPageViewControllerNavigationDirection)direction
                  animated:(BOOL)animated
                completion:(void (^_Nullable MAIN_ACTOR)(BOOL finished))completion;
@end

#pragma clang assume_nonnull end
