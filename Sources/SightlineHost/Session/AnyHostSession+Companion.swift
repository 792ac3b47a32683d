// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  package import SightlineCore
#endif

/// What a companion asks of its session, and has it do. Nothing of it is linked where there is none.
extension AnyHostSession {
  /// The chain of a view alone, from itself to its window.
  package func chain(of view: AnyObject, into chain: inout ChainBuffer) {
    chain.clear()
    toolkit.chain(of: view, into: &chain)
  }

  /// What a view says of itself.
  package func facts(of view: AnyObject) -> SurfaceFacts { toolkit.facts(of: view) }

  /// Where a view is in its window; zero where it hangs nowhere.
  package func place(of view: AnyObject) -> Rect {
    var chain = ChainBuffer(keepsAll: false)
    toolkit.chain(of: view, into: &chain)
    var way = Passage()
    for link in chain.steps where link.kind != .window { way.leave(link.geometry, clipped: false) }
    return chain.steps.first.map { way.transform.box(of: $0.geometry.bounds) } ?? .zero
  }

  /// Whether the app, or a companion, has named the surface that a view is.
  package func isNamed(_ view: ObjectIdentifier) -> Bool { tracked(view)?.isAutomatic == false }

  /// Ends the registration of a view, unless it was registered anew since.
  package func end(_ registration: Registration, of key: ObjectIdentifier) {
    guard let cell = cells[key], cell.registration == registration.number else { return }
    cell.registration = nil
    cell.bound = nil
    cell.isRenamed = true
    noteChange()
  }

  /// Takes the name from a view. What lies in another surface goes on when the name comes back: rows come and go, and
  /// their carousels with them.
  package func takeName(_ registration: Registration, from view: ObjectIdentifier) {
    if let surface = surfacesByKey[view], surface.registration == registration.number, surface.line?.parent != nil {
      leave(surface)
      noteChange()
    } else {
      end(registration)
    }
  }
}
