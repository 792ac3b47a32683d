// SPDX-License-Identifier: MIT

/// A value that says under which id what it stands for is reported: an identifier of a diffable source, a model.
public protocol ExposureIdentifiable {
  /// The id: the same for the same thing in every launch, another for another thing.
  var exposureID: String { get }
}

/// Finds an id in a value whose type is not known, so that a diffable source names its items by itself.
public enum ItemID {
  /// The id that a value stands for; `nil` where none can be taken from it.
  ///
  /// Tried in this order: an ``ExposureIdentifiable``; a text; a value with a raw value, by that; one with an `id`, by
  /// that; a number or whatever else is written as a text without loss. Names that depend on the process (hashes,
  /// addresses, descriptions) are none.
  /// - Parameters:
  ///   - value: The identifier.
  ///   - other: Knows further types, such as those of Foundation.
  public static func of(_ value: Any, other: (Any) -> String? = { _ in nil }) -> String? {
    find(value, other, depth: 0)
  }

  /// An `id` may be the value itself, again and again.
  private static let deepest = 4

  private static func find(_ value: Any, _ other: (Any) -> String?, depth: Int) -> String? {
    if depth > deepest { return nil }
    if let value = value as? any ExposureIdentifiable { return value.exposureID }
    if let value = value as? String { return value }
    if type(of: value) == AnyHashable.self, let hidden = value as? AnyHashable {
      return find(hidden.base, other, depth: depth + 1)
    }
    if let value = value as? any RawRepresentable, let id = find(raw(value), other, depth: depth + 1) { return id }
    if let value = value as? any Identifiable, let id = find(identity(value), other, depth: depth + 1) { return id }
    return (value as? any LosslessStringConvertible)?.description ?? other(value)
  }

  private static func raw(_ value: some RawRepresentable) -> Any { value.rawValue }

  private static func identity(_ value: some Identifiable) -> Any { value.id }
}
