// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineHost
import SightlineTestKit
import SightlineTrace
import Testing

/// Recordings of a running app, switched on at any time.
@MainActor
@Suite("A recording of an app")
struct LiveRecordingTests {
  #if DEBUG
    private nonisolated static let seeds: Range<UInt64> = 0..<6
  #else
    private nonisolated static let seeds: Range<UInt64> = 0..<120
  #endif

  @Test("switched on in the middle it reads, and tells of what begins later as the app was told", arguments: seeds)
  func late(seed: UInt64) throws {
    let play = RandomPlay(seed: seed)
    play.act(times: Int(seed % 12))
    let salt = seed % 3 == 0 ? RecordingSalt("a text") : nil
    let filter = RecordingFilter(includesAttributes: true, salt: salt, rules: play.app.session.rules)
    var recording = LiveRecording(play.app, filter)
    var open = OpenAppearances()
    open.follow(play.app.log.events.map { $0.renamed(salt) })
    let before = play.app.log.events.count
    play.act(times: 60)
    play.app.finish()
    let live = play.app.log.events.dropFirst(before).map { $0.renamed(salt) }

    recording.close()
    #expect(recording.memory.segments.count > 1)
    for segment in recording.memory.segments {
      #expect(try TraceText.script(in: segment.bytes).warnings.isEmpty)
    }
    let reading = try TraceText.script(in: recording.memory.trace)
    #expect(reading.warnings.isEmpty)
    var tracker = Tracker(rules: play.app.session.rules)
    for step in reading.script.steps { tracker.apply(step.input, at: step.time) }
    #expect(tracker.takeDiagnostics().isEmpty)
    let replayed = tracker.takeEvents()
    var others = OpenAppearances()
    let start = try #require(reading.script.steps.first).time
    let atOnce = replayed.prefix { $0.time == start }
    others.follow(Array(atOnce))
    #expect(others == open)
    let difference = EventLog(others.later(Array(replayed.dropFirst(atOnce.count)))).difference(
      from: EventLog(open.later(live)))
    #expect(difference == nil, "seed \(seed): \(difference ?? "")")
  }
}

extension LiveRecordingTests {
  @Test("switched on late it knows what was reported once of what is shown, and no more")
  func known() throws {
    var once = Rule(name: "once", fraction: 0.5, continuous: .milliseconds(200))
    once.repetition = .once
    let app = HeadlessApp(rules: RuleBook(rules: [once]))
    let table = HeadlessTableView(frame: Rect(x: 0, y: 0, width: 390, height: 844))
    table.rowHeight = 200
    table.source = HeadlessListSource(
      numberOfItems: { _ in 30 },
      configure: { cell, path in
        app.session.bind(cell, to: ExposedItem("row-\(path.item)", content: "content-\(path.item)"))
      })
    let screen = HeadlessController(name: "Feed")
    screen.view.addSubview(table)
    app.session.track(table, as: "feed")
    app.show(screen)
    app.advance(by: .seconds(1))
    #expect(Self.known(app) == ["content-0", "content-1", "content-2", "content-3"])
    table.contentOffset = Point(x: 0, y: 600)
    app.advance(by: .milliseconds(100))
    #expect(Self.known(app) == ["content-3"])
    app.session.reset()
    #expect(Self.known(app) == nil)
    app.finish()
    #expect(app.session.toldSoFar == nil)
    #expect(app.problems() == [])
  }

  /// What a recording that begins now would know.
  private static func known(_ app: HeadlessApp) -> [String]? {
    for case .known("once", let contents) in app.session.toldSoFar?.inputs ?? [] { return contents.sorted() }
    return nil
  }
}

/// A ring that is fed by an app from now on.
@MainActor
private struct LiveRecording {
  private final class Box {
    var ring: RecordingRing
    var memory = RecordingMemory()

    init(_ ring: RecordingRing) {
      self.ring = ring
    }
  }

  private let box: Box
  var memory: RecordingMemory { box.memory }

  init(_ app: HeadlessApp, _ filter: RecordingFilter) {
    let limits = RecordingLimits(totalBytes: 1 << 22, segmentBytes: 4_096)
    let box = Box(RecordingRing(head: TraceHead(source: "test"), limits: limits, filter: filter))
    self.box = box
    if let told = app.session.toldSoFar { box.ring.begin(with: told.inputs, at: told.time) }
    let listen = app.session.onInput
    app.session.onInput = { input, time in
      listen?(input, time)
      box.ring.take(input, at: time)
    }
  }

