// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Swift samples in the documents")
struct SwiftSampleTests {
  static let samples = Repository.documents.flatMap { $0.samples.filter { $0.language == "swift" } }
  static let manifests = samples.filter { $0.text.hasPrefix("// swift-tools-version") }
  static let sources = samples.filter { !$0.text.hasPrefix("// swift-tools-version") }

  /// What a program may import, with what that needs.
  static let linked = [
    "SightlineCore", "SightlineTrace", "SightlineHost", "SightlineProbes", "SightlineRelayPlan", "SightlineSimulation",
    "SightlineTestKit",
  ]
  /// What a fragment may use without saying so.
  static let preamble = "import SightlineCore\nimport SightlineTrace\n"

  @Test("a sample compiles, what it asserts holds, and it prints what is shown below it", arguments: sources)
  func sampleCompiles(_ sample: MarkdownFile.Sample) throws {
    let products = try #require(Repository.products, "the built modules were not found")
    try Shell.withTemporaryFolder { folder in
      let text = (sample.isProgram ? "" : Self.preamble) + sample.given + sample.text
      try text.write(to: folder.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
      var words = [
        "swiftc", "-swift-version", "6", "-I", products.appendingPathComponent("Modules").path, "main.swift",
      ]
      // A shown output and assertions ask for a run; everything else is only checked, which is faster.
      guard sample.isProgram, sample.output != nil || sample.text.contains("assert(") else {
        let outcome = try Shell.run(words + ["-typecheck"], in: folder)
        #expect(outcome.status == 0, "\(sample) does not compile:\n\(outcome.output)")
        return
      }
      for module in Self.linked { words += try objects(of: module, in: products) }
      let built = try Shell.run(words + ["-lm", "-o", "sample"], in: folder)
      try #require(built.status == 0, "\(sample) does not compile:\n\(built.output)")
      let ran = try Shell.run([folder.appendingPathComponent("sample").path], in: Repository.root)
      #expect(ran.status == 0, "\(sample) failed:\n\(ran.output)")
      guard let expected = sample.output else { return }
      #expect(ran.output == expected, "\(sample) prints something else than the document shows")
    }
  }

  @Test("a manifest in a document is one that the package manager reads", arguments: manifests)
  func manifestIsRead(_ sample: MarkdownFile.Sample) throws {
    try Shell.withTemporaryFolder { folder in
      try sample.text.write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
      let outcome = try Shell.run(["swift", "package", "dump-package"], in: folder)
      #expect(outcome.status == 0, "\(sample) is not a manifest:\n\(outcome.output)")
    }
  }

  @Test("the README shows at least one whole program with what it prints")
  func readmeHasProgram() throws {
    for path in ["README.md", "README.zh-Hans.md"] {
      let readme = try #require(Repository.document(path), "\(path) is missing")
      #expect(readme.samples.contains { $0.language == "swift" && $0.isProgram && $0.output != nil }, "\(path)")
    }
  }

  private func objects(of module: String, in products: URL) throws -> [String] {
    let folder = products.appendingPathComponent("\(module).build")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".o") }.sorted()
      .map { folder.appendingPathComponent($0).path }
  }
}
