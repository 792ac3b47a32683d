// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// The values that several kinds of lines have.
extension JSONScanner {
  /// Reads four numbers.
  @inline(__always)
  mutating func frame() throws(Fault) -> Rect {
    let (x, y, width, height) = try four(.frame)
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// Reads four numbers; `null` is none.
  mutating func insets() throws(Fault) -> Insets {
    if try passNull() { return .zero }
    let (top, left, bottom, right) = try four(.insets)
    return Insets(top: top, left: left, bottom: bottom, right: right)
  }

  /// Reads two numbers.
  @inline(__always)
  mutating func point() throws(Fault) -> Point {
    let start = place
    try openList(.point)
    let x = try element(.point, of: start)
    let y = try element(.point, of: start)
    try closeList(.point, of: start)
    return Point(x: x, y: y)
  }

  @inline(__always)
  private mutating func four(_ want: Want) throws(Fault) -> (Double, Double, Double, Double) {
    let start = place
    try openList(want)
    let first = try element(want, of: start)
    let second = try element(want, of: start)
    let third = try element(want, of: start)
    let fourth = try element(want, of: start)
    try closeList(want, of: start)
    return (first, second, third, fourth)
  }

  /// Reads the next number of the list at `start`; it is an error if there is none.
  @inline(__always)
  mutating func element(_ want: Want, of start: Int) throws(Fault) -> Double {
    guard try nextElement() else { throw Fault(kind: .wrong(want), place: start) }
    return try number()
  }

  /// Leaves the list at `start`; it is an error if there is more in it.
  @inline(__always)
  mutating func closeList(_ want: Want, of start: Int) throws(Fault) {
    if try nextElement() { throw Fault(kind: .wrong(want), place: start) }
  }

  /// Reads a list of texts.
  mutating func names() throws(Fault) -> [String] {
    var names: [String] = []
    try openList(.names)
    while try nextElement() { names.append(try text()) }
    return names
  }

  /// Reads a list of texts; `null` is none.
  mutating func optionalNames() throws(Fault) -> [String]? {
    try passNull() ? nil : names()
  }

  /// Reads a number; `null` is none.
  mutating func optionalNumber(_ want: Want = .number) throws(Fault) -> Double? {
    try passNull() ? nil : number(want)
  }

  /// Reads a length of time, which is not negative; `null` is none.
  mutating func optionalSpan(_ want: Want = .seconds) throws(Fault) -> TimeSpan? {
    try passNull() ? nil : timeSpan(want)
  }

  /// Reads a length of time, which is not negative.
  mutating func timeSpan(_ want: Want = .seconds) throws(Fault) -> TimeSpan {
    let start = place
    let span = TimeSpan(nanoseconds: try nanoseconds(want))
    guard span >= .zero else { throw Fault(kind: .wrong(want), place: start) }
    return span
  }

  /// Reads one of a few words, each of which is the raw value of a case.
  @inline(__always)
  mutating func choice<Choice>(
    _ want: Want, _ choose: (Word) -> Choice?
  ) throws(Fault) -> Choice {
    guard at.pointee == UInt8(ascii: "\"") else { throw wrong(want) }
    let start = place
    guard let choice = choose(try word()) else { throw Fault(kind: .unknownWord(want), place: start) }
    return choice
  }
}
