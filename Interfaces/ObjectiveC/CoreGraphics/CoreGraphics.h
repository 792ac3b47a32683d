// SPDX-License-Identifier: MIT
//
// Core Graphics: geometry, and colours as far as their alpha.

#pragma once

#include <CoreFoundation/CoreFoundation.h>
#include <stdbool.h>

// developer.apple.com/documentation/corefoundation/cgpoint
struct CGPoint {
  CGFloat x;
  CGFloat y;
};
typedef struct CGPoint CGPoint;

// developer.apple.com/documentation/corefoundation/cgsize
struct CGSize {
  CGFloat width;
  CGFloat height;
};
typedef struct CGSize CGSize;

// developer.apple.com/documentation/corefoundation/cgrect
struct CGRect {
  CGPoint origin;
  CGSize size;
};
typedef struct CGRect CGRect;

// developer.apple.com/documentation/corefoundation/cgaffinetransform
struct CGAffineTransform {
  CGFloat a, b;
  CGFloat c, d;
  CGFloat tx, ty;
};
typedef struct CGAffineTransform CGAffineTransform;

extern CGAffineTransform CGAffineTransformMakeRotation(CGFloat angle) SWIFT_NAMED(CGAffineTransform.init(rotationAngle:));

extern const CGPoint CGPointZero SWIFT_NAMED(CGPoint.zero);
extern const CGRect CGRectZero SWIFT_NAMED(CGRect.zero);

extern CGFloat CGRectGetMinX(CGRect rect) SWIFT_NAMED(getter:CGRect.minX(self:));
extern CGFloat CGRectGetMinY(CGRect rect) SWIFT_NAMED(getter:CGRect.minY(self:));
extern CGFloat CGRectGetMaxX(CGRect rect) SWIFT_NAMED(getter:CGRect.maxX(self:));
extern CGFloat CGRectGetMaxY(CGRect rect) SWIFT_NAMED(getter:CGRect.maxY(self:));
extern CGFloat CGRectGetWidth(CGRect rect) SWIFT_NAMED(getter:CGRect.width(self:));
extern CGFloat CGRectGetHeight(CGRect rect) SWIFT_NAMED(getter:CGRect.height(self:));
extern bool CGRectIsNull(CGRect rect) SWIFT_NAMED(getter:CGRect.isNull(self:));
extern bool CGRectIsEmpty(CGRect rect) SWIFT_NAMED(getter:CGRect.isEmpty(self:));
extern CGRect CGRectInset(CGRect rect, CGFloat dx, CGFloat dy) SWIFT_NAMED(CGRect.insetBy(self:dx:dy:));
extern CGRect CGRectIntersection(CGRect r1, CGRect r2) SWIFT_NAMED(CGRect.intersection(self:_:));
extern bool CGRectIntersectsRect(CGRect rect1, CGRect rect2) SWIFT_NAMED(CGRect.intersects(self:_:));

// developer.apple.com/documentation/coregraphics/cgblendmode
typedef enum __attribute__((enum_extensibility(open))) CGBlendMode : int32_t {
  kCGBlendModeNormal,
} CGBlendMode;

// developer.apple.com/documentation/coregraphics/cgcolorspacemodel
typedef OPEN_ENUM(int32_t, CGColorSpaceModel) {
  kCGColorSpaceModelUnknown = -1,
  kCGColorSpaceModelMonochrome,
  kCGColorSpaceModelRGB,
  kCGColorSpaceModelCMYK,
  kCGColorSpaceModelLab,
  kCGColorSpaceModelDeviceN,
  kCGColorSpaceModelIndexed,
  kCGColorSpaceModelPattern,
  kCGColorSpaceModelXYZ
};

// developer.apple.com/documentation/coregraphics/cgimagealphainfo
typedef OPEN_ENUM(uint32_t, CGImageAlphaInfo) {
  kCGImageAlphaNone,
  kCGImageAlphaPremultipliedLast,
  kCGImageAlphaPremultipliedFirst,
  kCGImageAlphaLast,
  kCGImageAlphaFirst,
  kCGImageAlphaNoneSkipLast,
  kCGImageAlphaNoneSkipFirst,
  kCGImageAlphaOnly
};

#pragma clang assume_nonnull begin
#pragma clang arc_cf_code_audited begin

// developer.apple.com/documentation/coregraphics/cgcolorspace
typedef struct __attribute__((objc_bridge(id))) SENDABLE CGColorSpace *CGColorSpaceRef;
extern CGColorSpaceModel CGColorSpaceGetModel(CGColorSpaceRef _Nullable space)
    SWIFT_NAMED(getter:CGColorSpaceRef.model(self:));

// developer.apple.com/documentation/coregraphics/cgcolor
typedef struct __attribute__((objc_bridge(id))) SENDABLE CGColor *CGColorRef;
extern CGFloat CGColorGetAlpha(CGColorRef _Nullable color) SWIFT_NAMED(getter:CGColorRef.alpha(self:));
extern CGColorSpaceRef _Nullable CGColorGetColorSpace(CGColorRef _Nullable color)
    SWIFT_NAMED(getter:CGColorRef.colorSpace(self:));

// developer.apple.com/documentation/coregraphics/cgimage
typedef struct __attribute__((objc_bridge(id))) SENDABLE CGImage *CGImageRef;
extern CGImageAlphaInfo CGImageGetAlphaInfo(CGImageRef _Nullable image) SWIFT_NAMED(getter:CGImageRef.alphaInfo(self:));

extern CGColorSpaceRef CGColorSpaceCreateDeviceGray(void) __attribute__((cf_returns_retained));

// developer.apple.com/documentation/coregraphics/cgcontext
typedef struct __attribute__((objc_bridge(id))) CGContext *CGContextRef;
extern CGContextRef _Nullable CGBitmapContextCreate(void *_Nullable data,
                                                    size_t width,
                                                    size_t height,
                                                    size_t bitsPerComponent,
                                                    size_t bytesPerRow,
                                                    CGColorSpaceRef space,
                                                    uint32_t bitmapInfo) __attribute__((cf_returns_retained))
    SWIFT_NAMED(CGContextRef.init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:));

#pragma clang arc_cf_code_audited end
#pragma clang assume_nonnull end
