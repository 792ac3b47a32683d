// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// Where probes lie, and what the names mean that markers bring.
extension ProbeBoard {
  /// Looks where the probes are of which something was heard not long ago.
  func look(_ session: AnyHostSession, _ now: Timestamp) {
    var chain = ChainBuffer<AnyObject>(keepsAll: false)
    for entry in entries {
      guard let end = entry.isYoungUntil, let view = entry.view else { continue }
      if end < now { entry.isYoungUntil = nil }
      chain.clear()
      session.toolkit.chain(of: view, into: &chain)
      place(entry, chain)
    }
    places = places.filter { $0.value.view != nil }
  }

  private func place(_ entry: ProbeEntry, _ chain: ChainBuffer<AnyObject>) {
    let steps = chain.steps
    entry.isOnItsWay = steps.count == 2 && steps[1].kind == .window
    guard let last = steps.last, last.kind == .window, !entry.isOnItsWay else {
      entry.window = nil
      return
    }
    entry.window = last.view
    entry.hasBeenInWindow = true
    entry.around.removeAll(keepingCapacity: true)
    entry.screens.removeAll(keepingCapacity: true)
    for step in steps.dropFirst() {
      if step.kind == .scroll { entry.around.append(step.view) }
      if step.isScreen { entry.screens.append(step.view) }
    }
    for position in steps.indices.dropFirst() where steps[position].kind == .scroll || steps[position].isScreen {
      note(position, steps, chain, window: last.view)
    }
  }

  private func note(
    _ position: Int, _ steps: [ChainLink], _ chain: ChainBuffer<AnyObject>, window: ObjectIdentifier
  ) {
    let step = steps[position]
    let outer = steps[(position + 1)...]
    let around = outer.first { $0.kind == .scroll }?.view
    if let known = places[step.view], known.view != nil, known.window == window, known.around == around,
      known.superview == step.superview
    {
      return
    }
    places[step.view] = PlaceView(
      view: chain.view(of: step), superview: step.superview, window: window, isScroller: step.kind == .scroll,
      around: around, screens: steps[position...].filter(\.isScreen).map(\.view))
  }

  /// Finds in which items the scroll views lie that probes lie in: of those that a probe has heard of, the innermost that
  /// lies in what the scroll view lies in.
  func findHolders() {
    holders = holders.filter { places[$0.key] != nil }
    for entry in entries where entry.isYoungUntil != nil && entry.window != nil {
      guard let heard = entry.wanted?.holders, !heard.isEmpty else { continue }
      for (depth, scroller) in entry.around.enumerated() {
        let outer = depth + 1 < entry.around.count ? entry.around[depth + 1] : nil
        let holder = heard.last { id in
          entries.contains { $0.around.first == outer && $0.window == entry.window && $0.wanted?.item?.id == id }
        }
        if let holder { holders[scroller] = holder }
      }
    }
  }

  /// Gives names to what they mean.
  func name(_ session: AnyHostSession) {
    let all = entries.filter { $0.wanted?.surfaceName != nil && $0.view != nil }
    guard !all.isEmpty else { return }
    let shown = all.filter { $0.window != nil }
    let answers = SurfaceNaming.answers(shown.map { marker($0, session) }, scrollers(session))
    for (entry, answer) in zip(shown, answers) { give(answer, to: entry, session) }
  }

  private func marker(_ entry: ProbeEntry, _ session: AnyHostSession) -> SurfaceNaming.Marker {
    let name = entry.wanted?.surfaceName ?? ""
    let home = entry.screens.first ?? entry.window ?? entry.key
    let target = entry.state.told?.surfaceName == name ? entry.target : nil
    return SurfaceNaming.Marker(
      name: name, rect: entry.view.map { rect(of: $0, session) } ?? .zero, home: home, around: entry.around.first,
      target: target,
      hasLooseItems: entries.contains { other in
        other.window == entry.window && other.around.first == entry.around.first && other.wanted?.item != nil
          && other.wanted?.names?.contains(name) == true && (other.screens.contains(home) || other.window == home)
      })
  }

