// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineRelayPlan
import Testing

@MainActor
@Suite("When a relay does what")
struct RelayConductTests {
  private let relay = RelayDesk.relay
  private func object(_ number: Int) -> RelayObject { RelayObject(number) }

  /// A list with the delegate 1 and the observer 11, which hears.
  private func desk(_ view: RelayView) -> RelayDesk {
    let desk = RelayDesk(view)
    desk.make(1)
    desk.poke(1)
    desk.join(11)
    return desk
  }

  @Test("a relay comes when the first observer does; to a table not before a good moment, at the end of a turn")
  func comes() {
    let scroll = desk(.scrollView)
    #expect(scroll.holds == relay && scroll.hearing == [object(11)])
    let table = RelayDesk(.tableView)
    table.make(1)
    table.poke(1)
    table.isGoodMoment = false
    table.join(11)
    table.conduct.turnEnded()
    #expect(table.holds == object(1) && table.sets.isEmpty && table.hearing.isEmpty)
    table.isGoodMoment = true
    table.conduct.turnEnded()
    #expect(table.holds == relay && table.hearing == [object(11)])
  }

  @Test("when the last observer leaves a scroll view's delegate gets its place back; a table's relay stays, unheard")
  func leaves() {
    let scroll = desk(.scrollView)
    scroll.leave(11)
    #expect(scroll.holds == object(1) && scroll.hearing.isEmpty)
    let table = desk(.tableView)
    let before = table.sets.count
    table.leave(11)
    table.conduct.turnEnded()
    #expect(table.holds == relay && table.hearing.isEmpty && table.sets.count == before)
    table.join(11)
    #expect(table.hearing == [object(11)] && table.sets.count == before)
    table.leave(11)
    table.make(2)
    table.assign(2)
    #expect(table.holds == object(2) && table.hearing.isEmpty)
    #expect(!table.conduct.plan.isStanding)
  }

  @Test("an observer that comes again after it has left for good is a new one")
  func comesAgain() {
    let desk = desk(.scrollView)
    desk.leave(11)
    desk.join(11)
    desk.join(12)
    #expect(desk.holds == relay && desk.hearing == [object(11), object(12)])
    desk.leave(11)
    #expect(desk.holds == relay && desk.hearing == [object(12)])
    #expect(desk.faults.isEmpty)
  }

  @Test("a death is told to a scroll view at once, and to a table at the end of the first turn that is a good moment")
  func deaths() {
    let scroll = desk(.scrollView)
    let before = scroll.sets.count
    scroll.die(1)
    #expect(scroll.sets.count == before + 2 && scroll.holds == relay)
    let table = desk(.tableView)
    table.isGoodMoment = false
    let count = table.sets.count
    table.die(1)
    table.conduct.turnEnded()
    #expect(table.sets.count == count)
    table.isGoodMoment = true
    table.conduct.turnEnded()
    #expect(table.sets.count == count + 2 && table.holds == relay)
  }

  @Test("what the app sets is set at once, also in a bad moment")
  func assigned() {
    let table = desk(.tableView)
    table.isGoodMoment = false
    table.make(2, answers: ["tableView:heightForRowAtIndexPath:"])
    table.assign(2)
    #expect(table.holds == relay && table.conduct.plan.receiver == object(2))
    let count = table.sets.count
    table.assign(nil)
    #expect(table.sets.count == count + 2 && table.conduct.plan.receiver == nil)
  }

  @Test("a front that dies leaves an empty slot, which is no contest with who comes next")
  func frontDies() {
    let desk = desk(.scrollView)
    desk.make(3, leadsBack: true)
    desk.poke(3)
    desk.conduct.turnEnded()
    #expect(desk.conduct.plan.delegate == .object(object(3)))
    desk.die(3)
    #expect(desk.holds == relay)
    desk.make(4)
    desk.poke(4)
    desk.conduct.turnEnded()
    #expect(desk.holds == relay && desk.conduct.plan.receiver == object(4) && desk.hearing == [object(11)])
    desk.poke(1)
    desk.conduct.turnEnded()
    #expect(desk.holds == object(1) && desk.hearing.isEmpty && desk.diagnostics.last == .contested)
  }

