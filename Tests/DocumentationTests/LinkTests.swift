// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("Links and shape of the documents")
struct LinkTests {
  static let links = Repository.documents.flatMap(\.links).filter {
    !$0.target.contains("://") && !$0.target.hasPrefix("doc:")
  }
  static let paths = Repository.documents.flatMap { document in
    document.lines.enumerated().flatMap { index, line in
      line.matches(of: /`((?:Documentation|Scripts|Sources|Tests|Benchmarks|Examples|Interfaces)\/[A-Za-z0-9.\/_-]+)`/)
        .map { MarkdownFile.Link(file: document.path, line: index + 1, target: String($0.output.1)) }
    }
  }

  @Test("a link between documents leads to a file and a heading that exist", arguments: links)
  func linkResolves(_ link: MarkdownFile.Link) throws {
    let parts = link.target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let here = Repository.root.appendingPathComponent(link.file)
    let target = parts[0].isEmpty ? here : here.deletingLastPathComponent().appendingPathComponent(parts[0])
    try #require(FileManager.default.fileExists(atPath: target.path), "\(link) leads nowhere")
    guard parts.count == 2, target.pathExtension == "md" else { return }
    let path = String(target.standardizedFileURL.path.dropFirst(Repository.root.path.count + 1))
    let document = try #require(MarkdownFile(path: path, in: Repository.root))
    #expect(document.anchors.contains(parts[1]), "\(link): there is no such heading")
  }

  // Catalogs cannot link to what lies outside of them; so they name paths.
  @Test("a path that a document names is there", arguments: paths)
  func pathExists(_ path: MarkdownFile.Link) {
    let file = Repository.root.appendingPathComponent(path.target).path
    #expect(FileManager.default.fileExists(atPath: file), "\(path) is not there")
  }

  @Test("a README stays under 150 lines", arguments: ["README.md", "README.zh-Hans.md"])
  func readmeIsShort(_ path: String) throws {
    let readme = try #require(Repository.document(path), "\(path) is missing")
    #expect(readme.lines.count < 150)
  }

  @Test("both READMEs have the same samples")
  func readmesAgree() throws {
    let english = try #require(Repository.document("README.md"))
    let chinese = try #require(Repository.document("README.zh-Hans.md"))
    #expect(english.samples.map(\.language) == chinese.samples.map(\.language))
    #expect(
      english.samples.filter { $0.language == "text" }.map(\.text)
        == chinese.samples.filter { $0.language == "text" }.map(\.text))
  }

  @Test("no document has lines that end in spaces or tabs inside", arguments: Repository.documents.map(\.path))
  func whitespaceIsClean(_ path: String) throws {
    let document = try #require(Repository.document(path))
    for (index, line) in document.lines.enumerated() {
      #expect(!line.hasSuffix(" ") && !line.contains("\t"), "\(path):\(index + 1)")
    }
  }
}