  /// The scroll views that a name could mean; what the app tracks by itself has its name already.
  private func scrollers(_ session: AnyHostSession) -> [SurfaceNaming.Scroller] {
    var order: [ObjectIdentifier] = []
    var names: [ObjectIdentifier: [[String]]] = [:]
    for entry in entries where entry.window != nil && entry.wanted?.isEmpty == false {
      for scroller in entry.around {
        if names[scroller] == nil {
          names[scroller] = []
          order.append(scroller)
        }
        if let heard = entry.wanted?.names, names[scroller]?.contains(heard) == false { names[scroller]?.append(heard) }
      }
    }
    return order.compactMap { key in
      guard let place = places[key], let view = place.view, let window = place.window else { return nil }
      if let surface = session.tracked(key), !surface.isAutomatic, !entries.contains(where: { $0.target == key }) {
        return nil
      }
      var scroller = SurfaceNaming.Scroller(
        view: key, rect: rect(of: view, session), homes: place.screens + [window], around: place.around,
        safeArea: session.toolkit.facts(of: view).safeArea, names: names[key] ?? [])
      if let around = place.around, around == place.superview, let list = places[around]?.view {
        scroller.isPart = session.toolkit.facts(of: list).isList
      }
      return scroller
    }
  }

  private func rect(of view: AnyObject, _ session: AnyHostSession) -> Rect {
    var chain = ChainBuffer<AnyObject>(keepsAll: false)
    session.toolkit.chain(of: view, into: &chain)
    var way = Passage()
    for link in chain.steps where link.kind != .window { way.leave(link.geometry, clipped: false) }
    return chain.steps.first.map { way.transform.box(of: $0.geometry.bounds) } ?? .zero
  }

  private func give(_ answer: SurfaceNaming.Answer, to entry: ProbeEntry, _ session: AnyHostSession) {
    guard case .surface(let name, let options)? = entry.wanted?.role else { return }
    let target: ObjectIdentifier? =
      switch answer {
      case .scroller(let view): view
      case .screen: entry.screens.first
      // What it names may be empty for a while.
      case .nothing: entry.target
      case .unclear, .taken: nil
      }
    guard let target, let view = places[target]?.view else {
      takeBack(entry, session)
      return complain(answer, name, of: entry, session)
    }
    guard entry.target != target || entry.state.step != .nothing else { return }
    // Whoever had the view or the name before has neither any more.
    for other in entries where other !== entry && (other.target == target || other.state.told?.surfaceName == name) {
      if other.target != nil { other.forget() }
    }
    entry.registration = session.trackErased(view, as: name, options: options, identify: nil)
    entry.target = target
    entry.didStep()
  }

  /// What had a name from a marker has none any more. What lies in another surface goes on when the name comes back: rows
  /// come and go, and their carousels with them.
  func takeBack(_ entry: ProbeEntry, _ session: AnyHostSession) {
    if let registration = entry.registration, let target = entry.target {
      if let surface = session.surfacesByKey[target], surface.registration == registration.number,
        surface.line?.parent != nil
      {
        session.leave(surface)
        session.noteChange()
      } else {
        session.end(registration)
      }
    }
    entry.forget()
  }

  private func complain(
    _ answer: SurfaceNaming.Answer, _ name: String, of entry: ProbeEntry, _ session: AnyHostSession
  ) {
    guard !entry.isReported else { return }
    switch answer {
    case .taken: session.report(.duplicateSurface, surface: name, nil)
    case .unclear:
      session.report(
        Misuse(
          kind: .surfaceNeverInWindow, surface: name,
          detail: "The name \"" + name + "\" was given to a view that holds no scroll view, or several, so it means "
            + "none of them. Give it to the scroll view or the list itself."))
    case .nothing, .scroller, .screen: return
    }
    entry.isReported = true
  }
}
