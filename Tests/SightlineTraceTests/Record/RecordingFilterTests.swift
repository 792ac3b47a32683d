// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTrace
import Testing

@Suite("What goes into a recording")
struct RecordingFilterTests {
  private let salt = RecordingSalt("a long random text")
  private let book = RuleBook(rules: [Rule(name: "seen")], surfaces: ["home/feed": ["seen"], "feed": ["seen"]])

  @Test("attributes are left out unless they are asked for, and the time of their line stays")
  func attributes() {
    let line = ItemLine(id: "a", frame: .zero, attributes: ["price": .integer(3)])
    let items = Input.items(surface: "feed", items: [line], all: false)
    let late = Input.attributes(surface: "feed", item: "a", attributes: ["price": .integer(4)])
    let plain = RecordingFilter(rules: book)
    #expect(plain.input(late) == .still)
    guard case .items(_, let kept, _) = plain.input(items) else { return #expect(Bool(false)) }
    #expect(kept.map(\.attributes) == [nil])
    #expect(kept.map(\.id) == ["a"])
    let full = RecordingFilter(includesAttributes: true, rules: book)
    #expect(full.input(late) == late)
    #expect(full.input(items) == items)
  }

  @Test("an id keeps its parts, each replaced by itself, and loses what stands at their ends")
  func parts() {
    let (cell, inner) = (salt.text("cell"), salt.text("inner"))
    #expect(salt.text("cell/inner") == "\(cell)/\(inner)")
    #expect(salt.text("cell//") == "\(cell)//")
    #expect(salt.text("") == "")
    for number in 0..<300 {
      let word = salt.text("row-\(number)")
      #expect(!word.contains("-"))
      #expect(!word.hasPrefix("row"))
    }
    // As far as the words themselves allow, no number at the end is that of the id.
    let same = (10..<1_000).filter { salt.text("row-\($0)").hasSuffix("\($0)") }
    #expect(same.count < 5)
  }

  @Test("a surface keeps its own name and loses that of the item or the section that it was found in")
  func surfaces() {
    #expect(salt.surface("feed") == "feed")
    #expect(salt.surface("feed/post-7") == "feed/" + salt.text("post-7"))
    #expect(salt.surface("grid/2") == "grid/" + salt.text("2"))
    let strict = RecordingSalt("a long random text", includesSurfaces: true)
    #expect(strict.surface("feed/post-7") == salt.text("feed/post-7"))
  }

  @Test("a surface that gets another name keeps its rules")
  func rules() {
    func rules(_ id: String, _ salt: RecordingSalt, own: [String]? = nil) -> [String]? {
      let line = SurfaceLine(id: id, frame: .zero, rules: own)
      guard case .surface(let salted) = RecordingFilter(salt: salt, rules: book).input(.surface(line)) else {
        return nil
      }
      return salted.rules
    }
    #expect(rules("feed", salt) == nil)
    #expect(rules("home/feed", salt) == ["seen"])
    #expect(rules("home/feed", salt, own: []) == [])
    #expect(rules("other", RecordingSalt("x", includesSurfaces: true)) == nil)
    #expect(rules("feed", RecordingSalt("x", includesSurfaces: true)) == ["seen"])
  }

  @Test("every kind of line loses every id and content, and keeps names of rules and windows")
  func everyLine() {
    let secret = "secret-4711"
    let line = ItemLine(id: secret, frame: .zero, content: secret, index: 3, rules: ["seen"])
    let surface = "feed/" + secret
    let inputs: [Input] = [
      .surface(SurfaceLine(id: surface, window: "main", frame: .zero, parent: surface, parentItem: secret)),
      .items(surface: surface, items: [line], all: true),
      .remove(surface: surface, items: [secret], reason: .offscreen),
      .removeSurface(surface, reason: .deleted), .scroll(surface: surface, offset: Point(x: 1, y: 2), phase: .dragging),
      .phase(surface: surface, phase: .idle), .show(surface: surface, reason: .push),
      .hide(surface: surface, reason: nil),
      .covers(
        surface: surface, window: "main",
        covers: [Cover(rect: .zero, except: [.init(surface: surface, item: secret), .init(item: secret)], by: "bar")]),
      .tap(surface: surface, item: secret), .attributes(surface: surface, item: secret, attributes: ["a": .bool(true)]),
      .veto(surface: surface, item: secret, rule: "seen", isOn: true), .known(rule: "seen", contents: [secret]),
      .reset(surface: surface, item: secret, rule: "seen"), .pause(surface: surface), .resume(surface: surface),
    ]
    let filter = RecordingFilter(includesAttributes: true, salt: salt, rules: book)
    for input in inputs {
      var writer = TraceWriter()
      writer.write(filter.input(input), at: .zero)
      let text = String(decoding: writer.bytes, as: UTF8.self)
      #expect(!text.contains("secret"), "\(text)")
      #expect(!text.contains("4711"), "\(text)")
      var plain = TraceWriter()
      plain.write(input, at: .zero)
      let words = String(decoding: plain.bytes, as: UTF8.self)
      #expect(
        words.replacing(secret, with: salt.text(secret)) == text, "nothing else is changed")
    }
    for input: Input in [.window(WindowLine(id: "main", frame: .zero)), .app(.active), .session, .still, .wake, .end] {
      #expect(filter.input(input) == input)
    }
  }
}
