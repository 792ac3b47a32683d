// SPDX-License-Identifier: MIT
//
// What was a subclass of LBTrackHelper: a handler with two methods, registered once at launch, and one call for each page.

#import "Exposure.h"

@interface TrackHelper : NSObject <SLExposureHandler>
@end

@implementation TrackHelper

- (void)itemsExposed:(SLExposureBatch *)batch {
  for (SLExposureBatchItem *item in batch.items) [self send:@"shown" item:item in:batch];
}

- (void)itemsEffective:(SLExposureBatch *)batch {
  for (SLExposureBatchItem *item in batch.items) [self send:@"read" item:item in:batch];
}

- (void)itemsFirstSeen:(SLExposureBatch *)batch {
  for (SLExposureBatchItem *item in batch.items) [self send:@"seen" item:item in:batch];
}

- (void)send:(NSString *)name item:(SLExposureBatchItem *)item in:(SLExposureBatch *)batch {
  NSMutableDictionary<NSString *, id> *line = [[NSMutableDictionary alloc] init];
  line[@"list"] = batch.surface;
  line[@"item"] = item.content ?: item.identifier;
  line[@"row"] = item.indexPath ? @(item.indexPath.row) : nil;
  line[@"seconds"] = @(item.dwell);
  line[@"fraction"] = @(item.fraction);
  line[@"visit"] = @(item.event.visit);
  line[@"tags"] = item.attributes[@"tags"];
  if (item.view && batch.tableView) line[@"rows"] = @(batch.indexPaths.count);
}

@end

@interface LaunchedApp : UIResponder
@end

@implementation LaunchedApp

- (void)launch {
  [SLExposureHandlerCenter registerHandler:[[TrackHelper alloc] init]];
}

- (void)launchWithThreshold {
  [SLExposureHandlerCenter registerHandler:[[TrackHelper alloc] init]
                            effectiveAfter:2
                                repetition:SLExposureRepetitionUnlessAtPreviousStop
                             tallItemsFill:@0.9];
}

- (void)launchWithOtherRules {
  SLExposureRules *rules =
      [[SLExposureRules alloc] initForHandlerEffectiveAfter:1
                                                 repetition:SLExposureRepetitionOncePerVisit
                                              tallItemsFill:nil
                                                 otherRules:@[ [SLExposureRule mrcDisplay] ]];
  SLExposureMonitor *monitor = [[SLExposureMonitor alloc] initWithRules:rules options:nil store:nil];
  [SLExposureHandlerCenter registerHandler:[[TrackHelper alloc] init] onMonitor:monitor];
}

@end

@interface PageController : UIViewController
@property (nonatomic, strong) UITableView *tableView;
@property (nonatomic, strong) UICollectionView *collectionView;
@property (nonatomic, strong) UIScrollView *scrollView;
@property (nonatomic, strong) UIView *banner;
@property (nonatomic, copy) NSArray<NSString *> *names;
@end

@implementation PageController

- (void)viewDidLoad {
  [super viewDidLoad];
  __weak typeof(self) weakSelf = self;
  SLExposureItem * (^item)(NSIndexPath *) = ^SLExposureItem *(NSIndexPath *indexPath) {
    NSString *name = weakSelf.names[(NSUInteger)indexPath.row];
    return name ? [[SLExposureItem alloc] initWithIdentifier:name] : nil;
  };
  [SLExposureHandlerCenter trackTableView:self.tableView as:@"home" itemAtIndexPath:item];
  [SLExposureHandlerCenter trackCollectionView:self.collectionView as:@"grid" itemAtIndexPath:item];
  [SLExposureHandlerCenter trackView:self.view as:@"page"];
  SLExposurePart *banner =
      [[SLExposurePart alloc] initWithView:self.banner item:[[SLExposureItem alloc] initWithIdentifier:@"banner"]];
  [SLExposureHandlerCenter trackScrollView:self.scrollView as:@"widgets" widgets:@[ banner ] minimumScrollDistance:44];
}

- (void)leave {
  [SLExposureHandlerCenter stopTracking:self.tableView];
  [SLExposureHandlerCenter.monitor pauseSurface:@"grid"];
}

@end
