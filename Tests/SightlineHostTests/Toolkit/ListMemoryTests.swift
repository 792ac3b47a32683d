// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import Testing

/// When a list is asked for its cells, and when it counts as changed.
@Suite("What is remembered of a list")
struct ListMemoryTests {
  private final class View {}

  private struct List {
    var bounds = Rect(x: 0, y: 0, width: 300, height: 600)
    var contentHeight = 2_000.0
    var layout: View?
    var counts = [3, 2]
    var cells: [DisplayedView] = []
    /// Cells that are where they were, though the list shows others, too.
    var lost: [View] = []

    var shape: ListMemory.Shape {
      ListMemory.Shape(
        bounds: bounds, contentWidth: 300, contentHeight: contentHeight, layout: layout.map { ObjectIdentifier($0) })
    }
  }

  private struct Play {
    var list = List()
    var memory = ListMemory()
    var asked = 0
    var counted = 0

    init() {
      list.cells = (0..<3).map { DisplayedView(view: View(), place: CellPlace(section: 0, item: $0)) }
    }

    /// Looks once, and takes the cells where they are wanted; whether they were.
    @discardableResult
    mutating func look() -> Bool {
      var number = 0
      let wants = memory.look(
        list.shape, sections: list.counts.count,
        count: {
          number += 1
          return list.counts[$0]
        },
        isInPlace: { known in list.cells.contains { $0.view === known.view && $0.place == known.place } })
      counted += number
      guard wants else { return false }
      asked += 1
      var found = list.cells
      memory.take(&found)
      #expect(found.isEmpty)
      return true
    }
  }

  @Test("a list that does not change is asked for its cells once, and keeps its number")
  func still() {
    var play = Play()
    play.look()
    let generation = play.memory.generation
    for _ in 1..<ListMemory.fullLook {
      let wants = play.look()
      #expect(!wants)
    }
    #expect(play.asked == 1)
    #expect(play.memory.generation == generation)
    #expect(play.memory.displayed.count == 3)
    #expect(play.memory.itemCount == 5)
  }

  @Test("it is asked all the same after some looks, without counting as changed")
  func fullLook() {
    var play = Play()
    play.look()
    let generation = play.memory.generation
    for _ in 0..<(3 * ListMemory.fullLook) { play.look() }
    #expect(play.asked == 4)
    #expect(play.memory.generation == generation)
  }

  private struct Change: CustomTestStringConvertible {
    var testDescription: String
    var isChange = true
    var make: @Sendable (inout List) -> Void
  }

  private static let changes = [
    Change(testDescription: "an offset under which the cells stay", isChange: false) { $0.bounds.y = 4 },
    Change(testDescription: "a size of contents under which the cells stay", isChange: false) {
      $0.contentHeight = 2_100
    },
    Change(testDescription: "a layout under which the cells stay", isChange: false) { $0.layout = View() },
    Change(testDescription: "a count out of sight") { $0.counts = [3, 9] },
    Change(testDescription: "an item that moves from one section to another") { $0.counts = [4, 1] },
    Change(testDescription: "one more section") { $0.counts = [3, 2, 0] },
    Change(testDescription: "no sections") { $0.counts = [] },
    Change(testDescription: "a cell that is another one") {
      $0.cells[1] = DisplayedView(view: View(), place: $0.cells[1].place)
    },
    Change(testDescription: "a cell that is gone") { $0.cells.removeLast() },
    Change(testDescription: "two cells that have changed places") {
      ($0.cells[0].place, $0.cells[1].place) = ($0.cells[1].place, $0.cells[0].place)
    },
    Change(testDescription: "one more cell together with a new offset") {
      $0.bounds.y = 200
      $0.cells.append(DisplayedView(view: View(), place: CellPlace(section: 1, item: 0)))
    },
  ]

  @Test("what changes is seen in the next look", arguments: changes)
  private func change(_ change: Change) {
    var play = Play()
    play.look()
    let generation = play.memory.generation
    change.make(&play.list)
    let wants = play.look()
    #expect(wants)
    #expect((play.memory.generation != generation) == change.isChange)
    #expect(play.memory.displayed.count == play.list.cells.count)
    #expect(play.memory.itemCount == play.list.counts.reduce(0, +))
  }

  @Test("one more cell of which nothing tells is seen in time")
  func silent() {
    var play = Play()
    play.look()
    play.list.cells.append(DisplayedView(view: View(), place: CellPlace(section: 1, item: 1)))
    for _ in 0..<ListMemory.fullLook { play.look() }
    #expect(play.memory.displayed.count == 4)
  }

  @Test("what is displayed stands in the order of places, however the list says it")
  func order() {
    var play = Play()
    let places = [
      CellPlace(kind: .supplementary, section: 0, item: 0), CellPlace(kind: .footer, section: 0, item: 0),
      CellPlace(section: 1, item: 0), CellPlace(section: 0, item: 1), CellPlace(section: 0, item: 0),
      CellPlace(kind: .header, section: 1, item: 0), CellPlace(kind: .header, section: 0, item: 0),
    ]
    play.list.cells = places.map { DisplayedView(view: View(), place: $0) }
    play.look()
    #expect(
      play.memory.displayed.map(\.place) == [
        places[6], places[4], places[3], places[1], places[0], places[5], places[2],
      ])
  }

  @Test("of a list of very many sections counts are taken with its cells alone")
  func manySections() {
    var play = Play()
    play.list.counts = Array(repeating: 1, count: 1_000)
    play.look()
    #expect(play.counted == 1_000)
    play.list.counts[999] = 2
    for _ in 1..<ListMemory.fullLook { play.look() }
    #expect(play.counted == 1_000)
    play.look()
    #expect(play.memory.itemCount == 1_001)
  }
}