  mutating func close() {
    box.memory.run(box.ring.takeEffects())
  }
}

extension Event {
  fileprivate func renamed(_ salt: RecordingSalt?) -> Event {
    guard let salt else { return self }
    var event = self
    event.surface = salt.surface(surface)
    event.item = salt.text(item)
    event.content = content.map { salt.text($0) }
    return event
  }
}

/// An app with a list, a banner over it and a second screen, of which a seed says what happens to them.
@MainActor
private final class RandomPlay {
  let app: HeadlessApp
  private let table = HeadlessTableView(frame: Rect(x: 0, y: 0, width: 390, height: 844))
  private let banner = HeadlessView(frame: Rect(x: 0, y: 300, width: 390, height: 200))
  private let card = HeadlessView(frame: Rect(x: 0, y: 100, width: 390, height: 400))
  private let navigation: HeadlessNavigationController
  private var ids = (0..<30).map { "row-\($0)" }
  private var next = 30
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed &+ 4_711)
    let settled = Rule(name: "settled", fraction: 1, continuous: .milliseconds(300), motion: .settled)
    let seen = Rule(name: "seen", fraction: 0.5, continuous: .milliseconds(500), reportsStretches: true)
    app = HeadlessApp(rules: RuleBook(rules: [seen, settled], surfaces: ["feed": ["seen", "settled"]]))
    let screen = HeadlessController(name: "Feed")
    navigation = HeadlessNavigationController(root: screen)
    table.rowHeight = 170
    table.source = HeadlessListSource(
      numberOfItems: { [weak self] _ in self?.ids.count ?? 0 },
      configure: { [weak self] cell, path in
        guard let self, ids.indices.contains(path.item) else { return }
        app.session.bind(cell, to: ExposedItem(ids[path.item], content: "content of \(ids[path.item])"))
      })
    screen.view.addSubview(table)
    app.session.track(table, as: "feed")
    banner.background = .background(alpha: 1)
    app.show(navigation)
    app.advance(by: .milliseconds(40))
  }

  func act(times: Int) {
    for _ in 0..<times {
      act(random.below(15))
      app.advance(by: .milliseconds(Int64(40 + random.below(900))))
    }
  }

  private func act(_ number: Int) {
    switch number {
    case 0, 1: app.swipe(table, by: Point(x: 0, y: Double(random.below(1_200)) - 800))
    case 2: app.drag(table, by: Point(x: 0, y: Double(random.below(600)) - 400))
    case 3: app.scroll(table, to: Point(x: 0, y: Double(random.below(3_000))), animated: random.below(2) == 0)
    case 4:
      ids.insert("row-\(next)", at: 2)
      next += 1
      table.insertItems(at: [HeadlessPath(0, 2)])
    case 5 where ids.count > 10:
      ids.remove(at: 1)
      table.deleteItems(at: [HeadlessPath(0, 1)])
    case 6:
      if banner.superview == nil { table.superview?.addSubview(banner) } else { banner.removeFromSuperview() }
    case 7:
      app.enterBackground(suspends: false)
      app.advance(by: .milliseconds(300))
      app.enterForeground()
    case 8: random.below(2) == 0 ? app.showKeyboard() : app.hideKeyboard()
    case 9: random.below(2) == 0 ? app.session.pause("feed") : app.session.resume("feed")
    case 10: app.session.setVeto(random.below(2) == 0, surface: "feed", item: ids[random.below(8)], rule: "seen")
    case 11:
      if let exposure = table.subviews.lazy.compactMap({ self.app.session.exposure(of: $0) }).first {
        app.session.setAttributes(["price": .integer(7)], surface: exposure.surface, item: exposure.item)
      }
    case 12, 13:
      let other = HeadlessController(name: "Other")
      other.view.addSubview(card)
      app.session.register(card, as: ExposedItem("card"))
      if navigation.viewControllers.count == 1 { navigation.push(other) } else { _ = navigation.pop() }
    default:
      app.session.pause(random.below(2) == 0 ? "feed" : nil)
      app.advance(by: .milliseconds(200))
      app.session.resume()
    }
  }
}
