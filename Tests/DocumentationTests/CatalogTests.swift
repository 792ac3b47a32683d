// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Catalogs of articles")
struct CatalogTests {
  struct Catalog: Sendable, CustomStringConvertible {
    var path: String

    var description: String { path }
    var module: String { String(path.split(separator: "/")[1]) }
    var articles: [MarkdownFile] { Repository.documents.filter { $0.path.hasPrefix(path + "/") } }
    var landing: MarkdownFile? { articles.first { $0.path == "\(path)/\(module).md" } }
  }

  static let catalogs = Repository.catalogs.map(Catalog.init)
  /// Those for Apple's systems alone, whose symbols are not here: Scripts/typecheck-apple converts them.
  static let adapters: Set = [
    "SightlineUIKit", "SightlineSwiftUI", "SightlineDelegates", "SightlineObjC", "SightlineRecording",
  ]
  static let converted = catalogs.filter { !adapters.contains($0.module) }

  @Test("DocC takes a catalog without a warning: every link in it leads somewhere", arguments: converted)
  func converts(_ catalog: Catalog) throws {
    try Shell.withTemporaryFolder { folder in
      try writeSymbols(of: catalog.module, to: folder)
      let words = [
        "convert", Repository.root.appendingPathComponent(catalog.path).resolvingSymlinksInPath().path,
        "--additional-symbol-graph-dir", folder.path, "--output-dir", folder.appendingPathComponent("out").path,
        "--fallback-display-name", catalog.module, "--fallback-bundle-identifier", "sightline.\(catalog.module)",
        "--warnings-as-errors",
      ]
      let outcome = try Shell.run(tool("docc") + words, in: folder)
      #expect(outcome.status == 0, "\(outcome.output.suffix(4_000))")
    }
  }

  @Test("the landing page of a catalog lists each of its articles, once", arguments: catalogs)
  func landing(_ catalog: Catalog) throws {
    let landing = try #require(catalog.landing, "\(catalog) has no page \(catalog.module).md")
    let listed = landing.lines.compactMap { $0.wholeMatch(of: /- <doc:([A-Za-z]+)>/).map { String($0.output.1) } }
    let written = catalog.articles.filter { $0.path != landing.path }.map {
      URL(fileURLWithPath: $0.path).deletingPathExtension().lastPathComponent
    }
    #expect(listed.sorted() == written.sorted())
  }

  // Elsewhere than in DocC a link without words shows nothing that can be read.
  @Test("outside of lists of topics a link between articles has words", arguments: catalogs)
  func linksHaveWords(_ catalog: Catalog) {
    for article in catalog.articles where article.path != catalog.landing?.path {
      for (index, line) in article.lines.enumerated() {
        #expect(!line.contains("<doc:"), "\(article.path):\(index + 1)")
      }
    }
  }

  @Test("there is a catalog for the app, for the engine and for tests")
  func all() {
    #expect(Set(Self.converted.map(\.module)).isSuperset(of: ["Sightline", "SightlineCore", "SightlineTestKit"]))
    #expect(Set(Self.catalogs.map(\.module)).isSuperset(of: Self.adapters))
  }

  /// The symbols of a module, where it is built here; else a module without any, which is what `Sightline` is: it passes
  /// on what others declare.
  private func writeSymbols(of module: String, to folder: URL) throws {
    let products = try #require(Repository.products, "the built modules were not found")
    let modules = products.appendingPathComponent("Modules")
    guard FileManager.default.fileExists(atPath: modules.appendingPathComponent("\(module).swiftmodule").path) else {
      let graph = """
        {"metadata":{"formatVersion":{"major":0,"minor":6,"patch":0},"generator":"none"},"module":{"name":"\(module)",\
        "platform":{"architecture":"arm64","vendor":"apple","operatingSystem":{"name":"ios"}}},"symbols":[],\
        "relationships":[]}
        """
      try graph.write(to: folder.appendingPathComponent("\(module).symbols.json"), atomically: true, encoding: .utf8)
      return
    }
    let outcome = try Shell.run(
      tool("swift-symbolgraph-extract") + [
        "-module-name", module, "-I", modules.path, "-target", try target(), "-minimum-access-level", "public",
        "-output-dir", folder.path,
      ], in: folder)
    try #require(outcome.status == 0, "\(outcome.output)")
  }

  private func target() throws -> String {
    let outcome = try Shell.run(["swiftc", "-print-target-info"], in: Repository.root)
    let match = try #require(outcome.output.firstMatch(of: /"triple"\s*:\s*"([^"]+)"/), "\(outcome.output)")
    return String(match.output.1)
  }

  private func tool(_ name: String) -> [String] {
    #if os(macOS)
      ["xcrun", name]
    #else
      [name]
    #endif
  }
}
