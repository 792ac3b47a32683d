// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// Lists of which the app wants nothing, whoever tracks them.
extension AnyHostSession {
  func excludeErased(_ view: AnyObject) {
    let key = ObjectIdentifier(view)
    guard !isExcluded(key) else { return }
    excluded.removeAll { $0.view == nil }
    excluded.append(ExcludedView(view))
    if let surface = surfacesByKey[key], surface.view === view { surface.isForgotten = true }
    lookAgain()
  }

  func includeErased(_ view: AnyObject) {
    excluded.removeAll { $0.view == nil || $0.view === view }
    lookAgain()
  }

  func isExcluded(_ key: ObjectIdentifier) -> Bool {
    for view in excluded where view.key == key && view.view != nil { return true }
    return false
  }

  func isExcluded(_ links: ArraySlice<ChainLink>) -> Bool {
    if excluded.isEmpty { return false }
    for link in links where isExcluded(link.view) { return true }
    return false
  }

  /// What was measured last says nothing of whether it is wanted now.
  private func lookAgain() {
    for cell in loose { cell.vainLooks = 0 }
    for surface in surfaces {
      surface.lastLook.forget()
      surface.needsLook = true
    }
    noteChange()
  }
}
