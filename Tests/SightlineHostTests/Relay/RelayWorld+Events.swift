// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineRelayPlan

extension RelayWorld {
  /// Something happens. While a message is on its way, only what can happen in a callback.
  mutating func step() {
    let roll = random.below(depth == 0 ? 100 : 40)
    switch roll {
    case 0..<9: assign(pickDelegate())
    case 9..<17: observe()
    case 17..<24: leave()
    case 24..<31: die()
    case 31..<38: send(random.pick(Self.selectors))
    case 38..<40: remove()
    case 40..<50: changeAnswers()
    case 50..<62: poke(pickDelegate())
    case 62..<78: look()
    case 78..<88: now = now + .milliseconds(Int64(random.below(1_500)))
    case 88..<92: install()
    default: send(random.pick(Self.selectors))
    }
  }

  mutating func pickDelegate() -> RelayObject? {
    let living = things.filter { $0.value.lives }.keys.sorted { $0.number < $1.number }
    switch random.below(10) {
    case 0: return nil
    case 1: return Self.relay
    case 2...5 where !living.isEmpty: return random.pick(living)
    default: return make(isDelegate: true)
    }
  }

  mutating func install() {
    if stands { return look() }
    let found = slot
    stands = true
    isPoked = false
    tookBack = nil
    if found == Self.relay {
      believed = hidden
      hidden = nil
    } else {
      believed = found
      if !leadsBack(found) { hidden = nil }
    }
    execute(tell(.install(describe(found))), isFirst: true)
    count("installs")
  }

  mutating func remove() {
    observing = []
    let isBehind = stands && leadsBack(believed)
    if stands, !isBehind {
      hidden = believed
      stands = false
    }
    execute(tell(.remove))
  }

  /// The app sets its delegate through the view.
  mutating func assign(_ object: RelayObject?) {
    if stands { believe(object) }
    let effects = tell(.assigned(describe(object)))
    if !stands, effects != [.setSlot(object)] { fault("a setter that nobody asks did \(effects)") }
    execute(effects)
    count("assignments")
  }

  private mutating func believe(_ object: RelayObject?) {
    if object == Self.relay { return }
    if leadsBack(object) {
      hidden = owner
    } else {
      hidden = nil
    }
    believed = object
  }

  /// Somebody sets the slot behind the relay's back.
  mutating func poke(_ object: RelayObject?) {
    if slot == object { return }
    log.append("poke \(String(describing: object))")
    setSlot(object)
    isPoked = true
  }

  /// A pass looks into the slot.
  mutating func look() {
    let found = slot
    let isNews = checkIsNews(found)
    let wasPoked = isPoked
    isPoked = false
    guard stands else {
      // A shell may keep it to itself.
      if isNews || tally["no news", default: 0] % 2 == 0 { execute(tell(.found(describe(found)))) }
      return
    }
    let wanted = leadsBack(believed) ? believed : believed == nil && observing.isEmpty ? nil : Self.relay
    let isTaken = wasPoked && found != Self.relay && found != wanted && !leadsBack(found)
    if isTaken, let tookBack, now - tookBack <= .seconds(1) {
      hidden = owner
      stands = false
      let effects = tell(.found(describe(found)))
      if !effects.contains(.sample) || effects.contains(where: { if case .setSlot = $0 { true } else { false } }) {
        fault("the slot is contested: \(effects)")
      }
      execute(effects)
      count("contests")
      return
    }
    if isTaken {
      believe(found)
    } else if found == Self.relay, leadsBack(believed) {
      believed = hidden
      hidden = nil
    } else if leadsBack(found), found != believed {
      believe(found)
    }
    let effects = tell(.found(describe(found)))
    if effects.contains(.sample) { fault("left though nothing was contested") }
    if isTaken, effects.contains(.setSlot(Self.relay)) {
      tookBack = now
      count("taken back")
    }
    execute(effects, isFirst: wasPoked)
  }

  /// What a plan calls no news changes nothing when it is told all the same.
  private mutating func checkIsNews(_ found: RelayObject?) -> Bool {
    if plan.isNews(found, leadsBack: { leadsBack(found) }) {
      count("news")
      return true
    }
    var told = plan
    let effects = told.handle(.found(describe(found)), at: now)
    if (stands && told != plan) || !effects.isEmpty {
      fault("finding \(String(describing: found)) is news: \(effects)")
    }
    count("no news")
    return false
  }

