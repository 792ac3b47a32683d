// SPDX-License-Identifier: MIT

/// The name of a file with a segment of a recording. Names sort by age.
public struct RecordingName: Sendable, Equatable, Comparable {
  /// Which recording: a number that grows from one to the next, as milliseconds do.
  public var run: Int64
  /// Which segment of it, from 1.
  public var segment: Int

  /// Names a segment of a recording.
  public init(run: Int64, segment: Int) {
    self.run = run
    self.segment = segment
  }

  /// Reads a name; `nil` for any other file.
  public init?(_ text: String) {
    guard text.hasPrefix(Self.start), text.hasSuffix(Self.end), text.utf8.count == Self.length else { return nil }
    let parts = text.dropFirst(Self.start.utf8.count).dropLast(Self.end.utf8.count).split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == Self.runDigits, let run = Self.number(parts[0]),
      let segment = Self.number(parts[1])
    else { return nil }
    self.init(run: run, segment: Int(segment))
  }

  /// The name of the file.
  public var text: String {
    Self.start + Self.digits(run, Self.runDigits) + "-" + Self.digits(Int64(segment), Self.segmentDigits) + Self.end
  }

  /// Older ones come first.
  public static func < (left: RecordingName, right: RecordingName) -> Bool {
    (left.run, left.segment) < (right.run, right.segment)
  }

  private static let start = "exposures-"
  private static let end = ".trace.jsonl"
  private static let runDigits = 16
  private static let segmentDigits = 8
  private static let length = start.utf8.count + runDigits + 1 + segmentDigits + end.utf8.count

  private static func number(_ text: Substring) -> Int64? {
    text.utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } ? Int64(text) : nil
  }

  private static func digits(_ number: Int64, _ count: Int) -> String {
    let text = String(max(0, number))
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }
}
