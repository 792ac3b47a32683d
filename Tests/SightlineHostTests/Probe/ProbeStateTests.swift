// SPDX-License-Identifier: MIT

import SightlineCore
import Testing

@testable import SightlineHost
@testable import SightlineProbes

/// The table of what becomes of a probe (design 8.6).
@MainActor
@Suite("The life of a probe")
struct ProbeStateTests {
  private enum Heard: Sendable {
    case a, b, aWithContent, aWithAttributes, aWithOtherAttributes, nothing, surface, otherSurface, surfaceWithRules
    case cover, fainterCover, aUnderName
    case movedIn, movedOut, dismantled
    /// The end of a turn.
    case turn
  }

  private struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var heard: [Heard]
    /// What was done at the ends of turns.
    var done: [ProbeState.Step]
  }

  private nonisolated static let cases = [
    Case(testDescription: "a probe nobody has asked anything of does nothing", heard: [.movedIn, .turn], done: []),
    Case(testDescription: "the first request begins it", heard: [.a, .turn], done: [.begin]),
    Case(testDescription: "in a window or not", heard: [.movedOut, .a, .turn], done: [.begin]),
    Case(testDescription: "the same once more is nothing", heard: [.a, .turn, .a, .turn], done: [.begin]),
    Case(testDescription: "another id changes it in place", heard: [.a, .turn, .b, .turn], done: [.begin, .change]),
    Case(testDescription: "of two ids in a turn the last counts", heard: [.a, .b, .turn], done: [.begin]),
    Case(
      testDescription: "there and back in a turn is nothing", heard: [.a, .turn, .b, .a, .turn], done: [.begin]),
    Case(
      testDescription: "other content changes it", heard: [.a, .turn, .aWithContent, .turn], done: [.begin, .change]),
    Case(
      testDescription: "other attributes change it",
      heard: [.aWithAttributes, .turn, .aWithAttributes, .turn, .aWithOtherAttributes, .turn],
      done: [.begin, .change]),
    Case(testDescription: "names around it do not", heard: [.a, .turn, .aUnderName, .turn], done: [.begin]),
    Case(testDescription: "nothing to count is no item", heard: [.nothing, .turn], done: []),
    Case(
      testDescription: "nothing to count ends it, something begins it again",
      heard: [.a, .turn, .nothing, .turn, .b, .turn], done: [.begin, .end, .begin]),
    Case(
      testDescription: "another window is another place, not another item",
      heard: [.movedIn, .a, .turn, .movedOut, .turn, .movedIn, .turn], done: [.begin]),
    Case(testDescription: "dismantling ends it", heard: [.a, .turn, .dismantled, .turn], done: [.begin, .end]),
    Case(
      testDescription: "dismantling it twice ends it once", heard: [.a, .turn, .dismantled, .dismantled, .turn, .turn],
      done: [.begin, .end]),
    Case(testDescription: "made and dismantled in a turn it never was", heard: [.a, .dismantled, .turn], done: []),
    Case(
      testDescription: "late: it has left the window long before",
      heard: [.movedIn, .a, .turn, .movedOut, .turn, .dismantled, .turn], done: [.begin, .end]),
    Case(
      testDescription: "an update after dismantling is nothing",
      heard: [.movedIn, .a, .turn, .dismantled, .b, .turn, .movedOut, .a, .turn], done: [.begin, .end]),
    Case(
      testDescription: "unless the view is in a window again: someone uses it once more",
      heard: [.movedIn, .a, .turn, .dismantled, .movedOut, .turn, .movedIn, .b, .turn], done: [.begin, .end, .begin]),
    Case(
      testDescription: "a name for a surface begins, changes and ends as an item does",
      heard: [.surface, .turn, .surface, .turn, .otherSurface, .turn, .dismantled, .turn],
      done: [.begin, .change, .end]),
    Case(
      testDescription: "so do its options", heard: [.surface, .turn, .surfaceWithRules, .turn], done: [.begin, .change]),
    Case(
      testDescription: "and a cover", heard: [.cover, .turn, .cover, .turn, .fainterCover, .turn, .dismantled, .turn],
      done: [.begin, .change, .end]),
  ]

  @Test("goes by its table", arguments: cases)
  private func table(scene: Case) {
    var state = ProbeState()
    var done: [ProbeState.Step] = []
    for heard in scene.heard {
      if case .turn = heard {
        let step = state.step
        if step != .nothing { done.append(step) }
        state.didStep()
      } else {
        _ = state.take(Self.input(heard))
      }
    }
    #expect(done == scene.done)
  }

  @Test("asks for the end of a turn only when there is something new")
  func news() {
    var state = ProbeState()
    func hear(_ heard: Heard, _ isNews: Bool, line: Int = #line) {
      let answer = state.take(Self.input(heard))
      #expect(answer == isNews, "line \(line)")
    }
    hear(.a, true)
    hear(.a, false)
    hear(.aUnderName, true)
    hear(.movedIn, true)
    state.didStep()
    hear(.dismantled, true)
    hear(.dismantled, false)
    hear(.b, false)
    hear(.movedIn, false)
    hear(.b, true)
  }

  private static func input(_ heard: Heard) -> ProbeState.Input {
    switch heard {
    case .a: .asked(ProbeRequest(.item(ExposedItem("a"))))
    case .b: .asked(ProbeRequest(.item(ExposedItem("b"))))
    case .aWithContent: .asked(ProbeRequest(.item(ExposedItem("a", content: "c"))))
    case .aWithAttributes: .asked(ProbeRequest(.item(ExposedItem("a", attributes: ["k": .integer(1)]))))
    case .aWithOtherAttributes: .asked(ProbeRequest(.item(ExposedItem("a", attributes: ["k": .integer(2)]))))
    case .aUnderName: .asked(ProbeRequest(.item(ExposedItem("a")), names: ["feed"]))
    case .nothing: .asked(ProbeRequest(.item(nil)))
    case .surface: .asked(ProbeRequest(.surface("feed", SurfaceOptions())))
    case .otherSurface: .asked(ProbeRequest(.surface("other", SurfaceOptions())))
    case .surfaceWithRules: .asked(ProbeRequest(.surface("feed", SurfaceOptions(rules: ["seen"]))))
    case .cover: .asked(ProbeRequest(.cover(opacity: nil)))
    case .fainterCover: .asked(ProbeRequest(.cover(opacity: 0.6)))
    case .movedIn: .moved(isInWindow: true)
    case .movedOut, .turn: .moved(isInWindow: false)
    case .dismantled: .dismantled
    }
  }
}
