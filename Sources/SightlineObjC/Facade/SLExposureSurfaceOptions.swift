// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  import SightlineCore
  public import SightlineHost
  public import SightlineUIKit
#endif

/// Which part of a list's bounds counts as its viewport.
@objc(SLExposureViewport)
public enum SLExposureViewport: Int, Sendable {
  /// The whole bounds; bars and keyboard are covers.
  case bounds
  /// What the safe area leaves.
  case safeArea
  /// What the adjusted content insets leave.
  case adjustedInsets
  /// What ``SLExposureSurfaceOptions/viewportInsets`` leave.
  case insets
}

/// What a list shows beside its cells.
@objc(SLExposureSupplement)
public enum SLExposureSupplement: Int, Sendable {
  /// A header of a section.
  case header
  /// A footer of a section.
  case footer
  /// Another supplementary view.
  case other

  init(_ kind: CellPlace.Kind) {
    self = kind == .header ? .header : kind == .footer ? .footer : .other
  }
}

/// What can be set for one list or view, in Objective-C; in Swift `ExposureSurfaceOptions` and parameters.
@objc(SLExposureSurfaceOptions)
public final class SLExposureSurfaceOptions: NSObject {
  /// The viewport.
  @objc public var viewport = SLExposureViewport.bounds
  /// What ``SLExposureViewport/insets`` takes off, in points.
  @objc public var viewportInsets = UIEdgeInsets.zero
  /// Names of the rules for its items; `nil` leaves it to the rules.
  @objc public var rules: [String]?
  /// As of the monitor, for this surface; `nil`: as for the monitor.
  @objc public var minimumScrollDistance: NSNumber?
  /// As of the monitor, for this surface; `nil`: as for the monitor.
  @objc public var hidesUnderSheets: NSNumber?
  /// Whether the messages of a list to its delegate are listened to, by a relay that stands in as the delegate: then taps
  /// count as interactions, and the phases of scrolling are exact.
  @objc public var observesDelegate = false
  /// Whether the block that names cells is true to what they show at any time, as the answers of a diffable data source
  /// are (`itemIdentifierForIndexPath:`).
  @objc public var isDiffable = false
  /// Of a diffable data source: whether the list still has an item, shown or not.
  @objc public var containsItem: (@MainActor (String) -> Bool)?

  /// Names headers, footers and the like of a list whose cells are named by a block.
  @objc public var supplementaryItem: (@MainActor (SLExposureSupplement, IndexPath) -> SLExposureItem?)?

  /// The options in Swift.
  public var options: ExposureSurfaceOptions {
    ExposureSurfaceOptions(
      viewport: swiftViewport, rules: rules, minimumScrollDistance: minimumScrollDistance?.doubleValue,
      hidesUnderSheets: hidesUnderSheets?.boolValue)
  }

  private var swiftViewport: ExposureSurfaceOptions.Viewport {
    switch viewport {
    case .bounds: .bounds
    case .safeArea: .safeArea
    case .adjustedInsets: .adjustedInsets
    case .insets:
      .inset(
        Insets(
          top: viewportInsets.top, left: viewportInsets.left, bottom: viewportInsets.bottom,
          right: viewportInsets.right))
    }
  }
}
