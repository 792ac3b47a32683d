// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// What can be set for one surface.
public struct SurfaceOptions: Sendable, Equatable {
  /// Which part of a surface's bounds counts as its viewport. It is written into the trace as insets.
  public enum Viewport: Sendable, Equatable {
    /// The whole bounds; bars and keyboard are covers.
    case bounds
    /// What the safe area leaves.
    case safeArea
    /// What the adjusted content insets leave.
    case adjustedInsets
    /// What these insets leave, in points of the view.
    case inset(Insets)
  }

  /// The viewport.
  public var viewport = Viewport.bounds
  /// Names of the rules for its items; `nil` leaves it to the rule book.
  public var rules: [String]?
  /// As ``HostOptions/minimumScrollDistance``, for this surface.
  public var minimumScrollDistance: Double?
  /// As ``HostOptions/hidesUnderSheets``, for this surface.
  public var hidesUnderSheets: Bool?

  /// Makes the default options.
  public init(
    viewport: Viewport = .bounds, rules: [String]? = nil, minimumScrollDistance: Double? = nil,
    hidesUnderSheets: Bool? = nil
  ) {
    self.viewport = viewport
    self.rules = rules
    self.minimumScrollDistance = minimumScrollDistance
    self.hidesUnderSheets = hidesUnderSheets
  }
}
