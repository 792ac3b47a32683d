// SPDX-License-Identifier: MIT
//
// Views, windows, labels.

#pragma once

#include <UIKit/UILayout.h>
#include <UIKit/UIScene.h>

#pragma clang assume_nonnull begin

@class UIGestureRecognizer;

// developer.apple.com/documentation/uikit/uiview/autoresizingmask-swift.struct
typedef OPTION_SET(NSUInteger, UIViewAutoresizing) {
  UIViewAutoresizingNone = 0,
  UIViewAutoresizingFlexibleWidth = 1 << 1,
  UIViewAutoresizingFlexibleHeight = 1 << 4,
} SWIFT_NAMED(UIView.AutoresizingMask);

// developer.apple.com/documentation/uikit/uiview/contentmode-swift.enum
typedef OPEN_ENUM(NSInteger, UIViewContentMode) {
  UIViewContentModeScaleToFill,
  UIViewContentModeScaleAspectFit,
  UIViewContentModeScaleAspectFill,
  UIViewContentModeRedraw,
  UIViewContentModeCenter,
  UIViewContentModeTop,
  UIViewContentModeBottom,
  UIViewContentModeLeft,
  UIViewContentModeRight,
  UIViewContentModeTopLeft,
  UIViewContentModeTopRight,
  UIViewContentModeBottomLeft,
  UIViewContentModeBottomRight,
} SWIFT_NAMED(UIView.ContentMode);

// developer.apple.com/documentation/uikit/uiview
MAIN_ACTOR
@interface UIView : UIResponder <NSCoding, UITraitEnvironment, UICoordinateSpace>
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;

@property (nonatomic, readonly, strong) CALayer *layer;
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic, readonly) UIEdgeInsets safeAreaInsets;
- (CGRect)convertRect:(CGRect)rect toCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace;

@property (nullable, nonatomic, readonly) UIView *superview;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
@property (nullable, nonatomic, readonly) UIWindow *window;
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
- (void)removeFromSuperview;

@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isOpaque) BOOL opaque;
@property (nonatomic) BOOL clipsToBounds;
@property (nullable, nonatomic, copy) UIColor *backgroundColor;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic) UIViewContentMode contentMode;

- (void)didMoveToWindow;
- (void)willMoveToWindow:(nullable UIWindow *)newWindow SWIFT_NAMED(willMove(toWindow:));
- (void)didMoveToSuperview;
- (void)safeAreaInsetsDidChange;
- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event;
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints
    SWIFT_NAMED(translatesAutoresizingMaskIntoConstraints);
@property (readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property (readonly, strong) NSLayoutDimension *widthAnchor;
@property (readonly, strong) NSLayoutDimension *heightAnchor;
@property (nonatomic, readonly, strong) UILayoutGuide *safeAreaLayoutGuide;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
- (BOOL)isDescendantOfView:(UIView *)view SWIFT_NAMED(isDescendant(of:));
- (BOOL)drawViewHierarchyInRect:(CGRect)rect
             afterScreenUpdates:(BOOL)afterUpdates SWIFT_NAMED(drawHierarchy(in:afterScreenUpdates:));
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^MAIN_ACTOR)(void))animations
                 completion:(void (^_Nullable MAIN_ACTOR)(BOOL finished))completion
    SWIFT_NAMED(animate(withDuration:animations:completion:));
@end

// developer.apple.com/documentation/uikit/uistackview
MAIN_ACTOR
@interface UIStackView : UIView
- (instancetype)initWithArrangedSubviews:(NSArray<__kindof UIView *> *)views;
- (void)addArrangedSubview:(UIView *)view;
@property (nonatomic) UILayoutConstraintAxis axis;
@property (nonatomic) CGFloat spacing;
@end

// developer.apple.com/documentation/uikit/uiaccessibilitytraits
typedef uint64_t UIAccessibilityTraits NAMES_AS_TYPE;
extern UIAccessibilityTraits const UIAccessibilityTraitHeader SWIFT_NAMED(UIAccessibilityTraits.header);

// developer.apple.com/documentation/objectivec/nsobject-swift.class: accessibility
@interface NSObject (UIAccessibility)
@property (nonatomic) BOOL isAccessibilityElement MAIN_ACTOR;
@property (nonatomic) BOOL accessibilityElementsHidden MAIN_ACTOR;
@property (nullable, nonatomic, copy) NSString *accessibilityLabel MAIN_ACTOR;
@property (nonatomic) UIAccessibilityTraits accessibilityTraits MAIN_ACTOR;
@end

// developer.apple.com/documentation/uikit/uiwindow/level
typedef CGFloat UIWindowLevel __attribute__((swift_wrapper(struct))) SWIFT_NAMED(UIWindow.Level);

// developer.apple.com/documentation/uikit/uiwindow
MAIN_ACTOR
@interface UIWindow : UIView
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, nonatomic, weak) UIWindowScene *windowScene;
@property (nonatomic, readonly, strong) UIScreen *screen;
@property (nonatomic) UIWindowLevel windowLevel;
@property (nullable, nonatomic, strong) UIViewController *rootViewController;
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene DESIGNATED;
- (void)makeKeyWindow SWIFT_NAMED(makeKey());
@end

// developer.apple.com/documentation/uikit/uivisualeffect
MAIN_ACTOR
@interface UIVisualEffect : NSObject
@end

// developer.apple.com/documentation/uikit/uiblureffect
MAIN_ACTOR
@interface UIBlurEffect : UIVisualEffect
@end

// developer.apple.com/documentation/uikit/uivisualeffectview
MAIN_ACTOR
@interface UIVisualEffectView : UIView
- (instancetype)initWithEffect:(nullable UIVisualEffect *)effect DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, copy, nullable) UIVisualEffect *effect;
@end

// developer.apple.com/documentation/uikit/uiimageview
MAIN_ACTOR
@interface UIImageView : UIView
@property (nullable, nonatomic, strong) UIImage *image;
@property (nullable, nonatomic, strong) UIImage *highlightedImage;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, readonly, getter=isAnimating) BOOL animating;
@end

// developer.apple.com/documentation/uikit/uilabel
MAIN_ACTOR
@interface UILabel : UIView
@property (nullable, nonatomic, copy) NSString *text;
@property (null_resettable, nonatomic, strong) UIFont *font;
@property (null_resettable, nonatomic, strong) UIColor *textColor;
@property (nonatomic) NSInteger numberOfLines;
@property (nonatomic) BOOL adjustsFontForContentSizeCategory;
@end

#pragma clang assume_nonnull end
