// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineRelayPlan
import Testing

/// Every state meets every input.
@Suite("Decisions of a relay")
struct RelayPlanTests {
  static let relay = RelayObject(0)
  /// Two delegates of the app, one of another class, one that passes messages on to the relay, and two observers.
  static let app = RelayDelegate(RelayObject(1), kind: 1, answers: ["tableView:didSelectRowAtIndexPath:"])
  static let twin = RelayDelegate(RelayObject(2), kind: 1, answers: ["tableView:didSelectRowAtIndexPath:"])
  static let other = RelayDelegate(RelayObject(3), kind: 2, answers: ["tableView:heightForRowAtIndexPath:"])
  static let proxy = RelayDelegate(RelayObject(4), kind: 3, leadsBack: true)
  static let itself = RelayDelegate(relay)
  static let (first, second) = (RelayObject(11), RelayObject(12))
  static let scroll: [RelaySelector: RelaySignature] = ["scrollViewDidScroll:": .notice]

  /// How a state is reached: inputs at time 0.
  enum Start: String, CaseIterable {
    case idle, observed, refused, standing, empty, behind, takenBack, left, steppedDown

    var inputs: [RelayInput] {
      switch self {
      case .idle: []
      case .observed: [.observe(first, scroll)]
      case .refused: [.install(app)]
      case .standing: [.install(app), .observe(first, scroll)]
      case .empty: [.install(nil)]
      case .behind: [.install(app), .observe(first, scroll), .assigned(proxy)]
      case .takenBack: [.install(app), .observe(first, scroll), .found(other)]
      case .left: [.install(app), .observe(first, scroll), .remove]
      case .steppedDown: [.install(app), .observe(first, scroll), .found(other), .found(app)]
      }
    }

    var plan: RelayPlan {
      var plan = RelayPlan(relay: relay, for: self == .refused ? .textView : .tableView)
      for input in inputs { _ = plan.handle(input, at: .zero) }
      return plan
    }
  }

  struct Row: CustomStringConvertible, Sendable {
    let start: Start
    let input: RelayInput
    let effects: [RelayEffect]
    /// What the getter answers then.
    let reading: RelayPlan.Reading

    init(_ start: Start, _ input: RelayInput, _ effects: [RelayEffect], _ reading: RelayPlan.Reading) {
      self.start = start
      self.input = input
      self.effects = effects
      self.reading = reading
    }

    var description: String { "\(start): \(input)" }
  }

  private static func object(_ delegate: RelayDelegate?) -> RelayPlan.Reading { .object(delegate?.object) }
  private static let reset: [RelayEffect] = [.setSlot(nil), .setSlot(relay)]
  private static let (a, t, o, p) = (app.object, twin.object, other.object, proxy.object)