  @Test("who came into the slot unseen is not thrown out by what happens besides")
  func unseen() {
    let desk = desk(.scrollView)
    desk.make(4)
    desk.poke(4)
    desk.die(1)
    #expect(desk.holds == relay && desk.conduct.plan.receiver == object(4))
  }

  @Test("a view that is being deallocated has no slot, and nothing is contested there")
  func viewGoes() {
    let desk = desk(.scrollView)
    desk.make(4)
    desk.poke(4)
    desk.conduct.turnEnded()
    desk.hasView = false
    desk.poke(nil)
    desk.leave(11)
    desk.conduct.turnEnded()
    #expect(desk.diagnostics.isEmpty)
  }

  @Test("what happens while the slot is being set comes after it")
  func inside() {
    let desk = desk(.scrollView)
    desk.make(2, answers: ["scrollViewShouldScrollToTop:"])
    var isFirst = true
    desk.onSet = {
      guard isFirst else { return }
      isFirst = false
      desk.die(2)
      desk.join(12)
    }
    desk.assign(2)
    #expect(desk.holds == relay && desk.conduct.plan.receiver == nil)
    #expect(desk.hearing == [object(11), object(12)] && desk.faults.isEmpty && desk.diagnostics.isEmpty)
  }

  @Test("a text view's delegate is left alone, however often somebody wants to hear")
  func refused() {
    let desk = desk(.textView)
    desk.leave(11)
    desk.join(12)
    #expect(desk.holds == object(1) && desk.sets.isEmpty && desk.hearing.isEmpty)
    #expect(desk.diagnostics == [.refused(.textView), .refused(.textView)])
  }

  @Test(
    "at random: a table is set in no bad moment but by the app, and each good turn ends with all in order",
    arguments: 0..<30)
  func walk(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let desk = RelayDesk(seed % 3 == 0 ? .scrollView : .tableView)
    var made = 20
    var wanted: [Int] = []
    for step in 0..<400 {
      desk.isGoodMoment = desk.conduct.plan.view != .tableView || random.chance(0.5)
      let count = desk.sets.count
      var isApps = false
      switch random.below(10) {
      case 0, 1:
        isApps = true
        made += 1
        desk.make(made, answers: random.chance(0.5) ? [] : ["scrollViewDidScroll:"], leadsBack: random.chance(0.2))
        desk.assign(random.chance(0.2) ? nil : made)
      case 2:
        made += 1
        desk.make(made, leadsBack: random.chance(0.4))
        desk.poke(random.chance(0.2) ? nil : made)
      case 3, 4: if let dying = desk.things.keys.map(\.number).sorted().last { desk.die(dying) }
      case 5, 6:
        let number = 11 + random.below(3)
        desk.join(number)
        if !wanted.contains(number) { wanted.append(number) }
      case 7:
        let number = 11 + random.below(3)
        desk.leave(number)
        wanted.removeAll { $0 == number }
      default:
        desk.now = desk.now + .milliseconds(Int64(random.below(2_000)))
        desk.conduct.turnEnded()
      }
      if !desk.isGoodMoment, !isApps, desk.sets.count != count {
        Issue.record("seed \(seed), step \(step): set in a bad moment")
        return
      }
      desk.isGoodMoment = true
      if random.chance(0.5) { continue }
      desk.conduct.turnEnded()
      guard let fault = fault(desk, wanted) ?? desk.faults.first else { continue }
      Issue.record("seed \(seed), step \(step): \(fault)")
      return
    }
  }

  /// What is not in order when a turn has ended in a good moment.
  private func fault(_ desk: RelayDesk, _ wanted: [Int]) -> String? {
    let plan = desk.conduct.plan
    let hear = desk.hearing.map(\.number).sorted()
    guard plan.isStanding else { return hear.isEmpty ? nil : "\(hear) hear what is not passed on" }
    if hear != wanted.sorted() { return "\(hear) hear, \(wanted) want to" }
    if case .object(let front?) = plan.delegate, desk.things[front]?.leadsBack == true {
      return desk.holds == front ? nil : "the front is not in front"
    }
    if plan.receiver == nil, wanted.isEmpty { return nil }
    return desk.holds == relay ? nil : "the slot holds \(String(describing: desk.holds))"
  }
}
