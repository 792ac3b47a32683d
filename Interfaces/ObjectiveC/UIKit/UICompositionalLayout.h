// SPDX-License-Identifier: MIT
//
// Layouts that are composed of sections, groups and items.

#pragma once

#include <UIKit/UICollectionView.h>

#pragma clang assume_nonnull begin

@class NSCollectionLayoutSection;
@protocol NSCollectionLayoutEnvironment;

// developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior
typedef OPEN_ENUM(NSInteger, UICollectionLayoutSectionOrthogonalScrollingBehavior) {
  UICollectionLayoutSectionOrthogonalScrollingBehaviorNone,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuous,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuousGroupLeadingBoundary,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorPaging,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPaging,
  UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPagingCentered,
};

// developer.apple.com/documentation/uikit/nsrectalignment
typedef OPEN_ENUM(NSInteger, NSRectAlignment) {
  NSRectAlignmentNone = 0,
  NSRectAlignmentTop,
};

// developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutsectionprovider
typedef NSCollectionLayoutSection *_Nullable (^UICollectionViewCompositionalLayoutSectionProvider)(
    NSInteger section, id<NSCollectionLayoutEnvironment>);

// developer.apple.com/documentation/uikit/nscollectionlayoutenvironment
MAIN_ACTOR
@protocol NSCollectionLayoutEnvironment <NSObject>
@end

// developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout
MAIN_ACTOR
@interface UICollectionViewCompositionalLayout : UICollectionViewLayout
- (instancetype)initWithSectionProvider:(UICollectionViewCompositionalLayoutSectionProvider)sectionProvider;
@end

// developer.apple.com/documentation/uikit/nscollectionlayoutdimension
MAIN_ACTOR
@interface NSCollectionLayoutDimension : NSObject
+ (instancetype)fractionalWidthDimension:(CGFloat)fractionalWidth SWIFT_NAMED(fractionalWidth(_:));
+ (instancetype)fractionalHeightDimension:(CGFloat)fractionalHeight SWIFT_NAMED(fractionalHeight(_:));
+ (instancetype)absoluteDimension:(CGFloat)absoluteDimension SWIFT_NAMED(absolute(_:));
@end

// developer.apple.com/documentation/uikit/nscollectionlayoutsize
MAIN_ACTOR
@interface NSCollectionLayoutSize : NSObject
+ (instancetype)sizeWithWidthDimension:(NSCollectionLayoutDimension *)width
                       heightDimension:(NSCollectionLayoutDimension *)height;
@end

// developer.apple.com/documentation/uikit/nscollectionlayoutitem
MAIN_ACTOR
@interface NSCollectionLayoutItem : NSObject
+ (instancetype)itemWithLayoutSize:(NSCollectionLayoutSize *)layoutSize;
@property (nonatomic) NSDirectionalEdgeInsets contentInsets;
@end

// developer.apple.com/documentation/uikit/nscollectionlayoutgroup
MAIN_ACTOR
@interface NSCollectionLayoutGroup : NSCollectionLayoutItem
+ (instancetype)horizontalGroupWithLayoutSize:(NSCollectionLayoutSize *)layoutSize
                                     subitems:(NSArray<NSCollectionLayoutItem *> *)subitems
    SWIFT_NAMED(horizontal(layoutSize:subitems:));
@end

// developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem
MAIN_ACTOR
@interface NSCollectionLayoutSupplementaryItem : NSCollectionLayoutItem
@end

// developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem
MAIN_ACTOR
@interface NSCollectionLayoutBoundarySupplementaryItem : NSCollectionLayoutSupplementaryItem
+ (instancetype)boundarySupplementaryItemWithLayoutSize:(NSCollectionLayoutSize *)layoutSize
                                            elementKind:(NSString *)elementKind
                                              alignment:(NSRectAlignment)alignment;
@property (nonatomic) BOOL pinToVisibleBounds;
@end

// developer.apple.com/documentation/uikit/nscollectionlayoutsection
MAIN_ACTOR
@interface NSCollectionLayoutSection : NSObject
+ (instancetype)sectionWithGroup:(NSCollectionLayoutGroup *)group;
@property (nonatomic) NSDirectionalEdgeInsets contentInsets;
@property (nonatomic) CGFloat interGroupSpacing;
@property (nonatomic) UICollectionLayoutSectionOrthogonalScrollingBehavior orthogonalScrollingBehavior;
@property (nonatomic, copy)
    NSArray<NSCollectionLayoutBoundarySupplementaryItem *> *boundarySupplementaryItems;
@end

#pragma clang assume_nonnull end
