// SPDX-License-Identifier: MIT

/// A view that a list reuses: a cell, a header, a footer, any other supplementary view.
@MainActor
open class HeadlessReusableView: HeadlessView {
  /// How high among the views of a list it is drawn.
  enum Layer: Int, Comparable {
    case background, cell, supplement, header

    static func < (left: Layer, right: Layer) -> Bool { left.rawValue < right.rawValue }
  }

  /// By what it was asked for: only views of one identifier are reused for each other.
  public internal(set) var reuseIdentifier = ""
  /// How often it was taken from the pool again.
  public internal(set) var reuses = 0
  /// Says how long it has to be along the list for a width across it, where it sizes itself; set when it is configured.
  public var fittingLength: (@MainActor (_ width: Double) -> Double)?
  /// Called before it is reused, by ``prepareForReuse()``.
  public var onReuse: (@MainActor (HeadlessReusableView) -> Void)?

  var layer = Layer.cell
  /// Where it goes when it shows nothing.
  var poolKey = ""

  /// Clears what it showed, before it is configured for something else.
  open func prepareForReuse() {
    onReuse?(self)
  }
}
