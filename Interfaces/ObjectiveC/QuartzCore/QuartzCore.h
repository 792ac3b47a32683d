// SPDX-License-Identifier: MIT
//
// Core Animation: layers and their transforms.

#pragma once

#include <CoreGraphics/CoreGraphics.h>
#include <Foundation/Foundation.h>

// developer.apple.com/documentation/quartzcore/catransform3d
struct CATransform3D {
  CGFloat m11, m12, m13, m14;
  CGFloat m21, m22, m23, m24;
  CGFloat m31, m32, m33, m34;
  CGFloat m41, m42, m43, m44;
};
typedef struct CATransform3D CATransform3D;

extern bool CATransform3DIsIdentity(CATransform3D t);

#pragma clang assume_nonnull begin

// developer.apple.com/documentation/quartzcore/catransaction
@interface CATransaction : NSObject
+ (void)begin;
+ (void)commit;
+ (void)flush;
+ (void)setDisableActions:(BOOL)flag;
@end

// developer.apple.com/documentation/quartzcore/calayer
@interface CALayer : NSObject
@property CGRect bounds;
@property CGPoint position;
@property CGPoint anchorPoint;
@property CATransform3D transform;
@property CATransform3D sublayerTransform;
@property CGRect frame;
@property (getter=isHidden) BOOL hidden;
@property float opacity;
@property BOOL masksToBounds;
@property CGFloat zPosition;
@property (nullable, strong) CALayer *mask;
@property (nullable) CGColorRef backgroundColor;
@property (nullable, strong) id contents;
- (void)addSublayer:(CALayer *)layer;
- (void)removeFromSuperlayer;
- (BOOL)needsLayout;
@property CGFloat cornerRadius;
- (nullable instancetype)presentationLayer SWIFT_NAMED(presentation());
@end

#pragma clang assume_nonnull end
