// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

/// What the names mean that markers bring.
extension ProbeBoard {
  /// Gives names to what they mean.
  func name(_ session: AnyHostSession) {
    var shown: [ProbeEntry] = []
    var markers: [SurfaceNaming.Marker] = []
    for entry in entries where entry.window != nil {
      guard let view = entry.view, let name = entry.wanted?.surfaceName else { continue }
      shown.append(entry)
      markers.append(marker(entry, name, session.place(of: view)))
    }
    if shown.isEmpty { return }
    let answers = SurfaceNaming.answers(markers, scrollers(session))
    for place in shown.indices { give(answers[place], to: shown[place], session) }
  }

  private func marker(_ entry: ProbeEntry, _ name: String, _ rect: Rect) -> SurfaceNaming.Marker {
    let home = entry.screens.last ?? entry.window ?? entry.key
    var marker = SurfaceNaming.Marker(name: name, rect: rect, home: home, around: entry.around.last?.key)
    if entry.state.told?.surfaceName == name { marker.target = entry.target }
    marker.hasLooseItems = entries.contains { other in
      other.window == entry.window && other.around.last === entry.around.last && other.wanted?.item != nil
        && other.wanted?.names?.contains(name) == true && (other.screens.contains(home) || other.window == home)
    }
    return marker
  }

  /// The scroll views that a name could mean; what the app tracks by itself has its name already.
  private func scrollers(_ session: AnyHostSession) -> [SurfaceNaming.Scroller] {
    for place in places { place.names = nil }
    var order: [PlaceView] = []
    for entry in entries where entry.window != nil && entry.wanted?.isEmpty == false {
      for place in entry.around.reversed() {
        if place.names == nil {
          place.names = []
          order.append(place)
        }
        if let heard = entry.wanted?.names, place.names?.contains(heard) == false { place.names?.append(heard) }
      }
    }
    var found: [SurfaceNaming.Scroller] = []
    for place in order {
      guard let view = place.view, let window = place.window else { continue }
      if session.isNamed(place.key), !entries.contains(where: { $0.target == place.key }) { continue }
      var scroller = SurfaceNaming.Scroller(
        view: place.key, rect: session.place(of: view), homes: place.screens + [window], around: place.around,
        safeArea: session.facts(of: view).safeArea, names: place.names ?? [])
      if place.around == place.superview, let list = self.place(place.around)?.view {
        scroller.isPart = session.facts(of: list).isList
      }
      found.append(scroller)
    }
    return found
  }

  private func give(_ answer: SurfaceNaming.Answer, to entry: ProbeEntry, _ session: AnyHostSession) {
    guard case .surface(let name, let options)? = entry.wanted?.role else { return }
    let target: ObjectIdentifier? =
      switch answer {
      case .scroller(let view): view
      case .screen: entry.screens.last
      // What it names may be empty for a while.
      case .nothing: entry.target
      case .unclear, .taken: nil
      }
    guard let target, let view = place(target)?.view else {
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

  /// What had a name from a marker has none any more.
  func takeBack(_ entry: ProbeEntry, _ session: AnyHostSession) {
    if let registration = entry.registration, let target = entry.target {
      session.takeName(registration, from: target)
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
