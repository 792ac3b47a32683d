// SPDX-License-Identifier: MIT
//
// A page of widgets in Objective-C: views and controllers in a scroll view, and views outside of it.

#import "Exposure.h"

@interface HomeController : UIViewController
@property (nonatomic, strong) SLExposureMonitor *monitor;
@property (nonatomic, strong) NSMutableArray<SLExposureToken *> *tokens;
@property (nonatomic, strong) UIScrollView *scrollView;
@property (nonatomic, strong) UIView *banner;
@property (nonatomic, strong) UIViewController *offers;
@end

@implementation HomeController

- (void)viewDidLoad {
  [super viewDidLoad];
  SLExposureItem *banner = [[SLExposureItem alloc] initWithIdentifier:@"banner"];
  SLExposureItem *offers = [[SLExposureItem alloc] initWithIdentifier:@"offers"];
  SLExposureSurfaceOptions *options = [[SLExposureSurfaceOptions alloc] init];
  options.minimumScrollDistance = @44;
  NSArray<SLExposurePart *> *widgets = @[
    [[SLExposurePart alloc] initWithView:self.banner item:banner],
    [[SLExposurePart alloc] initWithViewController:self.offers item:offers],
  ];
  [self.tokens addObject:[self.monitor trackScrollView:self.scrollView as:@"home" options:options parts:widgets]];

  SLExposureItem *hero = [[SLExposureItem alloc] initWithIdentifier:@"hero"];
  [self.tokens addObject:[self.monitor registerView:self.view as:hero]];
  [self.tokens addObject:[self.monitor registerViewController:self.offers as:offers]];
  [self.tokens addObject:[self.monitor trackViewController:self as:@"page" options:nil]];
}

@end
