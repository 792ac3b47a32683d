// SPDX-License-Identifier: MIT
//
// A table in Objective-C: cells bound where they are configured, with a part that counts by itself; questions about what
// is on screen; a video that covers.

#import "Exposure.h"

@interface Post : NSObject
@property (nonatomic, copy) NSString *identifier;
@property (nonatomic, copy) NSString *author;
@end

@implementation Post
@end

@interface PostCell : UITableViewCell
@property (nonatomic, strong) UIView *banner;
@end

@implementation PostCell
@end

@interface FeedController : UIViewController <UITableViewDataSource>
@property (nonatomic, strong) SLExposureMonitor *monitor;
@property (nonatomic, strong) SLExposureToken *token;
@property (nonatomic, strong) UITableView *tableView;
@property (nonatomic, strong) UIView *video;
@property (nonatomic, copy) NSArray<Post *> *posts;
@end

@implementation FeedController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.tableView = [[UITableView alloc] init];
  self.tableView.dataSource = self;
  [self.view addSubview:self.tableView];

  SLExposureSurfaceOptions *options = [[SLExposureSurfaceOptions alloc] init];
  options.viewport = SLExposureViewportSafeArea;
  options.rules = @[ @"mrcDisplay", @"read" ];
  options.observesDelegate = YES;
  self.token = [self.monitor trackView:self.tableView as:@"feed" options:options];
  [self.monitor coverView:self.video opacity:@0.9];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return (NSInteger)self.posts.count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  PostCell *cell = (PostCell *)[tableView dequeueReusableCellWithIdentifier:@"post" forIndexPath:indexPath];
  Post *post = self.posts[(NSUInteger)indexPath.row];
  SLExposureItem *item = [[SLExposureItem alloc] initWithIdentifier:post.identifier content:post.identifier];
  item.index = @(indexPath.row);
  item.attributes = @{@"author" : post.author, @"tags" : @[ @"a", @"b" ], @"promoted" : @NO};
  item.attributesBlock = ^NSDictionary<NSString *, id> * { return @{@"author" : post.author}; };
  item.rules = @[ @"read" ];
  SLExposureItem *banner = [[SLExposureItem alloc] initWithIdentifier:@"banner"];
  [cell sl_setExposureItem:item parts:@[ [[SLExposurePart alloc] initWithView:cell.banner item:banner] ]];
  return cell;
}

- (void)userHasTouchedBannerOf:(PostCell *)cell {
  [self.monitor tapView:cell.banner];
}

- (void)explain:(PostCell *)cell {
  NSString *name = cell.sl_exposureItem.identifier;
  NSString *text = [self.monitor explainView:cell].text;
  if ([[self.monitor itemIdentifierOfView:cell] isEqualToString:name]) self.title = text;
  SLExposureExplanation *other = [self.monitor explainSurface:@"feed" item:name];
  if (other.fraction < 1 && other.alpha > 0) self.title = other.viewableRules.firstObject;
}

- (void)ask:(PostCell *)cell {
  double whole = [self.monitor visibleFractionOfView:cell];
  double inTable = [self.monitor visibleFractionOfView:cell inView:self.tableView];
  BOOL isNear = [self.monitor view:cell intersectsView:nil];
  BOOL isInside = [self.monitor view:cell isContainedInView:self.tableView];
  if (whole > inTable && isNear && !isInside) [self.monitor setAttributes:@{@"cut" : @YES} forView:cell];
}

- (void)contentHasChangedInPlace {
  [self.monitor reloadView:self.tableView];
}

- (void)videoHasEnded {
  [self.monitor uncoverView:self.video];
}

- (void)leaveForGood {
  [self.token end];
}

@end
