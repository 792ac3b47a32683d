// SPDX-License-Identifier: MIT

import SightlineCore

extension SlowWorld {
  /// Begins and continues visits after a batch.
  ///
  /// - Returns: The surfaces that were on screen, are on screen and begin a new visit all the same.
  mutating func settleVisits(since old: SlowWorld, policy: VisitPolicy) -> Set<String> {
    var restarted: Set<String> = []
    for index in windows.indices {
      if windows[index].scene == .background {
        windows[index].backgroundSince = windows[index].backgroundSince ?? time
      } else if windows[index].scene == .active, let since = windows[index].backgroundSince {
        windows[index].backgroundSince = nil
        guard policy.outcome(for: .background, absence: time - since) == .new else { continue }
        restarted.formUnion(renewVisits(ofWindow: index, since: old))
      }
    }
    for surface in surfaces {
      let id = surface.line.id
      if old.isOnScreen(id), isOnScreen(id), let reason = flapReason(id),
        policy.outcome(for: reason, absence: .zero) == .new
      {
        restarted.insert(id)
      }
    }
    for id in restarted { visits[id]?.number += 1 }
    let known = Set(surfaces.map(\.line.id)).union(old.surfaces.map(\.line.id))
    for id in known {
      switch (old.isOnScreen(id), isOnScreen(id)) {
      case (false, true): comeOnScreen(id, policy: policy)
      case (true, false): goOffScreen(id)
      case (true, true), (false, false): break
      }
    }
    // A surface that was removed returns with a new visit, whatever a hide before the removal said.
    for id in visits.keys where surface(id) == nil {
      visits[id]?.hiddenBy = nil
      visits[id]?.hideReason = nil
    }
    return restarted
  }

  private mutating func renewVisits(ofWindow index: Int, since old: SlowWorld) -> Set<String> {
    var restarted: Set<String> = []
    for surface in surfaces {
      let id = surface.line.id
      guard let root = chain(id)?.last, windowIndex(ofRoot: root) == index else { continue }
      if old.isOnScreen(id), isOnScreen(id) {
        restarted.insert(id)
      } else if visits[id] != nil {
        visits[id]?.isRenewed = true
      }
    }
    return restarted
  }

  /// The reason of the outermost surface from here outwards that was hidden and shown again in this batch; `nil` where
  /// none was.
  private func flapReason(_ id: String) -> VisitReason?? {
    var result: VisitReason??
    for surface in chain(id) ?? [] {
      let id = surface.line.id
      guard surface.isShown, shownBefore.contains(id), let reason = hides[id] else { continue }
      result = .some(reason ?? surface.showReason)
    }
    return result
  }

  private mutating func comeOnScreen(_ id: String, policy: VisitPolicy) {
    guard var visit = visits[id] else {
      visits[id] = Visit(number: 1)
      return
    }
    let reason = visit.hideReason ?? visit.hiddenBy.flatMap { surface($0)?.showReason }
    let outcome = policy.outcome(for: reason, absence: time - (visit.offSince ?? time))
    if visit.isRenewed || visit.hiddenBy == nil || outcome != .same { visit.number += 1 }
    visits[id] = Visit(number: visit.number)
  }

  private mutating func goOffScreen(_ id: String) {
    // Whatever else is wrong with the way to a window, it is another cause than a hide.
    let chain = chain(id) ?? []
    let isRooted = chain.last.map { windowIndex(ofRoot: $0) != nil } ?? false
    let outermost = isRooted ? chain.last { !$0.isShown } : nil
    visits[id]?.offSince = time
    visits[id]?.hiddenBy = outermost?.line.id
    visits[id]?.hideReason = outermost?.hideReason
  }
}
