// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  public import SightlineHost
  import SightlineUIKit
#endif

/// What LBTrackManager's two kinds of exposure mean here, and how often they count.
public typealias ExposureStopPolicy = StopPolicy

/// Is told which items of a list were exposed, in one call for all that became so together. For those who come from
/// LBTrackManager; register one at launch (``ExposureHandlerCenter``).
///
/// ```swift
/// final class Exposures: NSObject, ExposureHandler {
///   func exposed(_ batch: ExposureBatch) { for item in batch.items { send("shown", item.id) } }
///   func effective(_ batch: ExposureBatch) { for item in batch.items { send("read", item.id) } }
/// }
/// ```
///
/// Every method may be left out. They are called on the main thread, as the closures of `ExposureMonitor` are.
@objc(SLExposureHandler)
@preconcurrency @MainActor
public protocol ExposureHandler: NSObjectProtocol {
  /// These items are wholly visible, and nothing moves.
  @objc(itemsExposed:)
  optional func exposed(_ batch: ExposureBatch)
  /// These have been so for as long as the policy asks.
  @objc(itemsEffective:)
  optional func effective(_ batch: ExposureBatch)
  /// These widgets have come on screen with any part of themselves.
  @objc(itemsFirstSeen:)
  optional func firstSeen(_ batch: ExposureBatch)
}
