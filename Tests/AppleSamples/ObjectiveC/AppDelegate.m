// SPDX-License-Identifier: MIT
//
// An app in Objective-C: one monitor with rules, a store, a veto, and everything that it tells.

#import "Exposure.h"

@interface SeenStore : NSObject <SLExposureOnceStore>
@end

@implementation SeenStore {
  NSMutableDictionary<NSString *, NSMutableArray<NSString *> *> *_seen;
}

- (nullable NSArray<NSString *> *)knownContents:(NSArray<NSString *> *)contents
                                           rule:(NSString *)rule
                                          error:(NSError *_Nullable *_Nullable)error {
  NSMutableArray<NSString *> *known = [[NSMutableArray alloc] init];
  for (NSString *content in contents) {
    if ([_seen[rule] containsObject:content]) [known addObject:content];
  }
  return known;
}

- (BOOL)storeContents:(NSArray<NSString *> *)contents rule:(NSString *)rule error:(NSError *_Nullable *_Nullable)error {
  if (!_seen) _seen = [[NSMutableDictionary alloc] init];
  if (!_seen[rule]) _seen[rule] = [[NSMutableArray alloc] init];
  [_seen[rule] addObjectsFromArray:contents];
  return YES;
}

@end

@interface AppDelegate : UIResponder <SLExposureMonitorDelegate>
@property (nonatomic, strong) SLExposureMonitor *monitor;
@property (nonatomic, strong) SLExposureToken *feedToken;
@end

@implementation AppDelegate

- (void)makeMonitor {
  SLExposureRule *viewable = [SLExposureRule mrcDisplay];
  SLExposureRule *read = [[SLExposureRule alloc] initWithName:@"read"];
  read.version = @"2";
  read.fraction = 0.8;
  read.basis = SLExposureBasisEither;
  read.minimumAlpha = 0.5;
  read.continuousTime = 1;
  read.cumulativeTime = 5;
  read.maximumSpeed = @500;
  read.extent = 0.9;
  read.cooldown = 60;
  read.countsInteraction = YES;
  read.reportsStretches = YES;
  read.sample = 0.5;
  [read setLargeItemArea:242500 fraction:0.3];
  SLExposureRule *first = [[SLExposureRule alloc] initWithName:@"first"];
  first.mustBeSettled = YES;
  first.repetition = SLExposureRepetitionOnce;

  SLExposureRules *rules = [[SLExposureRules alloc] initWithRules:@[ viewable, read, first ]];
  rules.surfaces = @{@"feed" : @[ @"mrcDisplay", @"first" ]};
  rules.inactiveCloses = NO;
  rules.coverOpacity = 0.4;
  rules.slack = 1;
  rules.repetitionMemory = 10000;
  rules.recordsAreBrief = YES;
  [rules setVisitIsNew:YES afterReason:@"background" longerThan:30];
  [rules setVisitIsNew:NO afterReason:@"push" longerThan:0];

  SLExposureOptions *options = [[SLExposureOptions alloc] init];
  options.maximumPassesPerSecond = 20;
  options.settleTime = 0.15;
  options.maximumGap = 1;
  options.hidesUnderSheets = YES;
  options.windowPatience = 5;

  self.monitor = [[SLExposureMonitor alloc] initWithRules:rules options:options store:[[SeenStore alloc] init]];
  self.monitor.delegate = self;
  self.monitor.onImpression = ^(SLExposureEvent *event) {
    NSDictionary<NSString *, id> *line = @{
      @"rule" : event.ruleName ?: @"",
      @"item" : event.itemIdentifier,
      @"fraction" : @(event.fraction),
      @"time" : @(event.duration),
      @"attributes" : event.attributes,
    };
    [AppDelegate send:line];
  };
  self.monitor.onEvent = ^(SLExposureEvent *event) {
    if (event.kind != SLExposureEventKindDisappear) return;
    SLExposureRecord *record = event.record;
    [AppDelegate send:@{
      @"item" : event.itemIdentifier,
      @"cause" : event.cause ?: @"",
      @"seen" : @(record.visibleTime),
      @"longest" : record.longestStretches[@"read"] ?: @0,
      @"quarters" : record.bands,
      @"extent" : @(record.seenExtent),
    }];
  };
  self.monitor.onMisuse = ^(SLExposureMisuse *misuse) { [AppDelegate send:@{misuse.kind : misuse.detail}]; };
  self.monitor.onDiagnostic = ^(SLExposureMisuse *found) { [AppDelegate send:@{found.kind : found.detail}]; };
  self.monitor.vetoBlock = ^NSArray<NSString *> *(NSString *surface, SLExposureItem *item) {
    return [item.identifier hasPrefix:@"ad-"] && [surface isEqualToString:@"feed"] ? @[ @"read" ] : @[];
  };
  self.feedToken = [self.monitor observeSurface:@"feed"
                                           item:nil
                                impressionsOnly:YES
                                     usingBlock:^(SLExposureEvent *event) {
                                       [AppDelegate send:@{@"feed" : event.itemIdentifier}];
                                     }];
}

+ (void)send:(NSDictionary<NSString *, id> *)line {
}

- (void)exposureMonitor:(SLExposureMonitor *)monitor didReportEvent:(SLExposureEvent *)event {
  [AppDelegate send:@{event.surface : event.content ?: event.itemIdentifier}];
}

- (void)exposureMonitor:(SLExposureMonitor *)monitor didFindMisuse:(SLExposureMisuse *)misuse {
  [AppDelegate send:@{misuse.kind : misuse.detail}];
}

- (void)userHasLoggedIn {
  [self.monitor beginSession];
  [self.monitor resetSurface:@"feed" item:nil rule:@"read"];
}

- (void)userHasPulledToRefresh {
  [self.monitor refreshSurface:@"feed"];
}

- (void)priceHasComeFor:(NSString *)identifier price:(double)price {
  [self.monitor setAttributes:@{@"price" : @(price), @"inStock" : @YES} surface:@"feed" item:identifier];
  [self.monitor setVeto:price > 100 surface:@"feed" item:identifier rule:@"read"];
}

- (void)userHasRefusedTracking {
  [self.monitor pauseSurface:nil];
}

- (void)userHasAllowedTracking {
  [self.monitor resumeSurface:nil];
}

- (void)debug:(UIWindow *)window {
  self.monitor.showsOverlay = !self.monitor.showsOverlay;
  [self.monitor inspectPoint:window.center inWindow:window];
  [self.monitor endInspectionInWindow:window];
  [self.monitor setLogsMisuses:YES events:YES signposts:NO showsIDs:NO];
}

- (void)accountForWhatWasSeen {
  for (SLExposureLedgerEntry *entry in self.monitor.ledger) {
    NSInteger others = entry.repeated + entry.vetoed + entry.sampledOut;
    [AppDelegate send:@{entry.ruleName : @[ @(entry.detected), @(entry.reported), @(others), @(entry.evicted) ]}];
  }
  [self.feedToken end];
  [self.monitor finish];
}

@end
