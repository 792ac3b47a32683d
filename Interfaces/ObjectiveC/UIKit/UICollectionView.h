// SPDX-License-Identifier: MIT
//
// Collection views.

#pragma once

#include <UIKit/UIScrollView.h>

#pragma clang assume_nonnull begin

@class UICollectionView;

// developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes
MAIN_ACTOR
@interface UICollectionViewLayoutAttributes : NSObject
@property (nonatomic) CGRect frame;
@end

// developer.apple.com/documentation/uikit/uicollectionviewlayout
MAIN_ACTOR
@interface UICollectionViewLayout : NSObject
@end

// developer.apple.com/documentation/uikit/uicollectionview/scrolldirection
typedef OPEN_ENUM(NSInteger, UICollectionViewScrollDirection) {
  UICollectionViewScrollDirectionVertical,
  UICollectionViewScrollDirectionHorizontal
} SWIFT_NAMED(UICollectionView.ScrollDirection);

// developer.apple.com/documentation/uikit/uicollectionviewflowlayout
MAIN_ACTOR
@interface UICollectionViewFlowLayout : UICollectionViewLayout
@property (nonatomic) CGSize itemSize;
@property (nonatomic) UICollectionViewScrollDirection scrollDirection;
@property (nonatomic) UIEdgeInsets sectionInset;
@property (nonatomic) CGFloat minimumLineSpacing;
@property (nonatomic) CGSize headerReferenceSize;
@end

// developer.apple.com/documentation/uikit/uicollectionreusableview
MAIN_ACTOR
@interface UICollectionReusableView : UIView
@end

// developer.apple.com/documentation/uikit/uicollectionviewcell
MAIN_ACTOR
@interface UICollectionViewCell : UICollectionReusableView
@property (nonatomic, readonly) UIView *contentView;
@end

// developer.apple.com/documentation/uikit/uicollectionviewdatasource
MAIN_ACTOR
@protocol UICollectionViewDataSource <NSObject>
- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section;
- (__kindof UICollectionViewCell *)collectionView:(UICollectionView *)collectionView
                           cellForItemAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)collectionView;
- (UICollectionReusableView *)collectionView:(UICollectionView *)collectionView
           viewForSupplementaryElementOfKind:(NSString *)kind
                                 atIndexPath:(NSIndexPath *)indexPath;
@end

// developer.apple.com/documentation/uikit/uicollectionviewdelegate
MAIN_ACTOR
@protocol UICollectionViewDelegate <UIScrollViewDelegate>
@optional
- (void)collectionView:(UICollectionView *)collectionView didSelectItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
       willDisplayCell:(UICollectionViewCell *)cell
    forItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    didEndDisplayingCell:(UICollectionViewCell *)cell
      forItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    willDisplaySupplementaryView:(UICollectionReusableView *)view
                  forElementKind:(NSString *)elementKind
                     atIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    didEndDisplayingSupplementaryView:(UICollectionReusableView *)view
                     forElementOfKind:(NSString *)elementKind
                          atIndexPath:(NSIndexPath *)indexPath;
@end

// developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout
MAIN_ACTOR
@protocol UICollectionViewDelegateFlowLayout <UICollectionViewDelegate>
@optional
- (CGSize)collectionView:(UICollectionView *)collectionView
                    layout:(UICollectionViewLayout *)collectionViewLayout
    sizeForItemAtIndexPath:(NSIndexPath *)indexPath;
@end

// developer.apple.com/documentation/uikit/uicollectionview
MAIN_ACTOR
@interface UICollectionView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame
         collectionViewLayout:(UICollectionViewLayout *)layout DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, weak, nullable) id<UICollectionViewDelegate> delegate;
@property (nonatomic, weak, nullable) id<UICollectionViewDataSource> dataSource;
@property (nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfItemsInSection:(NSInteger)section;
- (nullable NSIndexPath *)indexPathForCell:(UICollectionViewCell *)cell;
- (nullable NSIndexPath *)indexPathForSupplementaryView:(UICollectionReusableView *)supplementaryView
    SINCE(18.0, 18.0, 18.0);
@property (nonatomic, strong) UICollectionViewLayout *collectionViewLayout;
@property (nonatomic, getter=isEditing) BOOL editing SINCE(14.0, 14.0, 14.0);
@property (nonatomic) BOOL allowsMultipleSelection;
@property (nonatomic) BOOL allowsMultipleSelectionDuringEditing SINCE(14.0, 14.0, 14.0);
- (nullable UICollectionViewCell *)cellForItemAtIndexPath:(NSIndexPath *)indexPath;
@property (nonatomic, readonly) NSArray<__kindof UICollectionViewCell *> *visibleCells;
- (NSArray<NSIndexPath *> *)indexPathsForVisibleSupplementaryElementsOfKind:(NSString *)elementKind;
- (nullable UICollectionReusableView *)supplementaryViewForElementKind:(NSString *)elementKind
                                                           atIndexPath:(NSIndexPath *)indexPath;
@property (nonatomic, readonly) BOOL hasUncommittedUpdates;
- (void)reloadData;
- (void)registerClass:(nullable Class)cellClass forCellWithReuseIdentifier:(NSString *)identifier;
- (__kindof UICollectionViewCell *)dequeueReusableCellWithReuseIdentifier:(NSString *)identifier
                                                             forIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAMED(dequeueReusableCell(withReuseIdentifier:for:));
- (void)registerClass:(nullable Class)viewClass
    forSupplementaryViewOfKind:(NSString *)elementKind
           withReuseIdentifier:(NSString *)identifier;
- (__kindof UICollectionReusableView *)dequeueReusableSupplementaryViewOfKind:(NSString *)elementKind
                                                          withReuseIdentifier:(NSString *)identifier
                                                                 forIndexPath:(NSIndexPath *)indexPath;
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:(NSIndexPath *)indexPath;
@end
extern NSString *const UICollectionElementKindSectionHeader SWIFT_NAMED(UICollectionView.elementKindSectionHeader);
extern NSString *const UICollectionElementKindSectionFooter SWIFT_NAMED(UICollectionView.elementKindSectionFooter);

#pragma clang assume_nonnull end
