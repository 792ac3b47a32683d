// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Which events someone wants to hear of; what is left out asks for nothing.
public struct EventFilter: Sendable, Equatable {
  /// Events of this surface alone.
  public var surface: String?
  /// Events of the item with this id alone.
  public var item: String?
  /// Impressions alone.
  public var isImpressionsOnly: Bool

  /// Makes a filter.
  public init(surface: String? = nil, item: String? = nil, isImpressionsOnly: Bool = false) {
    self.surface = surface
    self.item = item
    self.isImpressionsOnly = isImpressionsOnly
  }

  /// Whether an event is wanted.
  public func wants(_ event: Event) -> Bool {
    if let surface, surface != event.surface { return false }
    if let item, item != event.item { return false }
    guard isImpressionsOnly else { return true }
    if case .impression = event.kind { return true }
    return false
  }
}
