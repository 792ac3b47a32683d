// SPDX-License-Identifier: MIT
//
// Views that input goes to.

#pragma once

#include <UIKit/UIView.h>
#include <UIKit/UIScrollView.h>

#pragma clang assume_nonnull begin

// developer.apple.com/documentation/uikit/uimenuelement
MAIN_ACTOR
@interface UIMenuElement : NSObject
@end

// developer.apple.com/documentation/uikit/uiaction
MAIN_ACTOR
@interface UIAction : UIMenuElement
@end

// developer.apple.com/documentation/uikit/uimenu
MAIN_ACTOR
@interface UIMenu : UIMenuElement
@end

// developer.apple.com/documentation/uikit/uicontrol/event
typedef OPTION_SET(NSUInteger, UIControlEvents) {
  UIControlEventValueChanged = 1 << 12,
} SWIFT_NAMED(UIControl.Event);

// developer.apple.com/documentation/uikit/uicontrol/state-swift.struct
typedef OPTION_SET(NSUInteger, UIControlState) {
  UIControlStateNormal SWIFT_NAMED(normal) = 0,
} SWIFT_NAMED(UIControl.State);

// developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment-swift.enum
typedef OPEN_ENUM(NSInteger, UIControlContentHorizontalAlignment) {
  UIControlContentHorizontalAlignmentCenter = 0,
  UIControlContentHorizontalAlignmentLeft = 1,
  UIControlContentHorizontalAlignmentRight = 2,
  UIControlContentHorizontalAlignmentFill = 3,
  UIControlContentHorizontalAlignmentLeading = 4,
  UIControlContentHorizontalAlignmentTrailing = 5,
} SWIFT_NAMED(UIControl.ContentHorizontalAlignment);

// developer.apple.com/documentation/uikit/uicontrol
MAIN_ACTOR
@interface UIControl : UIView
@property (nonatomic) UIControlContentHorizontalAlignment contentHorizontalAlignment;
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents SWIFT_NAMED(addAction(_:for:));
@end

// developer.apple.com/documentation/uikit/uibutton/buttontype-swift.enum
typedef OPEN_ENUM(NSInteger, UIButtonType) {
  UIButtonTypeCustom = 0,
  UIButtonTypeSystem,
} SWIFT_NAMED(UIButton.ButtonType);

// developer.apple.com/documentation/uikit/uibutton
MAIN_ACTOR
@interface UIButton : UIControl
+ (instancetype)buttonWithType:(UIButtonType)buttonType SWIFT_NAMED(init(type:));
+ (instancetype)buttonWithType:(UIButtonType)buttonType
                 primaryAction:(nullable UIAction *)primaryAction SWIFT_NAMED(init(type:primaryAction:));
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state;
@end

// developer.apple.com/documentation/uikit/uiswitch
NOT_ON_TVOS MAIN_ACTOR
@interface UISwitch : UIControl
@property (nonatomic, getter=isOn) BOOL on;
@end

// developer.apple.com/documentation/uikit/uitextfield
MAIN_ACTOR
@interface UITextField : UIControl
@property (nullable, readwrite, strong) UIView *inputAccessoryView;
@end

// developer.apple.com/documentation/uikit/uitextautocorrectiontype
typedef OPEN_ENUM(NSInteger, UITextAutocorrectionType) {
  UITextAutocorrectionTypeDefault,
  UITextAutocorrectionTypeNo,
  UITextAutocorrectionTypeYes,
};

// developer.apple.com/documentation/uikit/uitextautocapitalizationtype
typedef OPEN_ENUM(NSInteger, UITextAutocapitalizationType) {
  UITextAutocapitalizationTypeNone,
  UITextAutocapitalizationTypeWords,
  UITextAutocapitalizationTypeSentences,
  UITextAutocapitalizationTypeAllCharacters,
};

// developer.apple.com/documentation/uikit/uitextsmartquotestype
typedef OPEN_ENUM(NSInteger, UITextSmartQuotesType) {
  UITextSmartQuotesTypeDefault,
  UITextSmartQuotesTypeNo,
  UITextSmartQuotesTypeYes,
};

// developer.apple.com/documentation/uikit/uitextview
MAIN_ACTOR
@interface UITextView : UIScrollView
@property (null_resettable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, strong) UIFont *font;
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic) UITextSmartQuotesType smartQuotesType;
@end

#pragma clang assume_nonnull end
