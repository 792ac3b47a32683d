// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// The items of a trace that were visible at some time.
public struct SeenItems: Sendable {
  private var keys: Set<ThingKey> = []

  /// Begins with none.
  public init() {}

  /// How many there are.
  public var count: Int { keys.count }

  /// Takes events, in any order.
  public mutating func add(_ events: [Event]) {
    for event in events {
      if case .appear = event.kind { keys.insert(ThingKey(event)) }
    }
  }
}
