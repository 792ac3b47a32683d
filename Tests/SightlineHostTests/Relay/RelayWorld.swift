// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineRelayPlan

/// A view with a delegate, an app, its objects, and a shell that does what a plan says: all that a relay meets.
///
/// Everything that a plan claims is checked against the objects themselves, which know who lives, who answers what and
/// who passes messages on, and against what an app would believe.
struct RelayWorld {
  struct Thing {
    var kind: Int
    var answers: Set<RelaySelector>
    /// Passes every message that the relay answers on to it, and says so when asked.
    var leadsBack = false
    var lives = true
  }

  struct Observing {
    let object: RelayObject
    /// Another one each time that an object comes anew.
    let token: Int
    var answers: Set<RelaySelector>
  }

  /// What a view learnt of the object in its slot when that was set.
  struct Learnt: Equatable {
    var answers: Set<RelaySelector> = []
    var kind: Int?
  }

  static let relay = RelayObject(0)
  static let notices: [RelaySelector] = [
    "scrollViewDidScroll:", "scrollViewDidZoom:", "scrollViewWillBeginDragging:", "scrollViewDidEndDecelerating:",
  ]
  static let selectors = notices + ["scrollViewShouldScrollToTop:", "viewForZoomingInScrollView:"]

  var random: SplitMix64
  var plan = RelayPlan(relay: relay, for: .scrollView)
  var things: [RelayObject: Thing] = [:]
  var now = Timestamp.zero
  var log: [String] = []
  var faults: [String] = []

  var slot: RelayObject?
  var learnt = Learnt()
  /// Whether somebody has set the slot behind the relay's back, and nobody has looked since.
  var isPoked = false
  var watched: Set<RelayObject> = []
  /// What the shell derived from the plan when it was last told to: the answers, and who hears.
  var derived: Set<RelaySelector> = []
  var derivedHearing: [RelayObject] = []

  /// Whether a relay stands in, by what was told.
  var stands = false
  /// What the app believes its delegate to be.
  var believed: RelayObject?
  /// Who is behind the relay while the believed one is in front of it, or after the relay has left.
  var hidden: RelayObject?
  var observing: [Observing] = []
  /// When the relay last took back the slot.
  var tookBack: Timestamp?
  var depth = 0
  var tally: [String: Int] = [:]
  private var made = 0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func make(isDelegate: Bool) -> RelayObject {
    made += 1
    let object = RelayObject(made)
    let answers = Set(Self.selectors.filter { _ in random.chance(0.4) })
    things[object] = Thing(kind: random.below(2), answers: answers, leadsBack: isDelegate && random.chance(0.2))
    return object
  }

  mutating func nextToken() -> Int {
    made += 1
    return made
  }

  func lives(_ object: RelayObject) -> Bool { object == Self.relay || things[object]?.lives == true }
  func leadsBack(_ object: RelayObject?) -> Bool { object.flatMap { things[$0] }?.leadsBack == true }

  /// Who is the owner: the delegate that the app believes in, unless that one is in front of the relay.
  var owner: RelayObject? { stands && !leadsBack(believed) ? believed : hidden }

  /// Who hears, by the plan.
  var hearing: [RelayObject] {
    things.keys.filter { plan.isHearing($0) }.sorted { $0.number < $1.number }
  }

  func describe(_ object: RelayObject?) -> RelayDelegate? {
    guard let object, lives(object) else { return nil }
    guard let thing = things[object] else { return RelayDelegate(object) }
    return RelayDelegate(object, kind: thing.kind, answers: thing.answers, leadsBack: thing.leadsBack)
  }

  /// What a view learns by asking an object now.
  func ask(_ object: RelayObject?) -> Learnt {
    guard let object else { return Learnt() }
    let owner = owner.flatMap { things[$0] }
    guard let thing = things[object] else { return Learnt(answers: plan.answered, kind: owner?.kind) }
    return Learnt(answers: thing.leadsBack ? thing.answers.union(plan.answered) : thing.answers, kind: thing.kind)
  }

  /// As UIKit does: setting the same object again asks nothing.
  mutating func setSlot(_ object: RelayObject?) {
    if slot != object { learnt = ask(object) }
    slot = object
  }

  mutating func fault(_ text: String) {
    faults.append("\(text)\n  after: \(log.suffix(10).joined(separator: "\n  "))")
  }

  mutating func count(_ what: String) { tally[what, default: 0] += 1 }

  @discardableResult
  mutating func tell(_ input: RelayInput) -> [RelayEffect] {
    log.append("\(input)")
    let effects = plan.handle(input, at: now)
    return effects
  }

  /// Does what a plan says. Only a relay that comes may set a slot without knowing what the view has learnt.
  mutating func execute(_ effects: [RelayEffect], isFirst: Bool = false) {
    // Whoever finds that somebody else was there cannot know what the view has learnt.
    let isBlind = isFirst || isPoked
    var cleared: (RelayObject, Learnt)?
    for effect in effects {
      switch effect {
      case .watch(let object):
        if !lives(object) || !watched.insert(object).inserted { fault("watches \(object), dead or watched") }
      case .unwatch(let object):
        if !lives(object) || watched.remove(object) == nil { fault("unwatches \(object), dead or not watched") }
      case .renew:
        derived = plan.answered
        derivedHearing = hearing
      case .setSlot(let object):
        if let object, !lives(object) { fault("puts the dead \(object) into the slot") }
        if object == nil, let slot { cleared = (slot, learnt) }
        setSlot(object)
        isPoked = false
        if let object, let (before, knew) = cleared, before == object, knew == learnt, !isBlind, !leadsBack(object) {
          fault("set the slot anew though nothing was to be learnt")
        }
      case .sample: break
      case .diagnose: count("diagnostics")
      }
    }
    if depth == 0 { check() }
  }

  /// What holds whenever no message is on its way.
  private mutating func check() {
    if plan.isStanding != stands { fault("stands in, or does not, against what was told") }
    if plan.receiver != owner { fault("passes on to \(String(describing: plan.receiver)), not the owner") }
    for object in things.keys where plan.isHearing(object) != (stands && observing.contains { $0.object == object }) {
      fault("\(object) hears, or does not, against what was told")
    }
    if derived != plan.answered { fault("the shell was not told that the answers changed") }
    if derivedHearing != hearing { fault("the shell was not told who hears") }
    let answers = owner.flatMap { things[$0] }.map { $0.lives ? $0.answers : [] } ?? []
    guard stands else {
      if plan.delegate != .slot { fault("a relay that does not stand in answers for the slot") }
      if plan.answered != answers { fault("a relay that has left answers \(plan.answered), not \(answers)") }
      return
    }
    if plan.delegate != .object(believed) {
      fault("the getter answers \(plan.delegate), not \(String(describing: believed))")
    }
    let union = observing.reduce(answers) { $0.union($1.answers) }
    if plan.answered != union { fault("answers \(plan.answered), not \(union)") }
    for object in [believed, hidden].compactMap(\.self) + observing.map(\.object) where !watched.contains(object) {
      fault("does not watch \(object)")
    }
    if isPoked { return }
    let wanted = leadsBack(believed) ? believed : believed == nil && observing.isEmpty ? nil : Self.relay
    if slot != wanted { fault("the slot holds \(String(describing: slot)), not \(String(describing: wanted))") }
    if slot == Self.relay, learnt.answers != union { fault("the view has learnt \(learnt.answers), not \(union)") }
    if leadsBack(slot), !learnt.answers.isSuperset(of: union) {
      fault("the view has not learnt what is behind the front")
    }
  }
}
