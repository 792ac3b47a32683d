// SPDX-License-Identifier: MIT

import Testing

@testable import SightlineCore

/// The table of all repetition rules: what is asked after one report, and the answer.
@Suite("Repetition")
struct RepetitionMemoryTests {
  private static func occasion(
    _ content: String = "p", surface: Int32 = 0, visit: Int = 1, session: Int = 1, at seconds: Double = 0
  ) -> RepetitionMemory.Occasion {
    RepetitionMemory.Occasion(
      content: .shared(content), surface: surface, visit: visit, session: session, time: .seconds(seconds))
  }

  private static let cases: [(Rule.Repetition, RepetitionMemory.Occasion, Bool)] = [
    (.everyAppearance, occasion(), false),
    (.oncePerVisit, occasion(), true),
    (.oncePerVisit, occasion(visit: 2), false),
    (.oncePerVisit, occasion(surface: 1), false),
    (.oncePerVisit, occasion(session: 2), true),
    (.oncePerSession, occasion(visit: 2), true),
    (.oncePerSession, occasion(surface: 1), true),
    (.oncePerSession, occasion(session: 2), false),
    (.cooldown(.seconds(60)), occasion(at: 59.999_999_999), true),
    (.cooldown(.seconds(60)), occasion(at: 60), false),
    (.once, occasion(visit: 2, session: 2, at: 1e6), true),
    (.once, occasion("q"), false),
    (.unlessAtPreviousStop, occasion(visit: 2), true),
    (.unlessAtPreviousStop, occasion(surface: 1), false),
  ]

  @Test("each rule holds back what it names after one report", arguments: cases)
  func table(repetition: Rule.Repetition, asked: RepetitionMemory.Occasion, isHeld: Bool) {
    var memory = RepetitionMemory(repetition, capacity: 10)
    #expect(memory.ask(Self.occasion()) == .free(evicted: nil))
    #expect(memory.remember(Self.occasion()) == false)
    #expect(memory.ask(asked) == (isHeld ? .held : .free(evicted: nil)))
  }

  @Test("what cannot be checked for certain says how many keys were dropped in its scope")
  func evicted() {
    var memory = RepetitionMemory(.oncePerVisit, capacity: 1)
    _ = memory.remember(Self.occasion("a"))
    #expect(memory.remember(Self.occasion("b")) == true)
    #expect(memory.ask(Self.occasion("a")) == .free(evicted: 1))
    #expect(memory.ask(Self.occasion("b")) == .held)
    #expect(memory.ask(Self.occasion("a", visit: 2)) == .free(evicted: nil))
  }

  @Test("an item without a content is known to the store of a once rule by its id")
  func known() {
    var memory = RepetitionMemory(.once, capacity: 10)
    _ = memory.know("row-1", at: .zero)
    var asked = Self.occasion()
    asked.content = .local(surface: 3, item: "row-1")
    #expect(memory.ask(asked) == .held)
    memory.forget(.local(surface: 3, item: "row-1"))
    #expect(memory.ask(asked) == .free(evicted: nil))
  }

  @Test("the end of a rest forgets what was not there")
  func stops() {
    var memory = RepetitionMemory(.unlessAtPreviousStop, capacity: 10)
    _ = memory.remember(Self.occasion("a"))
    _ = memory.remember(Self.occasion("b"))
    memory.endRest(surface: 0) { $0 == .shared("a") }
    #expect(memory.ask(Self.occasion("a")) == .held)
    #expect(memory.ask(Self.occasion("b")) == .free(evicted: nil))
  }
}
