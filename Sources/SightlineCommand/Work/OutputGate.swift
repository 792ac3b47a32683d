// SPDX-License-Identifier: MIT

/// Where the content of lanes goes out, in order: knows which groups were stopped and how many remarks each has had.
struct OutputGate {
  /// Capped remarks of a group that are printed.
  static let remarkLimit = 20

  private final class State {
    var stopped: Int?
    var group: Int?
    var remarks = 0
  }

  private let output: ByteOutput
  private let errors: ByteOutput
  // A class, so that whoever has the turn can change it; turns are handed over under a lock.
  private let state = State()

  init(output: ByteOutput, errors: ByteOutput) {
    self.output = output
    self.errors = errors
  }

  func write(_ content: Lane.Content) throws {
    // Groups come in order, so one that was stopped is never older than the one before.
    if state.stopped == content.group { return }
    if state.group != content.group {
      state.group = content.group
      state.remarks = 0
    }
    try writeRemarks(content)
    try content.bytes.withUnsafeBytes { try output.write($0) }
    if content.isUrgent { try output.flush() }
    if content.isFinished, content.stopsGroup { state.stopped = content.group }
  }

  private func writeRemarks(_ content: Lane.Content) throws {
    var text = ""
    for remark in content.remarks {
      if remark.isCapped { state.remarks += 1 }
      if !remark.isCapped || state.remarks <= Self.remarkLimit { text += remark.text + "\n" }
    }
    state.remarks += content.omitted
    if content.isFinished, let closing = content.closing, state.remarks > Self.remarkLimit {
      text += "\(state.remarks - Self.remarkLimit) \(closing)\n"
    }
    guard !text.isEmpty else { return }
    // So that on a terminal, what is printed and what is said about it stand in their order.
    try output.flush()
    // Nobody listening to errors is no reason to stop.
    try? errors.write(text)
    try? errors.flush()
  }
}
