// SPDX-License-Identifier: MIT

/// Where a list shows a cell, header or footer at this moment; never an identity.
public struct CellPlace: Sendable, Equatable {
  /// What is shown there.
  public enum Kind: Sendable, Equatable {
    /// A cell.
    case cell
    /// A header of a section.
    case header
    /// A footer of a section.
    case footer
    /// Another supplementary or decorating view.
    case supplementary
  }

  /// What is shown there.
  public var kind: Kind
  /// The section.
  public var section: Int
  /// The place in the section.
  public var item: Int

  /// Makes a place.
  @inlinable
  public init(kind: Kind = .cell, section: Int, item: Int) {
    self.kind = kind
    self.section = section
    self.item = item
  }
}