  static let rows: [Row] = [
    // Nothing stands in yet: what the app sets goes into the slot.
    Row(.idle, .install(app), [.watch(a), .renew, .setSlot(nil), .setSlot(relay)], object(app)),
    Row(.idle, .install(nil), [], object(nil)),
    Row(.idle, .install(itself), [.setSlot(nil), .diagnose(.isRelay)], object(nil)),
    Row(.idle, .install(proxy), [.watch(p), .setSlot(nil), .setSlot(p), .diagnose(.leadsBack)], object(proxy)),
    Row(.idle, .remove, [], .slot),
    Row(.idle, .assigned(app), [.setSlot(a)], .slot),
    Row(.idle, .assigned(nil), [.setSlot(nil)], .slot),
    Row(.idle, .found(app), [], .slot),
    Row(.idle, .asked(app), [], .slot),
    Row(.idle, .cameBack("a"), [], .slot),
    Row(.idle, .died(a), [], .slot),
    Row(.idle, .observe(first, scroll), [.watch(first), .renew], .slot),
    Row(.idle, .leave(first), [], .slot),
    Row(.observed, .install(nil), [.renew] + reset, object(nil)),
    Row(.observed, .install(app), [.watch(a), .renew, .setSlot(nil), .setSlot(relay)], object(app)),
    Row(.observed, .leave(first), [.unwatch(first), .renew], .slot),
    Row(.observed, .died(first), [.renew], .slot),

    Row(.refused, .install(app), [.diagnose(.refused(.textView))], .slot),
    Row(.refused, .remove, [], .slot),
    Row(.refused, .assigned(other), [.setSlot(o)], .slot),
    Row(.refused, .found(other), [], .slot),
    Row(.refused, .asked(app), [], .slot),
    Row(.refused, .cameBack("a"), [], .slot),
    Row(.refused, .died(a), [], .slot),
    Row(.refused, .observe(first, scroll), [.watch(first), .renew], .slot),
    Row(.refused, .leave(first), [], .slot),

    Row(.standing, .install(itself), [], object(app)),
    Row(
      .standing, .install(other),
      [.watch(o), .renew, .setSlot(nil), .setSlot(relay)], object(other)),
    Row(.standing, .remove, [.unwatch(first), .renew, .setSlot(a)], .slot),
    Row(.standing, .assigned(app), [], object(app)),
    Row(.standing, .assigned(twin), [.unwatch(a), .watch(t), .renew], object(twin)),
    Row(.standing, .assigned(other), [.unwatch(a), .watch(o), .renew] + reset, object(other)),
    Row(.standing, .assigned(nil), [.unwatch(a), .renew] + reset, object(nil)),
    Row(.standing, .assigned(itself), [.diagnose(.isRelay)], object(app)),
    Row(.standing, .assigned(proxy), [.watch(p), .setSlot(nil), .setSlot(p), .diagnose(.leadsBack)], object(proxy)),
    Row(.standing, .found(itself), [], object(app)),
    Row(.standing, .found(other), [.watch(o), .renew, .setSlot(nil), .setSlot(relay)], object(other)),
    Row(.standing, .found(app), [.setSlot(nil), .setSlot(relay)], object(app)),
    Row(.standing, .found(nil), [.unwatch(a), .renew] + reset, object(nil)),
    Row(.standing, .found(proxy), [.watch(p), .diagnose(.leadsBack)], object(proxy)),
    Row(.standing, .asked(app), [], object(app)),
    Row(
      .standing, .asked(RelayDelegate(a, kind: 1, answers: ["tableView:heightForRowAtIndexPath:"])), [.renew] + reset,
      object(app)),
    Row(
      .standing, .asked(RelayDelegate(a, kind: 1, leadsBack: true)),
      [.renew, .setSlot(nil), .setSlot(a), .diagnose(.leadsBack)],
      object(app)),
    Row(.standing, .asked(other), [], object(app)),
    Row(.standing, .cameBack("a"), [.renew, .setSlot(nil), .setSlot(a), .diagnose(.ring("a"))], object(app)),
    Row(.standing, .died(a), [.renew] + reset, object(nil)),
    Row(.standing, .died(o), [], object(app)),
    Row(.standing, .died(first), [.renew] + reset, object(app)),
    Row(.standing, .observe(second, scroll), [.watch(second), .renew], object(app)),
    Row(
      .standing, .observe(second, ["scrollViewDidZoom:": .notice]), [.watch(second), .renew] + reset, object(app)),
    Row(.standing, .observe(second, [:]), [.watch(second), .renew], object(app)),
    Row(.standing, .observe(first, scroll), [], object(app)),
    Row(.standing, .observe(first, [:]), [.renew] + reset, object(app)),
    Row(.standing, .observe(relay, scroll), [.diagnose(.isRelay)], object(app)),
    Row(
      .standing, .observe(first, ["tableView:didSelectRowAtIndexPath:": .notice, "scrollViewDidScroll:": .notice]),
      [.renew],
      object(app)),
    Row(.standing, .leave(first), [.unwatch(first), .renew] + reset, object(app)),
    Row(.standing, .leave(second), [], object(app)),

    Row(.empty, .found(nil), [], object(nil)),
    Row(.empty, .found(app), [.watch(a), .renew, .setSlot(nil), .setSlot(relay)], object(app)),
    Row(.empty, .assigned(app), [.watch(a), .renew] + reset, object(app)),
    Row(.empty, .assigned(nil), [], object(nil)),
    Row(.empty, .observe(first, scroll), [.watch(first), .renew] + reset, object(nil)),
    Row(.empty, .cameBack("a"), [.diagnose(.ring("a"))], object(nil)),
    Row(.empty, .remove, [], .slot),

    Row(.behind, .install(proxy), [], object(proxy)),
    Row(.behind, .remove, [.unwatch(first), .renew, .setSlot(nil), .setSlot(p)], object(proxy)),
    Row(
      .behind, .assigned(other), [.unwatch(a), .unwatch(p), .watch(o), .renew, .setSlot(nil), .setSlot(relay)],
      object(other)),
    Row(.behind, .assigned(nil), [.unwatch(a), .unwatch(p), .renew, .setSlot(nil), .setSlot(relay)], object(nil)),
    Row(.behind, .assigned(proxy), [], object(proxy)),
    Row(.behind, .assigned(itself), [.diagnose(.isRelay)], object(proxy)),
    Row(.behind, .found(proxy), [], object(proxy)),
    Row(.behind, .found(itself), [.unwatch(p)], object(app)),
    Row(.behind, .found(other), [.unwatch(p), .watch(o), .renew, .setSlot(nil), .setSlot(relay)], object(other)),
    Row(.behind, .found(nil), [.unwatch(a), .unwatch(p), .renew] + reset, object(nil)),
    Row(.behind, .asked(proxy), [], object(proxy)),
    Row(.behind, .asked(RelayDelegate(p, kind: 3)), [.renew, .setSlot(nil), .setSlot(relay)], object(proxy)),
    Row(
      .behind, .cameBack("a"), [.unwatch(a), .renew, .setSlot(nil), .setSlot(p), .diagnose(.ring("a"))], object(proxy)),
    Row(.behind, .died(a), [.renew, .setSlot(nil), .setSlot(p)], object(proxy)),
    Row(.behind, .died(p), [.unwatch(a), .renew] + reset, object(nil)),
    Row(.behind, .observe(second, scroll), [.watch(second), .renew], object(proxy)),
    Row(.behind, .leave(first), [.unwatch(first), .renew, .setSlot(nil), .setSlot(p)], object(proxy)),

    Row(.takenBack, .found(other), [.unwatch(a), .renew, .sample, .diagnose(.contested)], .slot),
    Row(.takenBack, .found(nil), [.unwatch(a), .renew, .sample, .diagnose(.contested)], .slot),
    Row(.takenBack, .found(itself), [], object(other)),
    Row(.takenBack, .found(proxy), [.watch(p), .diagnose(.leadsBack)], object(proxy)),
    Row(.takenBack, .assigned(app), [.unwatch(o), .renew] + reset, object(app)),
    Row(.takenBack, .died(a), [], object(other)),
    Row(.takenBack, .died(o), [.unwatch(a), .renew] + reset, object(nil)),
    Row(.takenBack, .cameBack("a"), [.renew, .setSlot(nil), .setSlot(o), .diagnose(.ring("a"))], object(other)),

    Row(.left, .install(app), [.setSlot(nil), .setSlot(relay)], object(app)),
    Row(.left, .remove, [], .slot),
    Row(.left, .assigned(other), [.setSlot(o)], .slot),
    Row(.left, .found(other), [], .slot),
    Row(.left, .asked(app), [], .slot),
    Row(.left, .cameBack("a"), [], .slot),
    Row(.left, .died(a), [.renew], .slot),
    Row(.left, .observe(first, scroll), [.watch(first), .renew], .slot),
    Row(.left, .leave(first), [], .slot),

    Row(.steppedDown, .install(app), [.unwatch(o), .watch(a), .renew, .setSlot(nil), .setSlot(relay)], object(app)),
    Row(
      .steppedDown, .install(proxy), [.watch(p), .renew, .setSlot(nil), .setSlot(p), .diagnose(.leadsBack)],
      object(proxy)),
    Row(.steppedDown, .remove, [.unwatch(first), .renew], .slot),
    Row(.steppedDown, .assigned(app), [.setSlot(a)], .slot),
    Row(.steppedDown, .found(app), [], .slot),
    Row(.steppedDown, .died(o), [.renew], .slot),
  ]

