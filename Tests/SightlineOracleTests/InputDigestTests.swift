// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineTestKit
import SightlineTrace
import Testing

/// A recording that begins in the middle, with what had been told so far.
@Suite("A digest of inputs")
struct InputDigestTests {
  private static var scenes: Range<UInt64> {
    #if DEBUG
      0..<400
    #else
      0..<20_000
    #endif
  }
  private static let shards = 4

  @Test(
    "an engine that is told a digest reports the same as one that was told everything, but for what it cannot remember",
    arguments: 0..<shards)
  func further(shard: Int) {
    var failures = 0
    var compared = 0
    for seed in Self.scenes where seed % UInt64(Self.shards) == UInt64(shard) {
      let scene = SceneGenerator.scene(seed: seed)
      let steps = scene.inputs.map { ExposureScript.Step(time: $0.time, input: $0.input) }
      for cut in LateStart.cuts(steps, count: 3, seed: seed) {
        let late = LateStart(steps, rules: scene.book, maximumGap: scene.maximumGap, cut: cut)
        compared += late.further.count
        guard let text = late.fault ?? Comparison.difference(late.found, late.further) else { continue }
        Issue.record("seed \(seed), cut \(cut): \(text)\n\(scene.text)")
        failures += 1
      }
      if failures > 2 { break }
    }
    #expect(compared > Self.scenes.count / Self.shards)
  }

  @Test("a digest of a digest is the same")
  func again() {
    for seed in Self.scenes.prefix(200) {
      let scene = SceneGenerator.scene(seed: seed)
      var digest = InputDigest()
      for line in scene.inputs where line.input != .end {
        digest.take(line.input, at: line.time)
        var other = InputDigest()
        for input in digest.inputs() { other.take(input, at: line.time) }
        // Numbers that are none differ from themselves, but are written the same.
        #expect("\(other.inputs())" == "\(digest.inputs())")
      }
    }
  }

  @Test("an engine whose host knows the lines tells what holds as a digest of all that it was told does")
  func byEngine() {
    var failures = 0
    for seed in Self.scenes.prefix(2_000) where failures < 3 {
      let scene = SceneGenerator.scene(seed: seed)
      var tracker = Tracker(rules: scene.book, maximumGap: scene.maximumGap)
      var digest = InputDigest()
      for line in scene.inputs where line.input != .wake {
        digest.take(line.input, at: tracker.apply(line.input, at: line.time))
        let (found, wanted) = (Self.told(tracker, digest), digest.inputs())
        let names = Set(scene.book.rules.map(\.name))
        if Told.comparable(found, names) == Told.comparable(wanted, names) { continue }
        Issue.record("seed \(seed), \(line.input): \(found)\ninstead of \(wanted)\n\(scene.text)")
        failures += 1
        break
      }
    }
  }

  @Test("it tells the contents that rules which count once do not report again, as far as they are shown")
  func known() {
    var compared = 0
    for seed in Self.scenes.prefix(2_000) {
      let scene = SceneGenerator.scene(seed: seed)
      // What a small memory has dropped an engine does not know any more.
      guard scene.book.repetitionMemory > 1_000 else { continue }
      let onceRules = Set(scene.book.rules.filter { $0.repetition == .once }.map(\.name))
      var tracker = Tracker(rules: scene.book, maximumGap: scene.maximumGap)
      var digest = InputDigest()
      func note(_ events: [Event]) {
        for case (let event, .impression(let impression)) in events.map({ ($0, $0.kind) })
        where onceRules.contains(impression.rule.name) {
          digest.know(event.content ?? event.item, rule: impression.rule.name)
        }
      }
      for line in scene.inputs where line.input != .wake && line.input != .end {
        let time = tracker.apply(line.input, at: line.time)
        note(tracker.takeSettledEvents())
        digest.take(line.input, at: time)
      }
      note(tracker.takeEvents())
      let found = Told.known(Self.told(tracker, digest), onceRules)
      compared += found.count
      #expect(found == Told.known(digest.inputs(), onceRules), "seed \(seed)\n\(scene.text)")
    }
    #expect(compared > 10)
  }

  /// What an engine tells whose host has the numbers of a digest.
  private static func told(_ tracker: Tracker, _ digest: InputDigest) -> [Input] {
    let told = Told(digest.inputs())
    let inputs = tracker.inputsThatHold(
      window: { told.windows[$0] }, item: { told.items[$0]?[$1] },
      covers: { surface, window in
        guard let surface else { return told.coversOfWindows[window] ?? [] }
        return told.coversOfSurfaces[surface] ?? []
      })
    return inputs ?? []
  }
}

/// The numbers that a host would know.
private struct Told {
  var windows: [String: WindowLine] = [:]
  var items: [String: [String: ItemLine]] = [:]
  var coversOfSurfaces: [String: [Cover]] = [:]
  var coversOfWindows: [String?: [Cover]] = [:]

  init(_ inputs: [Input]) {
    for input in inputs {
      switch input {
      case .window(let line): windows[line.id] = line
      case .items(let surface, let lines, _): for line in lines { items[surface, default: [:]][line.id] = line }
      case .covers(let surface?, _, let covers): coversOfSurfaces[surface] = covers
      case .covers(nil, let window, let covers): coversOfWindows[window] = covers
      default: break
      }
    }
  }

  /// An engine knows only the rules that it has, and orders vetoes in its own way.
  static func comparable(_ inputs: [Input], _ rules: Set<String>) -> [String] {
    let vetoes = inputs.compactMap { input in
      if case .veto(_, _, let rule, _) = input, rules.contains(rule) { "\(input)" } else { nil as String? }
    }
    return vetoes.sorted()
      + inputs.compactMap { input in
        switch input {
        case .veto, .known: nil
        default: "\(input)"
        }
      }
  }

  static func known(_ inputs: [Input], _ rules: Set<String>) -> [String: Set<String>] {
    var known: [String: Set<String>] = [:]
    for case .known(let rule, let contents) in inputs where rules.contains(rule) { known[rule] = Set(contents) }
    return known
  }
}
