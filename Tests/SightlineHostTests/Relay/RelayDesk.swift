// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineRelayPlan

/// A list with a slot and the hands that a conduct works with.
@MainActor
final class RelayDesk: RelayHands {
  struct Thing {
    var answers: Set<RelaySelector>
    var leadsBack = false
  }

  static let relay = RelayObject(0)
  let conduct: RelayConduct
  private(set) var things: [RelayObject: Thing] = [:]
  private(set) var known: Set<RelayObject> = [relay]
  /// What the list itself holds, and what was put there by the conduct.
  private(set) var holds: RelayObject?
  private(set) var sets: [RelayObject?] = []
  private(set) var hearing: [RelayObject] = []
  private(set) var diagnostics: [RelayDiagnostic] = []
  private(set) var watched: Set<RelayObject> = []
  private(set) var faults: [String] = []
  /// Called when the slot is set, as code of an app or a library may be.
  var onSet: (() -> Void)?
  private var joined: [RelayObject] = []

  var now = Timestamp.zero
  var hasView = true
  var isGoodMoment = true

  init(_ view: RelayView) {
    conduct = RelayConduct(
      relay: Self.relay, for: view,
      offered: ["scrollViewDidScroll:": .notice, "scrollViewWillBeginDragging:": .notice])
    conduct.begin(self)
  }

  // MARK: What an app does

  func make(_ number: Int, answers: Set<RelaySelector> = ["scrollViewDidScroll:"], leadsBack: Bool = false) {
    things[RelayObject(number)] = Thing(answers: answers, leadsBack: leadsBack)
  }

  /// Past the conduct.
  func poke(_ number: Int?) { holds = number.map(RelayObject.init) }

  func assign(_ number: Int?) { conduct.assigned(describe(number.map(RelayObject.init))) }

  func join(_ number: Int) {
    known.insert(RelayObject(number))
    if !joined.contains(RelayObject(number)) { joined.append(RelayObject(number)) }
    conduct.join(RelayObject(number))
  }

  func leave(_ number: Int) { conduct.leave(RelayObject(number)) }

  func die(_ number: Int) {
    let object = RelayObject(number)
    things[object] = nil
    if holds == object { holds = nil }
    if watched.remove(object) != nil { conduct.happened(.died(object)) }
  }

  // MARK: RelayHands

  var slot: RelaySlot {
    guard let holds else { return .empty }
    return known.contains(holds) ? .known(holds) : .stranger
  }

  var slotLeadsBack: Bool { holds.flatMap { things[$0] }?.leadsBack ?? false }

  func describeSlot() -> RelayDelegate? { describe(holds) }

  func carryOut(_ effect: RelayEffect) {
    switch effect {
    case .watch(let object): if !watched.insert(object).inserted { faults.append("watches \(object) twice") }
    case .unwatch(let object):
      // One whose death is owed has no sentinel any more.
      if watched.remove(object) == nil, things[object] != nil { faults.append("does not watch \(object)") }
    case .renew, .sample: hearing = joined.filter(conduct.isHearing)
    case .setSlot(let object):
      holds = object
      sets.append(object)
      onSet?()
    case .diagnose(let diagnostic): diagnostics.append(diagnostic)
    }
  }

  func forget(_ object: RelayObject) {
    known.remove(object)
    watched.remove(object)
    joined.removeAll { $0 == object }
  }

  private func describe(_ object: RelayObject?) -> RelayDelegate? {
    guard let object else { return nil }
    known.insert(object)
    guard let thing = things[object] else { return RelayDelegate(object) }
    return RelayDelegate(object, kind: 1, answers: thing.answers, leadsBack: thing.leadsBack)
  }
}
