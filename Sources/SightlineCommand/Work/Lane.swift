// SPDX-License-Identifier: MIT

/// The output of one piece of work; used by one thread.
final class Lane {
  /// A line for standard error.
  struct Remark: Sendable {
    let text: String
    /// Whether it is one of those of which only the first few of a group are printed.
    let isCapped: Bool
  }

  struct Content: Sendable {
    let group: Int
    var bytes: [UInt8] = []
    var remarks: [Remark] = []
    /// Capped remarks that could not be among those printed, and were not kept.
    var omitted = 0
    /// What is said after the last remark of the group where some were left out: `N` and this.
    var closing: String?
    var stopsGroup = false
    var isFinished = false
    var isUrgent = false
  }

  /// Bytes that a piece may gather before its turn.
  static let limit = 1 << 20

  private(set) var content: Content
  private var capped = 0
  /// Writes the content if the piece has the turn, after waiting for it where it may; whether it wrote.
  private let pass: (Content, Bool) throws -> Bool

  init(group: Int, pass: @escaping (Content, Bool) throws -> Bool) {
    content = Content(group: group)
    self.pass = pass
  }

  /// A lane that always has the turn.
  convenience init(to gate: OutputGate) {
    self.init(group: 0) { content, _ in
      try gate.write(content)
      return true
    }
  }

  /// Writes what is left in a lane that has a gate of its own.
  func finish() throws {
    content.isFinished = true
    try passOn()
  }

  /// Lets `body` append bytes to the output of this piece.
  func append(_ body: (inout [UInt8]) -> Void) throws {
    body(&content.bytes)
    if content.bytes.count >= ByteOutput.pieceSize { try passOn() }
  }

  func write(_ text: String) throws {
    try append { $0.append(contentsOf: text.utf8) }
  }

  /// Adds a line for standard error.
  func warn(_ line: @autoclosure () -> String, isCapped: Bool = false) {
    if isCapped {
      capped += 1
      if capped > OutputGate.remarkLimit {
        content.omitted += 1
        return
      }
    }
    content.remarks.append(Remark(text: line(), isCapped: isCapped))
  }

  /// Drops all that comes after this piece in its group.
  func stopGroup() {
    content.stopsGroup = true
  }

  /// Says that the group ends with this piece, and what follows the number of remarks that were left out.
  func endGroup(closing: String) {
    content.closing = closing
  }

  /// Lets what was gathered go out at once if this piece has the turn: for input that comes as it happens.
  func flush() throws {
    content.isUrgent = true
    try passOn()
    content.isUrgent = false
  }

  private func passOn() throws {
    guard try pass(content, content.bytes.count >= Self.limit) else { return }
    content.bytes.removeAll(keepingCapacity: true)
    content.remarks = []
    content.omitted = 0
  }
}
