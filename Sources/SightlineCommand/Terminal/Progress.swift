// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineHost
#endif

/// How far long work is, on one line of standard error; silent unless that is a terminal and output is not.
final class Progress: @unchecked Sendable {
  private struct State {
    var bytes: Int64 = 0
    var files = 0
    var lastShown: Int64
    var isShown = false
  }

  // Everything that more than one thread changes is in `state`.
  private let state: Guarded<State>
  private let errors: ByteOutput
  private let isOn: Bool
  private let total: Int64?
  private let fileCount: Int

  init(files: [InputFile], passes: Int = 1, console: Console, isOutputHidden: Bool) {
    errors = console.errors
    isOn = console.isErrorTerminal && (!console.isOutputTerminal || isOutputHidden)
    let sizes = files.compactMap(\.size)
    total = sizes.count == files.count ? sizes.reduce(0, +) * Int64(passes) : nil
    fileCount = files.count * passes
    // The first line comes after half a second: short work shows nothing.
    state = Guarded(State(lastShown: System.milliseconds + 400))
  }

  /// Counts bytes read.
  func add(bytes: Int) {
    guard isOn else { return }
    state.withLock { state in
      state.bytes += Int64(bytes)
      let now = System.milliseconds
      guard now - state.lastShown >= 100 else { return }
      state.lastShown = now
      state.isShown = true
      show(Self.line(bytes: state.bytes, total: total, files: state.files, of: fileCount))
    }
  }

  /// Counts a file that is done.
  func addFile() {
    guard isOn else { return }
    state.withLock { $0.files += 1 }
  }

  /// Takes the line away.
  func clear() {
    state.withLock { state in
      if state.isShown { show("") }
      state.isShown = false
    }
  }

  static func line(bytes: Int64, total: Int64?, files: Int, of count: Int) -> String {
    let megabytes = Decimals.text(Double(bytes) / 1e6, places: 1)
    guard let total, total > 0 else { return "\(megabytes) MB read" }
    let percent = min(100, bytes * 100 / total)
    let ofFiles = count > 1 ? ", \(files) of \(count) files" : ""
    return "\(percent) % of \(Decimals.text(Double(total) / 1e6, places: 1)) MB\(ofFiles)"
  }

  private func show(_ line: String) {
    // Back to the margin, and clear to the end of the line.
    try? errors.write("\r\u{1B}[K" + line)
    try? errors.flush()
  }
}
