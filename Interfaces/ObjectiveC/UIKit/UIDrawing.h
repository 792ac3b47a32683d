// SPDX-License-Identifier: MIT
//
// Pictures and text that are drawn.

#pragma once

#include <UIKit/UIBase.h>

#pragma clang assume_nonnull begin

// developer.apple.com/documentation/uikit/uifontmetrics
SENDABLE
@interface UIFontMetrics : NSObject
- (instancetype)initForTextStyle:(UIFontTextStyle)textStyle DESIGNATED;
- (UIFont *)scaledFontForFont:(UIFont *)font
               maximumPointSize:(CGFloat)maximumPointSize
  compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection;
@end

// developer.apple.com/documentation/uikit/uirectfillusingblendmode(_:_:)
extern void UIRectFillUsingBlendMode(CGRect rect, CGBlendMode blendMode);

// developer.apple.com/documentation/uikit/uibezierpath
@interface UIBezierPath : NSObject
+ (instancetype)bezierPathWithRect:(CGRect)rect;
@property (nonatomic) CGFloat lineWidth;
- (void)setLineDash:(nullable const CGFloat *)pattern count:(NSInteger)count phase:(CGFloat)phase;
- (void)stroke;
@end

// developer.apple.com/documentation/uikit/uigraphicsimagerendererformat/range-swift.enum
typedef OPEN_ENUM(NSInteger, UIGraphicsImageRendererFormatRange) {
  UIGraphicsImageRendererFormatRangeUnspecified = -1,
  UIGraphicsImageRendererFormatRangeAutomatic = 0,
  UIGraphicsImageRendererFormatRangeExtended,
  UIGraphicsImageRendererFormatRangeStandard
} SWIFT_NAMED(UIGraphicsImageRendererFormat.Range);

// developer.apple.com/documentation/uikit/uigraphicsrendererformat
@interface UIGraphicsRendererFormat : NSObject
@end

// developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
@interface UIGraphicsImageRendererFormat : UIGraphicsRendererFormat
+ (instancetype)formatForTraitCollection:(UITraitCollection *)traitCollection;
@property (nonatomic) CGFloat scale;
@property (nonatomic) BOOL opaque;
@property (nonatomic) UIGraphicsImageRendererFormatRange preferredRange;
@end

// developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
@interface UIGraphicsImageRendererContext : NSObject
@end

// developer.apple.com/documentation/uikit/uigraphicsimagerenderer
@interface UIGraphicsImageRenderer : NSObject
- (instancetype)initWithSize:(CGSize)size format:(UIGraphicsImageRendererFormat *)format DESIGNATED;
- (UIImage *)imageWithActions:
    (void(__attribute__((noescape)) ^)(UIGraphicsImageRendererContext *rendererContext))actions;
- (instancetype)initWithBounds:(CGRect)bounds format:(UIGraphicsImageRendererFormat *)format DESIGNATED;
@end

// developer.apple.com/documentation/uikit/nslinebreakmode
typedef OPEN_ENUM(NSInteger, NSLineBreakMode) {
  NSLineBreakByWordWrapping = 0,
  NSLineBreakByCharWrapping,
  NSLineBreakByClipping,
  NSLineBreakByTruncatingHead,
  NSLineBreakByTruncatingTail,
  NSLineBreakByTruncatingMiddle
};

// developer.apple.com/documentation/uikit/nsparagraphstyle
@interface NSParagraphStyle : NSObject
@end

// developer.apple.com/documentation/uikit/nsmutableparagraphstyle
@interface NSMutableParagraphStyle : NSParagraphStyle
@property (nonatomic) NSLineBreakMode lineBreakMode;
@end

// developer.apple.com/documentation/foundation/nsattributedstring/key

// developer.apple.com/documentation/uikit/nsstringdrawingoptions
typedef OPTION_SET(NSInteger, NSStringDrawingOptions) {
  NSStringDrawingUsesLineFragmentOrigin = 1 << 0,
  NSStringDrawingTruncatesLastVisibleLine = 1 << 5,
};

// developer.apple.com/documentation/uikit/nsstringdrawingcontext
@interface NSStringDrawingContext : NSObject
@end

// developer.apple.com/documentation/foundation/nsattributedstring: drawing
@interface NSAttributedString (UIDrawing)
- (void)drawWithRect:(CGRect)rect
             options:(NSStringDrawingOptions)options
             context:(nullable NSStringDrawingContext *)context;
- (CGRect)boundingRectWithSize:(CGSize)size
                       options:(NSStringDrawingOptions)options
                       context:(nullable NSStringDrawingContext *)context;
@end

#pragma clang assume_nonnull end
