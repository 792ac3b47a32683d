// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineRelayPlan
import Testing

@Suite("Messages on their way through a relay")
struct RelayCallTests {
  static let relay = RelayObject(0)
  static let owner = RelayDelegate(RelayObject(1), kind: 1, answers: ["scrollViewDidScroll:"])
  static let (first, second, third) = (RelayObject(11), RelayObject(12), RelayObject(13))
  static let scroll: [RelaySelector: RelaySignature] = ["scrollViewDidScroll:": .notice]

  private func plan(_ observers: RelayObject...) -> RelayPlan {
    var plan = RelayPlan(relay: Self.relay, for: .scrollView)
    _ = plan.handle(.install(Self.owner), at: .zero)
    for observer in observers { _ = plan.handle(.observe(observer, Self.scroll), at: .zero) }
    return plan
  }

  /// Sends a message; `during` happens when the first receiver has had it. Answers who got it, and what had to wait.
  private func send(
    _ plan: inout RelayPlan, during inputs: RelayInput...
  ) -> (receivers: [RelayObject], during: [RelayEffect], waited: [RelayEffect]) {
    guard case .call(var call) = plan.begin("scrollViewDidScroll:").route else { return ([], [], []) }
    var receivers: [RelayObject] = []
    var during: [RelayEffect] = []
    while let receiver = plan.next(&call) {
      receivers.append(receiver)
      if receivers.count == 1 { for input in inputs { during += plan.handle(input, at: .zero) } }
    }
    #expect(plan.next(&call) == nil)
    return (receivers, during, plan.end(call))
  }

  @Test("observers get a message in the order in which they came, then the owner")
  func order() {
    var plan = plan(Self.second, Self.first)
    #expect(send(&plan).receivers == [Self.second, Self.first, Self.owner.object])
    _ = plan.handle(.observe(Self.second, Self.scroll), at: .zero)
    #expect(send(&plan).receivers == [Self.second, Self.first, Self.owner.object])
    _ = plan.handle(.leave(Self.second), at: .zero)
    _ = plan.handle(.observe(Self.second, Self.scroll), at: .zero)
    #expect(send(&plan).receivers == [Self.first, Self.second, Self.owner.object])
  }

  @Test("who leaves or dies during a call gets nothing more; who comes gets the next message")
  func comingAndGoing() {
    var plan = plan(Self.first, Self.second)
    #expect(send(&plan, during: .leave(Self.second)).receivers == [Self.first, Self.owner.object])
    #expect(send(&plan, during: .observe(Self.second, Self.scroll)).receivers == [Self.first, Self.owner.object])
    #expect(send(&plan).receivers == [Self.first, Self.second, Self.owner.object])
    #expect(send(&plan, during: .died(Self.second)).receivers == [Self.first, Self.owner.object])
    #expect(send(&plan, during: .leave(Self.first)).receivers == [Self.first, Self.owner.object])
    #expect(plan.begin("scrollViewDidScroll:").route == .straight(Self.owner.object))
  }

  @Test("the owner that is there when its turn comes gets the message; a dead one does not")
  func ownerChanges() {
    let next = RelayDelegate(RelayObject(2), kind: 1, answers: ["scrollViewDidScroll:"])
    let deaf = RelayDelegate(RelayObject(3), kind: 1)
    var plan = plan(Self.first)
    #expect(send(&plan, during: .assigned(next)).receivers == [Self.first, next.object])
    #expect(send(&plan, during: .assigned(deaf)).receivers == [Self.first])
    #expect(send(&plan, during: .assigned(Self.owner)).receivers == [Self.first, Self.owner.object])
    #expect(send(&plan, during: .died(Self.owner.object)).receivers == [Self.first])
  }

