// SPDX-License-Identifier: MIT

/// A section and an item in it: UIKit's `IndexPath`. Where something stands, never what it is.
public struct HeadlessPath: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The section, counted from 0.
  public var section: Int
  /// The place in the section, counted from 0.
  public var item: Int

  /// Makes a path.
  @inlinable
  public init(_ section: Int, _ item: Int) {
    self.section = section
    self.item = item
  }

  /// Section first, then item.
  @inlinable
  public static func < (left: HeadlessPath, right: HeadlessPath) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }

  /// As UIKit prints it, shortly: `[2, 5]`.
  public var description: String { "[\(section), \(item)]" }
}
