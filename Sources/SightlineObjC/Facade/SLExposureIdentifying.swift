// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  import SightlineHost
  import SightlineUIKit
#endif

/// A cell that knows what it shows, in Objective-C; in Swift `ExposureIdentifying`.
///
/// The cells of a tracked list that conform to it are asked, those that were bound are not. The answer must be true to
/// what the cell shows at any time. They are asked by every monitor, from the first ``SLExposureMonitor`` on or since a
/// handler is registered.
@objc(SLExposureIdentifying)
@preconcurrency @MainActor
public protocol SLExposureIdentifying: NSObjectProtocol {
  /// What the cell shows now; `nil` for nothing to be counted.
  @objc var exposureItem: SLExposureItem? { get }
}

extension ObjectiveCCells {
  // Asking a class for a protocol walks all its protocols; each cell is asked in each pass.
  private static var knowing: [ObjectIdentifier: Bool] = [:]

  /// From now on cells of Objective-C are asked, too.
  static func listen() {
    if ask == nil { ask = item(of:) }
  }

  private static func item(of view: AnyObject) -> ExposedItem? {
    let key = ObjectIdentifier(type(of: view))
    let isKnowing = knowing[key] ?? (view is any SLExposureIdentifying)
    knowing[key] = isKnowing
    return isKnowing ? (view as? any SLExposureIdentifying)?.exposureItem?.item : nil
  }
}
