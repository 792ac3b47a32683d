// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// What a view shows, as the app names it. May be made anywhere, by a model too.
public struct ExposedItem: Sendable {
  /// The id, unique in its surface; never an index path.
  public var id: String
  /// What it shows, where the same thing may turn up elsewhere; `nil`: the id, in its surface.
  public var content: String?
  /// Its position for analysts; `nil` takes the place in the section that the list says.
  public var index: Int?
  /// Names of its own rules; `nil` leaves it to its surface.
  public var rules: [String]?
  /// What every event about it carries; `nil` keeps what is known.
  public var attributes: Attributes?
  /// Asked once for the attributes when the item is first passed on, and again when its content changes; wins over
  /// ``attributes``.
  public var makesAttributes: (@MainActor () -> Attributes)?

  /// Names an item.
  public init(
    _ id: String, content: String? = nil, index: Int? = nil, rules: [String]? = nil, attributes: Attributes? = nil,
    makesAttributes: (@MainActor () -> Attributes)? = nil
  ) {
    self.id = id
    self.content = content
    self.index = index
    self.rules = rules
    self.attributes = attributes
    self.makesAttributes = makesAttributes
  }
}
