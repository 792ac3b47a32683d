// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineTrace
import Testing

@testable import SightlineReport

@Suite("Pages of recordings")
struct PageOfRecordingTests {
  private static let microsecond = 1e-6

  /// Read once for all tests.
  private static let pages: [String: (page: PageTrace, bytes: [UInt8])] = {
    var pages: [String: (page: PageTrace, bytes: [UInt8])] = [:]
    for path in PageTrace.recordings {
      guard let bytes = try? RepositoryFile.bytes(path), let trace = PageTrace.traces(bytes).first,
        let page = try? PageTrace(trace)
      else { continue }
      pages[path] = (page, bytes)
    }
    return pages
  }()

  private static func page(_ path: String) throws -> (page: PageTrace, bytes: [UInt8]) {
    try #require(pages[path], "\(path) gives no page that can be read")
  }

  @Test("a page holds every impression, appearance and disappearance of every book", arguments: PageTrace.recordings)
  func events(_ path: String) throws {
    let (page, bytes) = try Self.page(path)
    for (place, book) in PageTrace.books.enumerated() {
      var expected: [String] = []
      var start: Timestamp?
      var replay = TraceReplay(file: path, rules: [book.rules], tracksInputs: true)
      func take(_ output: TraceReplay.Output) {
        if case .input(_, let time, _) = output, start == nil { start = time }
        guard case .events(let events, _, _) = output else { return }
        for event in events { if let text = Self.text(event, from: start ?? .zero) { expected.append(text) } }
      }
      replay.feed(bytes) { take($0) }
      replay.finish { take($0) }
      let found = (page.book(place)["events"]?.array ?? []).map { Self.text($0, page, place) }
      #expect(found == expected)
      #expect(!expected.isEmpty)
    }
  }

  private static func micros(_ time: Timestamp, _ start: Timestamp) -> Int {
    Int(((Double((time - start).nanoseconds)) / 1000).rounded())
  }

  private static func text(_ event: Event, from start: Timestamp) -> String? {
    let head = "\(micros(event.time, start)) \(event.surface)/\(event.item)"
    switch event.kind {
    case .appear(let fraction): return "\(head) appear \(fraction)"
    case .disappear(let record):
      return "\(head) disappear \(record.cause.rawValue) \(record.visibleTime.seconds) \(record.maxFraction) "
        + "\(record.detail?.meanFraction ?? -1) \(record.seenExtent)"
    case .impression(let impression):
      return "\(head) impression \(impression.rule.name) \(impression.fraction) \(impression.viewableTime.seconds) "
        + "\(event.visit) \(event.session)"
    default: return nil
    }
  }

  private static func text(_ event: JSONValue, _ page: PageTrace, _ book: Int) -> String {
    let head = "\(event[0].int) \(page.item(event[2].int))"
    switch event[1].string {
    case "appear": return "\(head) appear \(event[3].number ?? -1)"
    case "disappear":
      return "\(head) disappear \(event[3].string ?? "") \(event[4].number ?? -1) \(event[5].number ?? -1) "
        + "\(event[6].number ?? -1) \(event[7].number ?? -1)"
    default:
      let rule = page.book(book)["rules"]?.array?[event[3].int]["name"]?.string ?? ""
      return "\(head) \(event[1].string ?? "") \(rule) \(event[4].number ?? -1) \(event[5].number ?? -1) "
        + "\(event[6].int) \(event[7].int)"
    }
  }

  @Test("fractions on a page are the engine's at every change", arguments: PageTrace.recordings)
  func fractions(_ path: String) throws {
    let (page, bytes) = try Self.page(path)
    var start: Timestamp?
    // Of an item and a time, what holds from then on; an id that shows another content is another item of the page.
    var expected: [String: [Int: Int]] = [:]
    var replay = TraceReplay(file: path, rules: [RuleBook(rules: [])], tracksFractions: true, tracksInputs: true)
    func take(_ output: TraceReplay.Output) {
      if case .input(_, let time, _) = output, start == nil { start = time }
      guard case .fractions(let changes) = output else { return }
      for change in changes {
        let time = Self.micros(change.time, start ?? .zero)
        expected["\(change.surface)/\(change.item)", default: [:]][time] = Int((change.fraction * 10_000).rounded())
      }
    }
    replay.feed(bytes) { take($0) }
    replay.finish { take($0) }
    var found: [String: [Int: Int]] = [:]
    for (place, item) in page.items.enumerated() {
      let name = page.item(place)
      for (time, fraction) in zip(PageTrace.sums(item["fraction"]?["t"]), item["fraction"]?["f"]?.array ?? []) {
        // The row that ends when its id shows something else has 0 there, the new row what holds.
        let before = found[name]?[Int(time)] ?? 0
        found[name, default: [:]][Int(time)] = max(before, fraction.int)
      }
    }
    var wrong: [String] = []
    for (item, changes) in expected {
      for (time, fraction) in changes {
        let shown = found[item]?[time] ?? -1
        // What is neither nothing nor all is not shown as such.
        if shown == fraction || (shown == 1 && fraction == 0) || (shown == 9_999 && fraction == 10_000) { continue }
        wrong.append("\(item) at \(time): \(fraction) is shown as \(shown)")
      }
    }
    #expect(wrong.isEmpty && !expected.isEmpty)
  }

