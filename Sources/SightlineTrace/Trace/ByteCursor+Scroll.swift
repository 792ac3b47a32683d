// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension ByteCursor {
  /// What the fields of a scroll may take.
  static func bound(scroll surface: String, _ offset: Point) -> Int {
    bound(surface) &+ bound(offset.x) &+ bound(offset.y) &+ 72
  }

  /// Writes the fields of a scroll behind its time.
  mutating func append(scroll surface: String, _ offset: Point, _ phase: ScrollPhase?) {
    append(",\"op\":\"scroll\",\"surface\":")
    append(quoted: surface)
    append(",\"offset\":[")
    append(offset.x)
    append(",")
    append(offset.y)
    append("]")
    guard let phase else { return }
    append(",\"phase\":")
    switch phase {
    case .idle: append("\"idle\"")
    case .tracking: append("\"tracking\"")
    case .dragging: append("\"dragging\"")
    case .decelerating: append("\"decelerating\"")
    case .animating: append("\"animating\"")
    }
  }
}