  @Test("each state answers each input as the table says", arguments: rows)
  func row(_ row: Row) {
    var plan = row.start.plan
    #expect(plan.handle(row.input, at: .zero) == row.effects)
    #expect(plan.delegate == row.reading)
  }

  @Test("the table leaves out no pair of a state and an input")
  func coverage() {
    func name(_ input: RelayInput) -> String { String("\(input)".prefix { $0 != "(" }) }
    let inputs = Set(Self.rows.map { name($0.input) })
    #expect(inputs.count == 9)
    for starts in [
      [Start.idle, .observed], [.refused], [.standing, .empty, .behind, .takenBack], [.left, .steppedDown],
    ] {
      #expect(Set(Self.rows.filter { starts.contains($0.start) }.map { name($0.input) }) == inputs, "\(starts)")
    }
  }

  @Test("the slot is left alone when it is taken away again within a second, a full second included")
  func patience() {
    for (nanoseconds, stepsDown) in [(0, true), (1_000_000_000, true), (1_000_000_001, false), (-5, true)]
      as [(Int64, Bool)]
    {
      var plan = Start.takenBack.plan
      let effects = plan.handle(.found(Self.twin), at: Timestamp(nanoseconds: nanoseconds))
      #expect(effects.contains(.sample) == stepsDown, "\(nanoseconds)")
      #expect(effects.contains(.setSlot(Self.relay)) == !stepsDown, "\(nanoseconds)")
    }
  }

