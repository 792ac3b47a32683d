// SPDX-License-Identifier: MIT

/// Names files by their paths below the folder that all of them share: what is passed on must not tell where the files
/// of its maker lie.
struct FileNames {
  /// How many parts at the beginning of each path are left out.
  private let shared: Int

  init(_ files: [InputFile]) {
    self.init(paths: files.filter { !$0.isStandardInput }.map(\.path))
  }

  init(paths: [String]) {
    let folders = paths.map { Self.parts($0).dropLast() }
    var shared = folders.first?.count ?? 0
    for folder in folders {
      shared = min(shared, zip(folder, folders.first ?? []).prefix { $0 == $1 }.count)
    }
    self.shared = shared
  }

  func name(of file: InputFile) -> String {
    file.isStandardInput ? file.name : name(of: file.path)
  }

  func name(of path: String) -> String { Self.parts(path).dropFirst(shared).joined(separator: "/") }

  private static func parts(_ path: String) -> [Substring] { path.split(separator: "/") }
}
