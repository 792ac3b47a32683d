// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineTrace
#endif

/// What rules with `once` have reported, kept in a file over traces and runs.
///
/// The file is itself a trace of `known` lines, so it can be read, checked and merged with the same tools. Lines are
/// only added; one that a crash cut off is taken away when the file is opened. A file with anything else in it that
/// cannot be read, or that is no store, is refused before it is touched.
final class OnceFile {
  private let path: String
  private let descriptor: Int32
  private var contents: [String: Set<String>] = [:]
  private var writer = TraceWriter()

  /// Opens or makes the file and reads what it holds.
  init(path: String) throws {
    self.path = path
    descriptor = try System.openForUpdate(path)
    guard System.lockFile(descriptor) else {
      throw UsageError("the store '\(path)' is in use by another process", command: "replay")
    }
    try read()
  }

  deinit {
    System.closeDescriptor(descriptor)
  }

  /// Those of `candidates` that were reported under `rule` before.
  func known(_ candidates: [String], rule: String) -> [String] {
    guard let known = contents[rule] else { return [] }
    return candidates.filter { known.contains($0) }
  }

  /// Remembers the impressions among `events` that are of `rules`.
  func store(_ events: [Event], rules: Set<String>) {
    for event in events {
      guard case .impression(let impression) = event.kind, rules.contains(impression.rule.name) else { continue }
      let content = event.content ?? event.item
      guard contents[impression.rule.name, default: []].insert(content).inserted else { continue }
      writer.write(.known(rule: impression.rule.name, contents: [content]), at: .zero)
    }
  }

  /// Writes what is new to the file.
  func flush() throws {
    guard !writer.bytes.isEmpty else { return }
    try writer.bytes.withUnsafeBytes { try System.write(descriptor, $0, subject: path) }
    writer.clear()
  }

  private func read() throws {
    let input = ByteInput(descriptor: descriptor, name: path, closes: false, offset: 0)
    var store = OnceFileReader(path: path)
    while let bytes = try input.next() { store.feed(bytes) }
    if input.isPacked {
      throw Damaged(message: "\(path): error: the store is gzip, and lines can only be added to text; unpack it first")
    }
    store.finish()
    if let problem = store.problem { throw Damaged(message: "\(problem)") }
    contents = store.contents
    if store.end < store.size { try System.truncate(descriptor, to: store.end, subject: path) }
    try System.seek(descriptor, to: store.end, subject: path)
    if store.lacksNewline { try [UInt8(0x0A)].withUnsafeBytes { try System.write(descriptor, $0, subject: path) } }
    if store.end == 0 { writer.write(TraceHead(source: "sightline once-store")) }
  }

  /// Lines cannot be added to the file.
  struct Damaged: Error {
    let message: String
  }
}
