// SPDX-License-Identifier: MIT

import Foundation
import SightlineCore
import SightlineTrace
import Testing

/// A comment `<!-- picture: keyboard.svg 0 2 -->` before inputs names the picture of them at these seconds. It is drawn
/// from the lines themselves with the engine's own numbers; `RECORD_PICTURES=1` writes the files and still fails.
@Suite("Pictures in the documents")
struct ScreenPictureTests {
  static let samples = Repository.documents.flatMap(\.samples).filter { !$0.picture.isEmpty }
  static let records = ProcessInfo.processInfo.environment["RECORD_PICTURES"] != nil

  @Test("a picture shows what the lines below it say", arguments: samples)
  func isCurrent(_ sample: MarkdownFile.Sample) throws {
    let (name, moments) = (sample.picture[0], sample.picture.dropFirst().compactMap { Double($0) })
    try #require(!moments.isEmpty && moments.count == sample.picture.count - 1, "\(sample): name the seconds")
    let document = try #require(Repository.documents.first { $0.path == sample.file })
    let image = try #require(document.images.first { $0.target == name }, "\(sample): \(name) is not shown")
    let book = RuleBook(rules: Rule.presets.filter { sample.ruleNames.contains($0.name) })
    let scenes = moments.map { ScreenScene(lines: sample.text, rules: book, at: $0) }
    let drawn = ScreenPicture.svg(of: scenes, titled: image.words)
    let file = Repository.root.appendingPathComponent(sample.file).deletingLastPathComponent()
      .appendingPathComponent(name)
    if Self.records { try drawn.write(to: file, atomically: true, encoding: .utf8) }
    let found = try? String(contentsOf: file, encoding: .utf8)
    #expect(found == drawn && !Self.records, "\(name) is not that of \(sample); write it with RECORD_PICTURES=1")
  }

  @Test("there are pictures, and none twice")
  func names() {
    let names = Self.samples.map { $0.picture[0] }
    #expect(names.count >= 10 && Set(names).count == names.count)
  }

  @Test("a scene is drawn from what held at its moment, and an item is coloured when it has counted")
  func scene() {
    let lines = """
      {"t":0,"op":"window","id":"main","frame":[0,0,100,200]}
      {"t":0,"op":"surface","id":"list","window":"main","frame":[0,0,100,200]}
      {"t":0,"op":"items","surface":"list","items":[["a",0,0,100,100],["b",0,150,100,100]]}
      {"t":2,"op":"scroll","surface":"list","offset":[0,50]}
      {"t":9,"op":"end"}
      """
    let scene = { ScreenScene(lines: lines, rules: RuleBook(rules: [.mrcDisplay]), at: $0) }
    #expect(scene(0).items.map(\.fraction) == [1, 0.5] && scene(0).items.allSatisfy { !$0.hasCounted })
    #expect(scene(2).items.map(\.fraction) == [0.5, 1] && scene(2).items.allSatisfy(\.hasCounted))
    #expect(scene(2).items[1].visible == Rect(x: 0, y: 100, width: 100, height: 100))
  }
}
