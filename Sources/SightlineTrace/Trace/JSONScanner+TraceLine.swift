// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension JSONScanner {
  /// Reads the line at `at` as a line of a trace, and goes behind it.
  ///
  /// Lines usually begin with `{"t":…,"op":"…"`, and are then read in one pass. Otherwise both are looked for first.
  @inline(__always)
  mutating func traceLine() throws(Fault) -> TraceElement.Kind {
    if let (time, op, opPlace) = try usualFront() {
      do throws(Fault) {
        let kind = try fields(of: op, opPlace: opPlace, at: time)
        try endLine()
        return kind
      } catch {
        guard case .reordered = error.kind else { throw error }
      }
    }
    return try reorderedLine()
  }

  /// Passes `{"t":…,"op":"…"` if the line begins so.
  @inline(__always)
  private mutating func usualFront() throws(Fault) -> (Timestamp, Word, Int)? {
    guard limit - at >= 8, ByteLanes.first(5, of: ByteLanes.load(at)) == ("{\"t\":" as Word).low else { return nil }
    at += 5
    guard at.pointee != UInt8(ascii: " ") else { return nil }
    let time = Timestamp(nanoseconds: try nanoseconds(.time))
    guard limit - at >= 8, ByteLanes.first(7, of: ByteLanes.load(at)) == (",\"op\":\"" as Word).low else { return nil }
    at += 6
    let opPlace = place
    let op = try word()
    depth = 1
    needsComma = true
    return (time, op, opPlace)
  }

  /// Reads a line whose `t` and `op` stand anywhere, or that is none.
  @inline(never)
  private mutating func reorderedLine() throws(Fault) -> TraceElement.Kind {
    var timePlace: UnsafePointer<UInt8>?
    var opPlace: UnsafePointer<UInt8>?
    try restartLine()
    while let key = try nextKey() {
      switch key {
      case "t": timePlace = at
      case "op": opPlace = at
      default: break
      }
      try skipValue()
    }
    try endLine()
    guard let timePlace else { throw Fault(kind: .missing(.t), place: 0) }
    at = timePlace
    let time = Timestamp(nanoseconds: try nanoseconds(.time))
    guard let opPlace else { throw Fault(kind: .missing(.op), place: 0) }
    at = opPlace
    guard at.pointee == UInt8(ascii: "\"") else { throw wrong(.op) }
    let op = try word()
    try restartLine()
    isReordered = true
    let kind = try fields(of: op, opPlace: opPlace - lineStart, at: time)
    try endLine()
    return kind
  }

  private mutating func restartLine() throws(Fault) {
    at = lineStart
    depth = 0
    skipSpace()
    try openObject(.object)
  }

  /// Reads the fields of a line, up to its closing brace.
  @inline(__always)
  private mutating func fields(of op: Word, opPlace: Int, at time: Timestamp) throws(Fault) -> TraceElement.Kind {
    switch op {
    case "scroll":
      if !isReordered, let input = usualScroll() { return .input(input, at: time) }
      return .input(try scroll(), at: time)
    case "items": return .input(try items(), at: time)
    case "trace": return .head(try head(at: time))
    default: return .input(try rareFields(of: op, opPlace: opPlace), at: time)
    }
  }

  @inline(never)
  private mutating func rareFields(of op: Word, opPlace: Int) throws(Fault) -> Input {
    switch op {
    case "phase": return try phaseLine()
    case "wake": return try bare(.wake)
    case "still": return try bare(.still)
    case "surface": return try surface()
    case "remove": return try remove()
    case "covers": return try covers()
    case "window": return try window()
    case "tap": return try tap()
    case "attributes": return try attributesLine()
    case "veto": return try veto()
    case "known": return try known()
    case "reset": return try reset()
    case "show":
      let (surface, reason) = try visibility()
      return .show(surface: surface, reason: reason)
    case "hide":
      let (surface, reason) = try visibility()
      return .hide(surface: surface, reason: reason)
    case "app": return try app()
    case "pause": return .pause(surface: try optionalSurface())
    case "resume": return .resume(surface: try optionalSurface())
    case "session": return try bare(.session)
    case "end": return try bare(.end)
    default: throw Fault(kind: .unknownWord(.op), place: opPlace)
    }
  }

  /// Passes a field that this kind of line does not have, whatever it holds.
  @inline(__always)
  mutating func passOther(_ key: Word) throws(Fault) {
    if key == "t" || key == "op", !isReordered { throw Fault(kind: .reordered, place: place) }
    try skipValue()
  }

  /// The value, or the fault of its field being left out.
  @inline(__always)
  func required<Value>(_ value: Value?, _ field: Field) throws(Fault) -> Value {
    guard let value else { throw Fault(kind: .missing(field), place: 0) }
    return value
  }
}
