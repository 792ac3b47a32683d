// SPDX-License-Identifier: MIT

/// A rectangle by its edges: the form in which the engine reckons.
struct Box: Sendable, Equatable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  /// What meets nothing, and what grows to whatever is added first.
  static var nothing: Box { Box(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity) }

  /// An overlap narrower or lower than this is none (fine print 39).
  static let thinnest = 1e-6

  @inline(__always)
  var width: Double { maxX - minX }
  @inline(__always)
  var height: Double { maxY - minY }
  @inline(__always)
  var area: Double { (maxX - minX) * (maxY - minY) }

  /// Whether something of it can be seen at all; false for anything that is not a number.
  @inline(__always)
  var isVisible: Bool { maxX - minX >= Box.thinnest && maxY - minY >= Box.thinnest }

  @inline(__always)
  func intersection(_ other: Box) -> Box {
    Box(
      minX: minX > other.minX ? minX : other.minX, minY: minY > other.minY ? minY : other.minY,
      maxX: maxX < other.maxX ? maxX : other.maxX, maxY: maxY < other.maxY ? maxY : other.maxY)
  }

  @inline(__always)
  func meets(_ other: Box) -> Bool {
    // Most lists are vertical, so what does not meet mostly differs in y.
    minY < other.maxY && maxY > other.minY && minX < other.maxX && maxX > other.minX
  }

  @inline(__always)
  func contains(_ other: Box) -> Bool {
    minY <= other.minY && maxY >= other.maxY && minX <= other.minX && maxX >= other.maxX
  }

  @inline(__always)
  mutating func formUnion(_ other: Box) {
    minX = minX < other.minX ? minX : other.minX
    minY = minY < other.minY ? minY : other.minY
    maxX = maxX > other.maxX ? maxX : other.maxX
    maxY = maxY > other.maxY ? maxY : other.maxY
  }

  @inline(__always)
  func shifted(x: Double, y: Double) -> Box {
    Box(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  func insetBy(x: Double, y: Double) -> Box {
    Box(minX: minX + x, minY: minY + y, maxX: maxX - x, maxY: maxY - y)
  }
}

extension Box {
  /// The rectangle by its edges, or `nil` if a number in it, or its area, cannot be reckoned with.
  ///
  /// A size of zero or less gives a box of which nothing is visible.
  init?(_ rect: Rect) {
    let maxX = rect.x + rect.width
    let maxY = rect.y + rect.height
    guard rect.x.isFinite, rect.y.isFinite, maxX.isFinite, maxY.isFinite, rect.width.isFinite, rect.height.isFinite,
      (rect.width * rect.height).isFinite, ((maxX - rect.x) * (maxY - rect.y)).isFinite
    else { return nil }
    self.init(minX: rect.x, minY: rect.y, maxX: maxX, maxY: maxY)
  }
}
