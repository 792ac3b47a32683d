// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  import SightlineCore
  public import SightlineHost
  public import SightlineUIKit
#endif

/// What can be set for a monitor as a whole, in Objective-C; in Swift `ExposureOptions`. Times are in seconds.
@objc(SLExposureOptions)
public final class SLExposureOptions: NSObject {
  /// The options in Swift.
  public var options = ExposureOptions()

  /// How often views may be looked at in a second at most; 30 unless set.
  @objc public var maximumPassesPerSecond: Double {
    get { options.maximumPassesPerSecond }
    set { options.maximumPassesPerSecond = newValue }
  }
  /// How often covers are searched for in a second at most while something scrolls; 4 unless set.
  @objc public var maximumCoverSearchesPerSecond: Double {
    get { options.maximumCoverSearchesPerSecond }
    set { options.maximumCoverSearchesPerSecond = newValue }
  }
  /// How long offsets must stay equal before an end of motion is inferred; 0.1 unless set.
  @objc public var settleTime: TimeInterval {
    get { options.settleTime.seconds }
    set { options.settleTime = .seconds(newValue) }
  }
  /// A change of offset below this many points is not passed on until it adds up or motion ends.
  @objc public var minimumScrollDistance: Double {
    get { options.minimumScrollDistance }
    set { options.minimumScrollDistance = newValue }
  }
  /// A promise to pass an input at least this often; 0 promises nothing.
  @objc public var maximumGap: TimeInterval {
    get { options.maximumGap?.seconds ?? 0 }
    set { options.maximumGap = newValue > 0 ? .seconds(newValue) : nil }
  }
  /// Whether a sheet over a screen hides it; otherwise it covers like anything else.
  @objc public var hidesUnderSheets: Bool {
    get { options.hidesUnderSheets }
    set { options.hidesUnderSheets = newValue }
  }
  /// Backgrounds below this alpha are never covers; 0.1 unless set.
  @objc public var minimumCoverOpacity: Double {
    get { options.minimumCoverOpacity }
    set { options.minimumCoverOpacity = newValue }
  }
  /// How long a tracked list may show cells that nothing names before that is reported as a misuse; 10 unless set.
  @objc public var namePatience: TimeInterval {
    get { options.namePatience.seconds }
    set { options.namePatience = .seconds(newValue) }
  }
  /// How long a tracked view may be without a window before that is reported as a misuse; 10 unless set.
  @objc public var windowPatience: TimeInterval {
    get { options.windowPatience.seconds }
    set { options.windowPatience = .seconds(newValue) }
  }
  /// How long a screen is taken to be in one transition, in seconds; one that runs on is not believed, and
  /// reported; 10 unless set.
  @objc public var transitionPatience: TimeInterval {
    get { options.transitionPatience.seconds }
    set { options.transitionPatience = .seconds(newValue) }
  }
}
