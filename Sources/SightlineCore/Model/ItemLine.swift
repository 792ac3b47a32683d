// SPDX-License-Identifier: MIT

/// All that a host says of an item at once; what is left out goes back to its default, except `attributes`, which stay
/// unless the content changes (fine print 5).
public struct ItemLine: Sendable, Equatable {
  /// The id, unique in its surface.
  public var id: String
  /// The item in the content coordinates of its surface.
  public var frame: Rect
  /// What it shows; `nil` makes it a thing of its surface, named by its id.
  public var content: String?
  /// Its position in the list, for analysts; never an identity.
  public var index: Int?
  /// Opacity from 0 to 1; 0 is hidden.
  public var alpha: Double
  /// Whether it is hidden whatever its frame says.
  public var hidden: Bool
  /// `false` when the host cannot measure it now: neither seen nor not seen.
  public var measurable: Bool
  /// Names of its own rules, which come before those of its surface.
  public var rules: [String]?
  /// What every event about it carries; `nil` keeps what is known.
  public var attributes: Attributes?

  /// Makes an item line.
  public init(
    id: String, frame: Rect, content: String? = nil, index: Int? = nil, alpha: Double = 1, hidden: Bool = false,
    measurable: Bool = true, rules: [String]? = nil, attributes: Attributes? = nil
  ) {
    self.id = id
    self.frame = frame
    self.content = content
    self.index = index
    self.alpha = alpha
    self.hidden = hidden
    self.measurable = measurable
    self.rules = rules
    self.attributes = attributes
  }
}
