// SPDX-License-Identifier: MIT

/// One thing to read: a file, or standard input.
struct InputFile: Sendable, Hashable {
  /// The path as given, or found in a folder that was given; `-` is standard input.
  let path: String
  /// The size of a regular file, for progress.
  let size: Int64?
  /// A temporary file that holds what can be read only once.
  private(set) var spool: Int32?

  static let standardInput = InputFile(path: "-")

  init(path: String, size: Int64? = nil) {
    self.path = path
    self.size = size
  }

  var isStandardInput: Bool { path == "-" }

  /// Whether it may be written while it is read, as a pipe is.
  var isLive: Bool { size == nil && spool == nil }

  /// What events and messages call it.
  var name: String { isStandardInput ? "standard input" : path }
}

extension InputFile {
  /// All files that paths lead to, in the order of the paths; folders give their traces in the order of their names.
  ///
  /// In a folder, `NAME.trace.jsonl` and `NAME.trace` are traces, packed (`.gz`) or not; where a folder has none of
  /// them, `NAME.jsonl` are. So what lies beside a trace (events, answers of others) is left alone.
  static func all(at paths: [String]) throws(SystemError) -> [InputFile] {
    var files: [InputFile] = []
    for path in paths {
      if path == "-" {
        files.append(.standardInput)
        continue
      }
      switch try System.kind(of: path) {
      case .regular(let size): files.append(InputFile(path: path, size: size))
      case .stream: files.append(InputFile(path: path))
      case .folder:
        var seen: Set<System.FileIdentity> = []
        try walk(path, seen: &seen, into: &files)
      }
    }
    return files
  }

  /// The same, but so that it can be read several times: a pipe is copied to a file that is gone at the end.
  func rereadable(_ console: Console) throws -> InputFile {
    guard size == nil else { return self }
    let spool = try System.openTemporary()
    let from = isStandardInput ? console.input : try System.openForReading(path)
    defer { if !isStandardInput { System.closeDescriptor(from) } }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: ByteInput.pieceSize, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = try System.read(from, at: nil, into: buffer, subject: name)
      if count == 0 { break }
      try System.write(spool, UnsafeRawBufferPointer(rebasing: buffer.prefix(count)), subject: "a temporary file")
    }
    var copy = self
    copy.spool = spool
    return copy
  }

  private static func walk(
    _ folder: String, seen: inout Set<System.FileIdentity>, into files: inout [InputFile]
  ) throws(SystemError) {
    // A link to a folder above would never end.
    if let identity = System.identity(of: folder), !seen.insert(identity).inserted { return }
    let names = try System.names(inFolder: folder)
    let hasTraces = names.contains(where: isTrace)
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    for name in names {
      let path = prefix + name
      // A link that leads nowhere is no trace.
      guard let kind = try? System.kind(of: path) else { continue }
      switch kind {
      case .folder: try walk(path, seen: &seen, into: &files)
      case .regular(let size):
        if hasTraces ? isTrace(name) : unpacked(name).hasSuffix(".jsonl") {
          files.append(InputFile(path: path, size: size))
        }
      case .stream: break
      }
    }
  }

  private static func unpacked(_ name: String) -> Substring {
    name.hasSuffix(".gz") ? name.dropLast(3) : name[...]
  }

  private static func isTrace(_ name: String) -> Bool {
    let name = unpacked(name)
    return name.hasSuffix(".trace.jsonl") || name.hasSuffix(".trace")
  }
}
