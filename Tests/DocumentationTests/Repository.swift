// SPDX-License-Identifier: MIT

import Foundation

/// Where the documents and the built modules lie.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The catalogs of articles, below the modules that they belong to.
  static let catalogs: [String] = {
    let sources = root.appendingPathComponent("Sources").resolvingSymlinksInPath()
    let modules = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
    return modules.flatMap { module in
      let inside = try? FileManager.default.contentsOfDirectory(atPath: sources.appendingPathComponent(module).path)
      return (inside ?? []).filter { $0.hasSuffix(".docc") }.map { "Sources/\(module)/\($0)" }
    }.sorted()
  }()

  /// Every document whose samples and links are held: those at the top, and all below `Documentation` and in catalogs.
  static let documents: [MarkdownFile] = {
    let top = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    let below = (["Documentation"] + catalogs).flatMap { folder in
      let path = root.appendingPathComponent(folder).resolvingSymlinksInPath().path
      return ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).map { "\(folder)/\($0)" }
    }
    return (top + below).filter { $0.hasSuffix(".md") }.sorted().compactMap { MarkdownFile(path: $0, in: root) }
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