  @Test("what a view learnt before the relay left is not believed when the relay comes again")
  func comesAgain() {
    var plan = Start.left.plan
    _ = plan.handle(.observe(Self.first, Self.scroll), at: .zero)
    // Somebody has put the relay into the slot in the meantime, when it answered for nobody but the owner.
    let effects = plan.handle(.install(Self.itself), at: .zero)
    #expect(effects.contains(.setSlot(nil)) && effects.contains(.setSlot(Self.relay)))
  }

  @Test("setting the app's delegate through the view is never a contest, however often")
  func assignedOften() {
    var plan = Start.standing.plan
    for index in 0..<20 {
      let effects = plan.handle(.assigned(index % 2 == 0 ? Self.other : Self.app), at: .zero)
      #expect(!effects.contains(.sample) && effects.contains(.setSlot(Self.relay)))
    }
  }

  @Test("views whose delegate is not to be touched are refused", arguments: RelayView.allCases)
  func refusals(_ view: RelayView) {
    var plan = RelayPlan(relay: Self.relay, for: view)
    let effects = plan.handle(.install(Self.app), at: .zero)
    switch view {
    case .scrollView, .tableView, .collectionView, .other: #expect(effects.contains(.setSlot(Self.relay)))
    case .swiftUI: #expect(effects == [.diagnose(.refused(.swiftUI))])
    case .textView: #expect(effects == [.diagnose(.refused(.textView))])
    case .pageQueue: #expect(effects == [.diagnose(.refused(.pageQueue))])
    }
  }

  @Test("the relay answers what the owner or an observer answers, and of observers only what may be observed")
  func answered() {
    var plan = RelayPlan(relay: Self.relay, for: .tableView)
    _ = plan.handle(.install(Self.other), at: .zero)
    let effects = plan.handle(
      .observe(
        Self.first,
        [
          "scrollViewDidScroll:": .notice, "scrollViewShouldScrollToTop:": .notice, "unheardOf:": .notice,
          "collectionView:didSelectItemAtIndexPath:": .notice,
        ]), at: .zero)
    #expect(plan.answered == ["tableView:heightForRowAtIndexPath:", "scrollViewDidScroll:"])
    #expect(
      effects.compactMap { (effect) -> String? in
        if case .diagnose(.notObservable(let selector, _)) = effect { selector.name } else { nil }
      }
        == ["collectionView:didSelectItemAtIndexPath:", "scrollViewShouldScrollToTop:", "unheardOf:"])
  }

  @Test("of an app's own protocol everything is observed that can answer nothing")
  func ownProtocol() {
    var plan = RelayPlan(relay: Self.relay, for: .other)
    _ = plan.handle(
      .observe(
        Self.first,
        [
          "told:": .notice, "asked:": RelaySignature(encoding: "@24@0:8@16"),
          "filled:": RelaySignature(encoding: "v24@0:8^@16"),
        ]), at: .zero)
    _ = plan.handle(.install(nil), at: .zero)
    #expect(plan.answered == ["told:"])
  }

  @Test(
    "what is diagnosed says what happened and what to do",
    arguments: [
      (RelayDiagnostic.refused(.swiftUI), "exposureSurface"), (.refused(.textView), "without a relay"),
      (.refused(.pageQueue), "pages"), (.contested, "sampled"), (.isRelay, "its own delegate"),
      (.leadsBack, "stands behind"),
      (.ring("a:"), "a: came back"),
      (.notObservable("a:", "It tells nothing."), "a: cannot be observed. It tells nothing."),
    ])
  func messages(_ diagnostic: RelayDiagnostic, part: String) {
    #expect(diagnostic.message.hasPrefix("relay: ") && diagnostic.message.contains(part))
  }
}