  mutating func changeAnswers() {
    guard let object = owner, things[object]?.lives == true else { return }
    let answers = Set(Self.selectors.filter { _ in random.chance(0.4) })
    things[object]?.answers = answers
    if let delegate = describe(object) { execute(tell(.asked(delegate))) }
  }

  mutating func observe() {
    let object = observing.isEmpty || random.chance(0.7) ? make(isDelegate: false) : random.pick(observing).object
    let offered = Set(Self.selectors.filter { _ in random.chance(0.4) })
    let answers = offered.intersection(Self.notices)
    if let index = observing.firstIndex(where: { $0.object == object }) {
      observing[index].answers = answers
    } else {
      observing.append(Observing(object: object, token: nextToken(), answers: answers))
    }
    execute(tell(.observe(object, Dictionary(uniqueKeysWithValues: offered.map { ($0, RelaySignature.notice) }))))
  }

  mutating func leave() {
    guard !observing.isEmpty else { return }
    let object = random.pick(observing).object
    observing.removeAll { $0.object == object }
    execute(tell(.leave(object)))
  }

  mutating func die() {
    let living = things.filter { $0.value.lives }.keys.sorted { $0.number < $1.number }
    guard !living.isEmpty else { return }
    // Mostly somebody who matters.
    let known = living.filter { $0 == believed || $0 == hidden || observing.map(\.object).contains($0) }
    let object = known.isEmpty || random.chance(0.3) ? random.pick(living) : random.pick(known)
    let wasInFront = stands && object == believed && leadsBack(object)
    things[object]?.lives = false
    if slot == object { setSlot(nil) }
    observing.removeAll { $0.object == object }
    if believed == object { believed = nil }
    if hidden == object || wasInFront { hidden = nil }
    if watched.remove(object) != nil {
      execute(tell(.died(object)))
    } else {
      log.append("died unwatched \(object)")
    }
    count("deaths")
  }

  /// The view tells its delegate something, if it has learnt that the delegate wants to hear it.
  mutating func send(_ selector: RelaySelector) {
    guard depth < 3, let slot, learnt.answers.contains(selector) else { return }
    log.append("send \(selector) to \(slot)")
    deliver(selector, to: slot)
    count("messages")
  }

  private mutating func deliver(_ selector: RelaySelector, to object: RelayObject) {
    guard object != Self.relay else { return pass(selector) }
    guard lives(object) else { return fault("\(selector) went to the dead \(object)") }
    if leadsBack(object), plan.answered.contains(selector) { pass(selector) }
  }

  private mutating func pass(_ selector: RelaySelector) {
    let (route, effects) = plan.begin(selector)
    execute(effects)
    let there = Set(observing.map(\.token))
    let expected = stands ? observing.filter { $0.answers.contains(selector) } : []
    switch route {
    case .swallow:
      if owner != nil { fault("\(selector) was swallowed though there is an owner") }
      count("swallowed")
    case .straight(let object):
      if !expected.isEmpty || object != owner { fault("\(selector) went straight to \(object)") }
      deliver(selector, to: object)
      count("straight")
    case .call(var call):
      if expected.isEmpty { fault("\(selector) is nobody's business") }
      depth += 1
      var heard: [RelayObject] = []
      var becameOwner: RelayObject?
      var stayed = expected
      /// Those who heard it as observers, who wanted to hear it from the beginning.
      var order: [RelayObject] = []
      while let receiver = plan.next(&call) {
        // Once, unless it became the owner after it had heard it.
        if heard.contains(receiver), receiver != becameOwner { fault("\(receiver) heard \(selector) twice") }
        heard.append(receiver)
        let current = observing.first { $0.object == receiver && $0.answers.contains(selector) }
        if stands, let current, there.contains(current.token) {
          if expected.contains(where: { $0.token == current.token }) { order.append(receiver) }
          if !lives(receiver) { fault("\(selector) went to the dead observer \(receiver)") }
        } else {
          if receiver != owner { fault("\(receiver) heard \(selector) and is neither observer nor owner") }
          deliver(selector, to: receiver)
        }
        let before = owner
        if random.chance(0.5) { step() }
        if owner != before { becameOwner = owner }
        stayed.removeAll { old in !observing.contains { $0.token == old.token && $0.answers.contains(selector) } }
      }
      depth -= 1
      if stands, stayed.contains(where: { !heard.contains($0.object) }) {
        fault("an observer did not hear \(selector)")
      }
      if order != expected.map(\.object).filter(order.contains) { fault("observers heard \(selector) out of order") }
      execute(plan.end(call))
      count("calls")
    }
  }
}
