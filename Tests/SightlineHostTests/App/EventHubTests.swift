// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import Testing

@MainActor
@Suite("A hub of events")
struct EventHubTests {
  /// What was heard, as the names of who heard it and the item.
  @MainActor
  private final class Heard {
    var lines: [String] = []
    /// Who is to be taken away.
    var key: EventHub.Key?
  }

  private let hub = EventHub()
  private let heard = Heard()

  private func listen(_ name: String, _ filter: EventFilter = EventFilter()) -> EventHub.Key {
    hub.add(filter) { [heard] event in heard.lines.append(name + event.item) }
  }

  private func event(_ item: String, surface: String = "feed", isImpression: Bool = false) -> Event {
    let rule = RuleReference(name: "seen", version: "1")
    return Event(
      time: .zero,
      kind: isImpression
        ? .impression(Impression(rule: rule, fraction: 1, viewableTime: .zero)) : .appear(fraction: 1),
      surface: surface, item: item, visit: 1, session: 1, sequence: 1)
  }

  @Test("every listener has an event before any of them has the next, in the order of coming")
  func order() {
    _ = listen("a")
    _ = listen("b")
    _ = hub.addBatches { [heard] events in heard.lines.append("all " + events.map(\.item).joined()) }
    hub.deliver([event("1"), event("2")])
    #expect(heard.lines == ["all 12", "a1", "b1", "a2", "b2"])
    hub.deliver([])
    #expect(heard.lines.count == 5)
  }

  @Test(
    "a filter asks for a surface, an item, impressions, or all of that",
    arguments: [
      (EventFilter(), "123456"), (EventFilter(surface: "feed"), "1235"), (EventFilter(item: "2"), "2"),
      (EventFilter(surface: "grid", item: "2"), ""), (EventFilter(isImpressionsOnly: true), "56"),
      (EventFilter(surface: "grid", isImpressionsOnly: true), "6"), (EventFilter(surface: "other"), ""),
    ])
  func filters(filter: EventFilter, wanted: String) {
    _ = listen("", filter)
    hub.deliver([
      event("1"), event("2"), event("3"), event("4", surface: "grid"), event("5", isImpression: true),
      event("6", surface: "grid", isImpression: true),
    ])
    #expect(heard.lines.joined() == wanted)
  }

  @Test("who is taken away during a delivery hears not even the rest of it")
  func removal() {
    let hub = hub
    #expect(!hub.hasClosures)
    let first = hub.add { [heard] event in
      heard.lines.append("a" + event.item)
      if let key = heard.key { hub.remove(key) }
    }
    heard.key = listen("b")
    _ = listen("c")
    hub.deliver([event("1"), event("2")])
    #expect(heard.lines == ["a1", "c1", "a2", "c2"])
    hub.remove(first)
    hub.remove(first)
    hub.deliver([event("3")])
    #expect(heard.lines.suffix(2) == ["c2", "c3"])
    #expect(!hub.isEmpty)
    #expect(hub.hasClosures)
  }

  @Test("who takes itself away and who comes during a delivery are heard of from there on")
  func change() {
    let hub = hub
    heard.key = hub.add { [heard] event in
      heard.lines.append("a" + event.item)
      if let key = heard.key { hub.remove(key) }
      _ = hub.add { event in heard.lines.append("new" + event.item) }
    }
    hub.deliver([event("1"), event("2")])
    #expect(heard.lines == ["a1"])
    hub.deliver([event("3")])
    #expect(heard.lines == ["a1", "new3"])
  }

  @Test("what is reported during a delivery comes after it, to everyone in the same order")
  func nested() {
    let (hub, later) = (hub, event("later"))
    _ = hub.add { [heard] event in
      heard.lines.append("a" + event.item)
      if event.item == "1" {
        hub.deliver([later])
        heard.lines.append("back")
      }
    }
    _ = listen("b")
    hub.deliver([event("1"), event("2")])
    #expect(heard.lines == ["a1", "back", "b1", "a2", "b2", "alater", "blater"])
  }

  @Test("a full buffer drops the oldest, counts it, and says so once a delivery", arguments: [-1, 1, 3])
  func overflow(capacity: Int) async {
    var said: [Int] = []
    hub.onDrop = { said.append($0) }
    let room = max(1, capacity)
    let stream = hub.stream(bufferingNewest: capacity)
    let wide = hub.stream(EventFilter(item: "4"), bufferingNewest: 100)
    hub.deliver((1...5).map { event(String($0)) })
    hub.deliver([event("6")])
    #expect(hub.dropped == 6 - room)
    #expect(said == [5 - room, 1])
    var read: [String] = []
    for await event in stream {
      read.append(event.item)
      if read.count == room { break }
    }
    #expect(read == (7 - room...6).map { String($0) })
    var one = wide.makeAsyncIterator()
    #expect(await one.next()?.item == "4")
  }

  @Test("a stream ends with its hub")
  func end() async {
    var hub: EventHub? = EventHub()
    let stream = hub?.stream(bufferingNewest: 10)
    hub?.deliver([event("1")])
    hub = nil
    var read: [String] = []
    if let stream { for await event in stream { read.append(event.item) } }
    #expect(read == ["1"])
  }

  @Test("a stream ends when the hub is told that nothing comes any more, after what it had; closures stay")
  func finish() async {
    _ = listen("a")
    let stream = hub.stream(bufferingNewest: 10)
    let hub = hub
    _ = hub.add { event in if event.item == "1" { hub.finish() } }
    hub.deliver([event("1"), event("2")])
    hub.deliver([event("3")])
    for stream in [stream, hub.stream(bufferingNewest: 10)] {
      var read: [String] = []
      for await event in stream { read.append(event.item) }
      heard.lines.append(read.joined())
    }
    #expect(heard.lines == ["a1", "a2", "a3", "12", ""])
    #expect(hub.dropped == 0)
    #expect(hub.hasClosures)
  }

  @Test("a reader that leaves is heard of, and nothing is counted as dropped for it")
  func leaving() async {
    var stream: AsyncStream<Event>? = hub.stream(bufferingNewest: 1)
    #expect(!hub.isEmpty)
    hub.deliver([event("1")])
    _ = stream
    stream = nil
    for _ in 0..<100 where !hub.isEmpty { await Task.yield() }
    #expect(hub.isEmpty)
    hub.deliver([event("2"), event("3")])
    #expect(hub.dropped == 0)
  }
}
