// SPDX-License-Identifier: MIT
//
// Collection views and tables in Objective-C whose cells are named by a block, by a diffable source, or by themselves.

#import "Exposure.h"

@interface ProductCell : UICollectionViewCell <SLExposureIdentifying>
@property (nonatomic, copy) NSString *productIdentifier;
@end

@implementation ProductCell

- (SLExposureItem *)exposureItem {
  return self.productIdentifier ? [[SLExposureItem alloc] initWithIdentifier:self.productIdentifier] : nil;
}

@end

/// What a diffable source answers; UIKit's own has the same two methods.
@protocol ProductSource <NSObject>
- (nullable NSString *)itemIdentifierForIndexPath:(NSIndexPath *)indexPath;
- (nullable NSIndexPath *)indexPathForItemIdentifier:(NSString *)identifier;
@end

@interface GridController : UIViewController
@property (nonatomic, strong) SLExposureMonitor *monitor;
@property (nonatomic, strong) NSMutableArray<SLExposureToken *> *tokens;
@property (nonatomic, strong) UICollectionView *grid;
@property (nonatomic, strong) UICollectionView *strip;
@property (nonatomic, strong) UITableView *list;
@property (nonatomic, strong) id<ProductSource> source;
@property (nonatomic, copy) NSArray<NSString *> *names;
@end

@implementation GridController

- (void)track {
  __weak typeof(self) weakSelf = self;
  // Cells that know what they show.
  [self.tokens addObject:[self.monitor trackView:self.strip as:@"strip"]];
  // A block, asked when list and model agree.
  [self.tokens addObject:[self.monitor trackTableView:self.list
                                                   as:@"list"
                                      itemAtIndexPath:^SLExposureItem *(NSIndexPath *indexPath) {
                                        NSString *name = weakSelf.names[(NSUInteger)indexPath.row];
                                        return name ? [[SLExposureItem alloc] initWithIdentifier:name] : nil;
                                      }]];
  // A diffable source, whose answers are true at any time.
  SLExposureSurfaceOptions *options = [[SLExposureSurfaceOptions alloc] init];
  options.isDiffable = YES;
  options.containsItem = ^BOOL(NSString *identifier) {
    return [weakSelf.source indexPathForItemIdentifier:identifier] != nil;
  };
  options.viewport = SLExposureViewportInsets;
  options.viewportInsets = (UIEdgeInsets){.top = 44};
  options.supplementaryItem = ^SLExposureItem *(SLExposureSupplement kind, NSIndexPath *indexPath) {
    if (kind != SLExposureSupplementHeader) return nil;
    return [[SLExposureItem alloc] initWithIdentifier:indexPath.section == 0 ? @"new" : @"old"];
  };
  options.minimumScrollDistance = @10;
  options.hidesUnderSheets = @YES;
  SLExposureToken *token = [self.monitor trackCollectionView:self.grid
                                                          as:@"grid"
                                                     options:options
                                             itemAtIndexPath:^SLExposureItem *(NSIndexPath *indexPath) {
                                               NSString *name = [weakSelf.source itemIdentifierForIndexPath:indexPath];
                                               return name ? [[SLExposureItem alloc] initWithIdentifier:name] : nil;
                                             }];
  [token keepForViewLifetime];
  // A list of which nothing is wanted, whoever tracks it.
  [self.monitor excludeView:self.strip];
  [self.monitor includeView:self.strip];
}

/// A list that tracks itself, with the app's monitor or one of its own.
- (void)addTrackedList {
  [self.monitor useForTrackedViews];
  SLTrackedTableView *tracked = [[SLTrackedTableView alloc] initWithFrame:self.view.bounds style:UITableViewStylePlain];
  tracked.exposureID = @"tracked";
  SLExposureSurfaceOptions *options = [[SLExposureSurfaceOptions alloc] init];
  options.rules = @[ @"mrcDisplay" ];
  [tracked setExposureMonitor:self.monitor options:options];
  [self.view addSubview:tracked];
}

@end
