// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  package import SightlineHost
#endif

/// What a modifier asks of its probe: the view of the toolkit that lies over, or behind, what it modifies (design 8.6).
///
/// It never changes, and is held in several places: by reference, so that none of them copies it.
@MainActor
package final class ProbeRequest {
  /// What a probe stands for.
  package enum Role {
    /// What it lies over is an item; `nil`: nothing to be counted now.
    case item(ExposedItem?)
    /// What it lies behind is to be a surface of this name.
    case surface(String, SurfaceOptions)
    /// What it lies behind covers; `nil` is opaque.
    case cover(opacity: Double?)
  }

  /// What the probe stands for.
  package let role: Role
  /// The names that modifiers around this one give to surfaces, outermost first; `nil`: not known, since whatever carries
  /// them does not reach here.
  package let names: [String]?
  /// The ids of the items that it lies in, outermost first, as far as that has reached here.
  package let holders: [String]
  /// Who wants to hear of the item.
  package let listeners: [ProbeListener]

  /// Makes a request.
  package init(
    _ role: Role, names: [String]? = nil, holders: [String] = [], listeners: [ProbeListener] = []
  ) {
    self.role = role
    self.names = names
    self.holders = holders
    self.listeners = listeners
  }

  /// Whether nothing is asked for.
  var isEmpty: Bool {
    if case .item(nil) = role { true } else { false }
  }

  var item: ExposedItem? {
    if case .item(let item) = role { item } else { nil }
  }

  var surfaceName: String? {
    if case .surface(let name, _) = role { name } else { nil }
  }

  /// Whether the other one stands for the same. Closures cannot be compared: one is as good as another.
  func standsForTheSame(as other: ProbeRequest) -> Bool {
    switch (role, other.role) {
    case (.item(let one?), .item(let other?)):
      one.id == other.id && one.content == other.content && one.index == other.index && one.rules == other.rules
        && one.attributes == other.attributes && (one.makesAttributes == nil) == (other.makesAttributes == nil)
    case (.item(nil), .item(nil)): true
    case (.surface(let name, let options), .surface(let otherName, let otherOptions)):
      name == otherName && options == otherOptions
    case (.cover(let opacity), .cover(let otherOpacity)): opacity == otherOpacity
    case (.item, _), (.surface, _), (.cover, _): false
    }
  }
}
