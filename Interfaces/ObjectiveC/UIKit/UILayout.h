// SPDX-License-Identifier: MIT
//
// Constraints.

#pragma once

#include <UIKit/UIBase.h>

#pragma clang assume_nonnull begin

@class NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension;

// developer.apple.com/documentation/uikit/uilayoutpriority
typedef float UILayoutPriority NAMES_AS_TYPE;

// developer.apple.com/documentation/uikit/nslayoutconstraint/axis
typedef OPEN_ENUM(NSInteger, UILayoutConstraintAxis) {
  UILayoutConstraintAxisHorizontal = 0,
  UILayoutConstraintAxisVertical = 1
} SWIFT_NAMED(NSLayoutConstraint.Axis);

// developer.apple.com/documentation/uikit/nslayoutconstraint
MAIN_ACTOR
@interface NSLayoutConstraint : NSObject
@property UILayoutPriority priority;
@property (getter=isActive) BOOL active;
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints SWIFT_NAMED(activate(_:));
@property CGFloat constant;
@end

// developer.apple.com/documentation/uikit/nslayoutanchor
MAIN_ACTOR
@interface NSLayoutAnchor<AnchorType> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor SWIFT_NAMED(constraint(equalTo:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
                                       constant:(CGFloat)c SWIFT_NAMED(constraint(equalTo:constant:));
@end

// developer.apple.com/documentation/uikit/nslayoutxaxisanchor
MAIN_ACTOR
@interface NSLayoutXAxisAnchor : NSLayoutAnchor <NSLayoutXAxisAnchor *>
@end

// developer.apple.com/documentation/uikit/nslayoutyaxisanchor
MAIN_ACTOR
@interface NSLayoutYAxisAnchor : NSLayoutAnchor <NSLayoutYAxisAnchor *>
@end

// developer.apple.com/documentation/uikit/nslayoutdimension
MAIN_ACTOR
@interface NSLayoutDimension : NSLayoutAnchor <NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)c SWIFT_NAMED(constraint(equalToConstant:));
@end

// developer.apple.com/documentation/uikit/uilayoutguide
MAIN_ACTOR
@interface UILayoutGuide : NSObject
@property (readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@end

#pragma clang assume_nonnull end
