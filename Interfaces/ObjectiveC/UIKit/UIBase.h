// SPDX-License-Identifier: MIT
//
// What the other headers build upon: responders, colours, insets, traits.

#pragma once

#include <Foundation/Foundation.h>
#include <QuartzCore/QuartzCore.h>

#pragma clang assume_nonnull begin

@class UITraitCollection, UIEvent, UIWindow, UIWindowScene, UIView, UIScreen;

// developer.apple.com/documentation/uikit/uiedgeinsets
typedef struct UIEdgeInsets {
  CGFloat top, left, bottom, right;
} UIEdgeInsets;
extern const UIEdgeInsets UIEdgeInsetsZero SWIFT_NAMED(UIEdgeInsets.zero);

// developer.apple.com/documentation/uikit/nsdirectionaledgeinsets
typedef struct NSDirectionalEdgeInsets {
  CGFloat top, leading, bottom, trailing;
} NSDirectionalEdgeInsets;

// developer.apple.com/documentation/foundation/nsvalue/cgrectvalue
@interface NSValue (UIGeometry)
@property (nonatomic, readonly) CGRect CGRectValue;
@end

// developer.apple.com/documentation/uikit/uiresponder
MAIN_ACTOR
@interface UIResponder : NSObject
@property (nonatomic, readonly, nullable) UIResponder *nextResponder;
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
@end

// developer.apple.com/documentation/uikit/uievent
MAIN_ACTOR
@interface UIEvent : NSObject
@end

// developer.apple.com/documentation/uikit/uicolor
SENDABLE
@interface UIColor : NSObject
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha;
- (void)setFill;
- (void)setStroke;
- (UIColor *)resolvedColorWithTraitCollection:(UITraitCollection *)traitCollection SWIFT_NAMED(resolvedColor(with:));
@property (nonatomic, readonly) CGColorRef CGColor;
@property (class, nonatomic, readonly) UIColor *blackColor;
@property (class, nonatomic, readonly) UIColor *whiteColor;
@property (class, nonatomic, readonly) UIColor *darkGrayColor;
@property (class, nonatomic, readonly) UIColor *systemPinkColor;
@property (class, nonatomic, readonly) UIColor *systemPurpleColor;
@property (class, nonatomic, readonly) UIColor *systemTealColor;
@property (class, nonatomic, readonly) UIColor *systemGreenColor;
@property (class, nonatomic, readonly) UIColor *systemOrangeColor;
@property (class, nonatomic, readonly) UIColor *systemRedColor;
@property (class, nonatomic, readonly) UIColor *systemGrayColor;
@property (class, nonatomic, readonly) UIColor *systemBlueColor;
- (instancetype)initWithHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness alpha:(CGFloat)alpha;
@property (class, nonatomic, readonly) UIColor *clearColor;
@property (class, nonatomic, readonly) UIColor *labelColor;
@property (class, nonatomic, readonly) UIColor *systemBackgroundColor NOT_ON_TVOS;
@property (class, nonatomic, readonly) UIColor *secondarySystemBackgroundColor NOT_ON_TVOS;
@end

// developer.apple.com/documentation/uikit/uifont
typedef CGFloat UIFontWeight NAMES_AS_TYPE SWIFT_NAMED(UIFont.Weight);
typedef NSString *UIFontTextStyle NAMES_AS_TYPE SWIFT_NAMED(UIFont.TextStyle);
extern UIFontWeight const UIFontWeightRegular;
extern UIFontWeight const UIFontWeightMedium;
extern UIFontTextStyle const UIFontTextStyleTitle2;
extern UIFontTextStyle const UIFontTextStyleHeadline;
extern UIFontTextStyle const UIFontTextStyleSubheadline;
extern UIFontTextStyle const UIFontTextStyleBody;
extern UIFontTextStyle const UIFontTextStyleCaption1;
extern UIFontTextStyle const UIFontTextStyleCaption2;
SENDABLE
@interface UIFont : NSObject
+ (UIFont *)monospacedDigitSystemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style;
+ (UIFont *)monospacedSystemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
@end

// developer.apple.com/documentation/uikit/uiimage
SENDABLE
@interface UIImage : NSObject
@property (nullable, nonatomic, readonly) CGImageRef CGImage;
@property (nullable, nonatomic, readonly) NSArray<UIImage *> *images;
@property (nonatomic, readonly, getter=isSymbolImage) BOOL symbolImage;
+ (nullable UIImage *)systemImageNamed:(NSString *)name SWIFT_NAMED(init(systemName:));
@end

// developer.apple.com/documentation/uikit/uiuserinterfacestyle
typedef OPEN_ENUM(NSInteger, UIUserInterfaceStyle) {
  UIUserInterfaceStyleUnspecified,
  UIUserInterfaceStyleLight,
  UIUserInterfaceStyleDark,
};

// developer.apple.com/documentation/uikit/uiuserinterfacesizeclass
typedef OPEN_ENUM(NSInteger, UIUserInterfaceSizeClass) {
  UIUserInterfaceSizeClassUnspecified = 0,
  UIUserInterfaceSizeClassCompact = 1,
  UIUserInterfaceSizeClassRegular = 2,
};

// developer.apple.com/documentation/uikit/uicontentsizecategory
typedef NSString *UIContentSizeCategory NAMES_AS_TYPE;

// developer.apple.com/documentation/uikit/uitraitcollection
SENDABLE
@interface UITraitCollection : NSObject
@property (nonatomic, readonly) CGFloat displayScale;
@property (nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle;
@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property (nonatomic, copy, readonly) UIContentSizeCategory preferredContentSizeCategory;
@end

// developer.apple.com/documentation/uikit/uitraitenvironment
MAIN_ACTOR
@protocol UITraitEnvironment <NSObject>
@property (nonatomic, readonly) UITraitCollection *traitCollection;
@end

// developer.apple.com/documentation/uikit/uidevice
MAIN_ACTOR
@interface UIDevice : NSObject
@property (class, nonatomic, readonly) UIDevice *currentDevice SWIFT_NAMED(current);
@property (nonatomic, readonly, strong) NSString *model;
@property (nonatomic, readonly, strong) NSString *systemName;
@property (nonatomic, readonly, strong) NSString *systemVersion;
@end

// developer.apple.com/documentation/uikit/uicoordinatespace
MAIN_ACTOR
@protocol UICoordinateSpace <NSObject>
- (CGRect)convertRect:(CGRect)rect toCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace;
- (CGRect)convertRect:(CGRect)rect fromCoordinateSpace:(id<UICoordinateSpace>)coordinateSpace;
@property (readonly, nonatomic) CGRect bounds;
@end

// developer.apple.com/documentation/uikit/uiscreen
MAIN_ACTOR
@interface UIScreen : NSObject
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) CGFloat scale;
@property (readonly) id<UICoordinateSpace> coordinateSpace;
@end

#pragma clang assume_nonnull end
