// SPDX-License-Identifier: MIT
//
// Table views.

#pragma once

#include <UIKit/UIScrollView.h>
#include <UIKit/UIViewController.h>

#pragma clang assume_nonnull begin

@class UITableView;

// developer.apple.com/documentation/uikit/uitableview/style-swift.enum
typedef OPEN_ENUM(NSInteger, UITableViewStyle) {
  UITableViewStylePlain,
  UITableViewStyleGrouped,
  UITableViewStyleInsetGrouped NOT_ON_TVOS
} SWIFT_NAMED(UITableView.Style);

// developer.apple.com/documentation/uikit/uitableview/rowanimation
typedef OPEN_ENUM(NSInteger, UITableViewRowAnimation) {
  UITableViewRowAnimationFade,
  UITableViewRowAnimationRight,
  UITableViewRowAnimationLeft,
  UITableViewRowAnimationTop,
  UITableViewRowAnimationBottom,
  UITableViewRowAnimationNone,
  UITableViewRowAnimationMiddle,
  UITableViewRowAnimationAutomatic = 100
} SWIFT_NAMED(UITableView.RowAnimation);

// developer.apple.com/documentation/uikit/uitableview/scrollposition
typedef OPEN_ENUM(NSInteger, UITableViewScrollPosition) {
  UITableViewScrollPositionNone,
  UITableViewScrollPositionTop,
  UITableViewScrollPositionMiddle,
  UITableViewScrollPositionBottom
} SWIFT_NAMED(UITableView.ScrollPosition);

// developer.apple.com/documentation/uikit/uitableview/automaticdimension
extern const CGFloat UITableViewAutomaticDimension SWIFT_NAMED(UITableView.automaticDimension);

// developer.apple.com/documentation/uikit/uitableviewcell/cellstyle
typedef OPEN_ENUM(NSInteger, UITableViewCellStyle) {
  UITableViewCellStyleDefault,
  UITableViewCellStyleValue1,
  UITableViewCellStyleValue2,
  UITableViewCellStyleSubtitle
} SWIFT_NAMED(UITableViewCell.CellStyle);

// developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.enum
typedef OPEN_ENUM(NSInteger, UITableViewCellAccessoryType) {
  UITableViewCellAccessoryNone,
  UITableViewCellAccessoryDisclosureIndicator,
  UITableViewCellAccessoryDetailDisclosureButton NOT_ON_TVOS,
  UITableViewCellAccessoryCheckmark,
  UITableViewCellAccessoryDetailButton NOT_ON_TVOS
} SWIFT_NAMED(UITableViewCell.AccessoryType);

// developer.apple.com/documentation/uikit/uitableviewcell
MAIN_ACTOR
@interface UITableViewCell : UIView
- (instancetype)initWithStyle:(UITableViewCellStyle)style
              reuseIdentifier:(nullable NSString *)reuseIdentifier DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, readonly, strong) UIView *contentView;
@property (nonatomic, readonly, strong, nullable) UILabel *textLabel;
@property (nonatomic) UITableViewCellAccessoryType accessoryType;
@property (nullable, nonatomic, strong) UIView *accessoryView;
- (void)prepareForReuse;
@end

// developer.apple.com/documentation/uikit/uitableviewheaderfooterview
MAIN_ACTOR
@interface UITableViewHeaderFooterView : UIView
@end

// developer.apple.com/documentation/uikit/uitableviewdatasource
MAIN_ACTOR
@protocol UITableViewDataSource <NSObject>
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView;
- (nullable NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section;
@end

// developer.apple.com/documentation/uikit/uitableviewdelegate
MAIN_ACTOR
@protocol UITableViewDelegate <UIScrollViewDelegate>
@optional
- (void)tableView:(UITableView *)tableView
      willDisplayCell:(UITableViewCell *)cell
    forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView
    didEndDisplayingCell:(UITableViewCell *)cell
       forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView willDisplayHeaderView:(UIView *)view forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView willDisplayFooterView:(UIView *)view forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView didEndDisplayingHeaderView:(UIView *)view forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView didEndDisplayingFooterView:(UIView *)view forSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didDeselectRowAtIndexPath:(NSIndexPath *)indexPath;
@end

// developer.apple.com/documentation/uikit/uitableview
MAIN_ACTOR
@interface UITableView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, weak, nullable) id<UITableViewDataSource> dataSource;
@property (nonatomic, weak, nullable) id<UITableViewDelegate> delegate;
@property (nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfRowsInSection:(NSInteger)section;
- (nullable NSIndexPath *)indexPathForCell:(UITableViewCell *)cell;
- (CGRect)rectForSection:(NSInteger)section;
@property (nonatomic, getter=isEditing) BOOL editing;
@property (nonatomic) BOOL allowsMultipleSelection;
@property (nonatomic) BOOL allowsMultipleSelectionDuringEditing;
- (nullable __kindof UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable UITableViewHeaderFooterView *)headerViewForSection:(NSInteger)section;
- (nullable UITableViewHeaderFooterView *)footerViewForSection:(NSInteger)section;
@property (nonatomic, readonly) NSArray<__kindof UITableViewCell *> *visibleCells;
@property (nonatomic, readonly) BOOL hasUncommittedUpdates;
- (void)registerClass:(nullable Class)cellClass
    forCellReuseIdentifier:(NSString *)identifier SWIFT_NAMED(register(_:forCellReuseIdentifier:));
- (__kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier
                                                   forIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAMED(dequeueReusableCell(withIdentifier:for:));
- (void)reloadData;
- (void)deselectRowAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated SWIFT_NAMED(deselectRow(at:animated:));
@property (nonatomic) CGFloat rowHeight;
@property (nonatomic) CGFloat estimatedRowHeight;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForVisibleRows;
@property (nonatomic, readonly, nullable) NSIndexPath *indexPathForSelectedRow;
- (void)deleteRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation;
- (void)reloadRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation;
- (void)reconfigureRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)selectRowAtIndexPath:(nullable NSIndexPath *)indexPath
                    animated:(BOOL)animated
              scrollPosition:(UITableViewScrollPosition)scrollPosition
    SWIFT_NAMED(selectRow(at:animated:scrollPosition:));
@end

// developer.apple.com/documentation/uikit/uitableviewcontroller
MAIN_ACTOR
@interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>
- (instancetype)initWithStyle:(UITableViewStyle)style DESIGNATED;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, strong, null_resettable) UITableView *tableView;
@end

#pragma clang assume_nonnull end