  @Test("what only observers change waits for the end of the outermost call; what the owner changes does not")
  func waiting() {
    let reset: [RelayEffect] = [.setSlot(nil), .setSlot(Self.relay)]
    var plan = plan(Self.first, Self.second)
    let zoom: RelayInput = .observe(Self.third, ["scrollViewDidZoom:": .notice])
    guard case .call(let outer) = plan.begin("scrollViewDidScroll:").route else {
      Issue.record("no call")
      return
    }
    let inner = send(&plan, during: zoom)
    #expect(inner.during == [.watch(Self.third), .renew] && inner.waited.isEmpty)
    #expect(plan.end(outer) == reset)

    let undone = send(&plan, during: .leave(Self.third), zoom)
    #expect(undone.waited.isEmpty, "nothing is different when the call ends")
    let owner = send(&plan, during: .assigned(nil))
    #expect(owner.during == [.unwatch(Self.owner.object), .renew] + reset && owner.waited.isEmpty)
    #expect(send(&plan, during: .died(Self.third)).waited == reset)
  }

  @Test("one that is observer and owner gets a message once, in its place as an observer")
  func twice() {
    var plan = plan(Self.owner.object, Self.first)
    #expect(send(&plan).receivers == [Self.owner.object, Self.first])
  }

  @Test("what nobody observes goes straight to the owner, and nowhere when it has died")
  func straight() {
    var plan = plan(Self.first)
    #expect(plan.begin("scrollViewShouldScrollToTop:").route == .straight(Self.owner.object))
    #expect(plan.begin("_private:").route == .straight(Self.owner.object))
    _ = plan.handle(.died(Self.owner.object), at: .zero)
    #expect(plan.begin("scrollViewShouldScrollToTop:").route == .swallow)
  }

  @Test("a relay that has left passes what still arrives to the owner alone")
  func left() {
    var removed = plan(Self.first)
    guard case .call(var call) = removed.begin("scrollViewDidScroll:").route else {
      Issue.record("no call")
      return
    }
    _ = removed.handle(.remove, at: .zero)
    #expect(removed.next(&call) == Self.owner.object)
    #expect(removed.begin("scrollViewDidScroll:").route == .straight(Self.owner.object))

    var contested = plan(Self.first)
    _ = contested.handle(.found(RelayDelegate(RelayObject(2))), at: .zero)
    _ = contested.handle(.found(RelayDelegate(RelayObject(3))), at: .zero)
    #expect(contested.begin("scrollViewDidScroll:").route == .straight(RelayObject(2)))
  }

  @Test("a relay that steps down during a call passes it to nobody but the owner from then on")
  func stepsDown() {
    var plan = plan(Self.first, Self.second)
    _ = plan.handle(.found(Self.owner), at: .zero)
    let sent = send(&plan, during: .found(RelayDelegate(RelayObject(2))))
    #expect(sent.during.contains(.sample))
    #expect(sent.receivers == [Self.first, Self.owner.object])
  }

  @Test("a message that goes round in a ring is stopped, and the ring opened")
  func ring() {
    // The new delegate does not say that it passes messages on to the relay.
    let liar = RelayDelegate(RelayObject(2), kind: 2, answers: ["scrollViewDidScroll:"])
    var plan = plan(Self.first)
    #expect(plan.handle(.found(liar), at: .zero).contains(.setSlot(Self.relay)))
    var heard: [RelayObject] = []
    var effects: [RelayEffect] = []
    func send(_ plan: inout RelayPlan) {
      let (route, now) = plan.begin("scrollViewDidScroll:")
      effects += now
      guard case .call(var call) = route else { return }
      while let receiver = plan.next(&call) {
        heard.append(receiver)
        if receiver == liar.object { send(&plan) }
      }
      effects += plan.end(call)
    }
    send(&plan)
    #expect(heard.filter { $0 == liar.object }.count == RelayPlan.deepest)
    #expect(effects.contains(.setSlot(liar.object)) && effects.contains(.diagnose(.ring("scrollViewDidScroll:"))))
    // The relay stands behind it now: through it, and on to the owner that was there before.
    heard = []
    send(&plan)
    #expect(heard == [Self.first, Self.owner.object])
    #expect(plan.delegate == .object(liar.object))
  }
}