  @Test("the longest stretch on a page is the longest that an appearance tells", arguments: PageTrace.recordings)
  func stretches(_ path: String) throws {
    let (page, bytes) = try Self.page(path)
    for (place, book) in PageTrace.books.enumerated() {
      var expected: [String: Double] = [:]
      var replay = TraceReplay(file: path, rules: [book.rules])
      func take(_ output: TraceReplay.Output) {
        guard case .events(let events, _, _) = output else { return }
        for event in events {
          guard case .disappear(let record) = event.kind else { continue }
          for longest in record.longest where longest.span > .zero {
            let key = "\(event.content ?? event.surface + "/" + event.item) \(longest.rule)"
            expected[key] = max(expected[key] ?? 0, longest.span.seconds)
          }
        }
      }
      replay.feed(bytes) { take($0) }
      replay.finish { take($0) }
      var found: [String: Double] = [:]
      for stretch in page.book(place)["stretches"]?.array ?? [] {
        let content = page.items[stretch[0].int]["content"]?.string
        let rule = page.book(place)["rules"]?.array?[stretch[1].int]["name"]?.string ?? ""
        let dwell = try #require(stretch[4].number)
        let seconds = ((stretch[3].number ?? 0) - (stretch[2].number ?? 0)) / 1e6
        #expect(abs(seconds - dwell) <= 2 * Self.microsecond)
        guard dwell > 0 else { continue }
        let key = "\(content ?? page.item(stretch[0].int)) \(rule)"
        found[key] = max(found[key] ?? 0, dwell)
      }
      #expect(found == expected)
    }
  }

  @Test("offsets and frames on a page are those of the trace after every line", arguments: PageTrace.recordings)
  func geometry(_ path: String) throws {
    let (page, bytes) = try Self.page(path)
    var surfaces: [String: Int] = [:]
    for (place, surface) in page.surfaces.enumerated() { surfaces[surface["id"]?.string ?? ""] = place }
    let columns = page.surfaces.map { surface in
      let column = surface["offset"]
      return (PageTrace.sums(column?["t"]), PageTrace.sums(column?["x"]), PageTrace.sums(column?["y"]))
    }
    // Several lines at one time are one change, of which the last holds.
    var expected: [Int: [(time: Int64, x: Int64, y: Int64)]] = [:]
    var frames: [String: Rect] = [:]
    var start: Timestamp?
    for element in TraceReader.elements(of: bytes, file: path) {
      guard case .input(let input, let time) = element.kind else { continue }
      if start == nil { start = time }
      switch input {
      case .scroll(let id, let offset, _):
        let place = try #require(surfaces[id])
        let micros = Int64(Self.micros(time, start ?? .zero))
        if expected[place]?.last?.time == micros { expected[place]?.removeLast() }
        expected[place, default: []].append(
          (micros, Int64((offset.x * 100).rounded()), Int64((offset.y * 100).rounded())))
      case .items(let id, let items, _): for item in items { frames["\(id)/\(item.id)"] = item.frame }
      default: break
      }
    }
    var wrong: [String] = []
    for (place, offsets) in expected {
      let (times, x, y) = columns[place]
      var step = 0
      for offset in offsets {
        // A line that changes nothing leaves no step, so the last step up to then holds.
        while step + 1 < times.count, times[step + 1] <= offset.time { step += 1 }
        if (x.isEmpty ? 0 : x[step]) != offset.x || y[step] != offset.y { wrong.append("\(place) at \(offset.time)") }
      }
    }
    #expect(wrong.isEmpty)
    for (place, item) in page.items.enumerated() where item["content"] == nil {
      let placed = (item["frames"]?.array ?? []).last { ($0.array?.count ?? 0) == 5 }
      let frame = try #require(frames[page.item(place)])
      let numbers = (placed?.array ?? []).dropFirst().map { $0.number ?? .nan }
      #expect(Array(numbers) == [frame.x, frame.y, frame.width, frame.height])
    }
  }

  @Test(
    "what was held back is as much as the ledger says, and near misses were never counted",
    arguments: PageTrace.recordings)
  func heldAndNear(_ path: String) throws {
    let (page, _) = try Self.page(path)
    for place in PageTrace.books.indices {
      let book = page.book(place)
      let names = (book["rules"]?.array ?? []).map { $0["name"]?.string ?? "" }
      for (rule, name) in names.enumerated() {
        let ledger = try #require(book["ledger"]?[name])
        let held = (book["held"]?.array ?? []).filter { $0[2].int == rule }
        for reason in ["repeated", "vetoed", "sampledOut"] {
          #expect(held.count { $0[3].string == reason } == ledger[reason].int)
        }
        let impressions = (book["events"]?.array ?? []).filter { $0[1].string == "impression" && $0[3].int == rule }
        #expect(impressions.count == ledger["reported"].int)
        let counted = Set(impressions.map { $0[2].int })
        for near in book["near"]?.array ?? [] where near[1].int == rule {
          #expect(!counted.contains(near[0].int))
          #expect((0...2).contains(near[7].number ?? -1))
        }
      }
    }
  }

  @Test("how the bytes come does not change a page", arguments: ["Examples/Traces/tabs-switch.trace.jsonl"])
  func pieces(_ path: String) throws {
    let bytes = try RepositoryFile.bytes(path)
    let whole = try #require(PageTrace.traces(bytes).first).json
    for piece in [1, 777] { #expect(PageTrace.traces(bytes, piece: piece).first?.json == whole) }
  }
}
