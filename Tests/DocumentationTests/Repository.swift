// SPDX-License-Identifier: MIT

import Foundation

/// Where the documents and the built modules lie.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Every document whose samples and links are held: those at the top and all below `Documentation`.
  static let documents: [MarkdownFile] = {
    let manager = FileManager.default
    let top = (try? manager.contentsOfDirectory(atPath: root.path)) ?? []
    let below = (try? manager.subpathsOfDirectory(atPath: root.appendingPathComponent("Documentation").path)) ?? []
    return (top + below.map { "Documentation/" + $0 }).filter { $0.hasSuffix(".md") }.sorted().compactMap {
      MarkdownFile(path: $0, in: root)
    }
  }()

  /// The folder of built products: the test binary lies in it, or in a bundle in it.
  static let products: URL? = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let modules = folder.appendingPathComponent("Modules/SightlineCore.swiftmodule")
      if FileManager.default.fileExists(atPath: modules.path) { return folder }
    }
    return nil
  }()

  static func document(_ path: String) -> MarkdownFile? {
    documents.first { $0.path == path }
  }
}
