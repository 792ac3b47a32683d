// SPDX-License-Identifier: MIT
//
// Recordings in Objective-C, and rules that are data.

#import "Exposure.h"

#ifdef HAS_RECORDING

@interface RecordingSwitch : NSObject
@property (nonatomic, strong) SLExposureMonitor *monitor;
@property (nonatomic, strong) SLExposureRecorder *recorder;
@property (nonatomic, copy) NSString *fault;
@property (nonatomic, strong) NSData *trace;
@property (nonatomic, copy) NSArray<NSURL *> *files;
@end

@implementation RecordingSwitch

- (BOOL)makeMonitorWith:(NSData *)file error:(NSError *_Nullable *_Nullable)error {
  SLExposureRules *rules = [[SLExposureRules alloc] initWithJSON:file error:error];
  if (!rules) return NO;
  self.monitor = [[SLExposureMonitor alloc] initWithRules:rules options:nil store:nil];
  return YES;
}

- (void)recordIn:(NSURL *)folder {
  self.recorder = [[SLExposureRecorder alloc] initWithMonitor:self.monitor];
  self.recorder.includesAttributes = YES;
  self.recorder.maximumBytes = 1000000;
  self.recorder.salt = @"a long random text";
  self.recorder.device = @"phone";
  __weak typeof(self) weakSelf = self;
  self.recorder.onFault = ^(NSString *reason) { weakSelf.fault = reason; };
  if (folder) {
    [self.recorder startInFolder:folder];
  } else {
    [self.recorder startInMemory];
  }
}

- (void)send {
  __weak typeof(self) weakSelf = self;
  [self.recorder exportWithCompletion:^(NSData *trace, NSArray<NSURL *> *files, NSError *error) {
    if (error) return;
    weakSelf.trace = trace;
    weakSelf.files = files;
  }];
  if (self.recorder.isRecording) [self.recorder stop];
}

@end

#endif
