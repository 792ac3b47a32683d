// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// What an app may say at any time. Each call is an input with a line of its own, so that a replay knows of it.
extension AnyHostSession {
  /// Stops measuring a surface and those in it, or all (`nil`).
  public func pause(_ surface: String? = nil) { control(.pause(surface: surface)) }

  /// Measures again; what was paused as a whole and by itself needs both.
  public func resume(_ surface: String? = nil) { control(.resume(surface: surface)) }

  /// Forgets repetition and the time gathered, of everything or as far as it is narrowed.
  public func reset(surface: String? = nil, item: String? = nil, rule: String? = nil) {
    control(.reset(surface: surface, item: item, rule: rule))
  }

  /// Begins a new session.
  public func beginSession() { control(.session) }

  /// Gives an item other attributes, from the next event on.
  public func setAttributes(_ attributes: Attributes, surface: String, item: String) {
    surfacesByID[surface]?.slotsByID[item]?.attributes = attributes
    control(.attributes(surface: surface, item: item, attributes: attributes))
  }

  /// Vetoes impressions of an item under a rule, or takes the veto back.
  public func setVeto(_ isOn: Bool, surface: String, item: String, rule: String) {
    if let slot = surfacesByID[surface]?.slotsByID[item] {
      slot.vetoed.removeAll { $0 == rule }
      if isOn { slot.vetoed.append(rule) }
    }
    control(.veto(surface: surface, item: item, rule: rule, isOn: isOn))
  }

  /// Says that the user has touched an item in a way that counts as an interaction.
  public func tap(surface: String, item: String) { control(.tap(surface: surface, item: item)) }

  /// Says that the content of a surface was loaded anew on the user's wish: whether that begins a new visit is up to
  /// the visit policy (reason `refresh`).
  public func refresh(_ surface: String) {
    guard let tracked = surfacesByID[surface], tracked.line != nil, tracked.screen.isShown else { return }
    renew(tracked)
    feed.controls.append(.hide(surface: surface, reason: .refresh))
    feed.controls.append(.show(surface: surface, reason: .refresh))
    noteChange()
  }

  /// Ends everything that is open; the session does nothing any more.
  public func finish() {
    guard !hasEnded else { return }
    feed.controls.append(.end)
    hasEnded = true
    if !isInPass { commit(at: scheduler.now) }
    scheduler.setWake(at: nil)
    setBeat()
    scheduler.requestFreshTurn(at: nil)
  }

  /// A control counts at once, at its own time, on what was told last. In a pass it joins that pass.
  private func control(_ input: Input) {
    guard !hasEnded else { return }
    feed.controls.append(input)
    if !isInPass { commit(at: scheduler.now) }
  }

  /// Whether the phase in which a surface is was inferred from flags and offsets, as of the last pass; `false` where a
  /// delegate's messages said it exactly. `nil` for an unknown surface.
  public func isPhaseInferred(of surface: String) -> Bool? {
    surfacesByID[surface].map { $0.settle.source == .inferred }
  }

  /// Why an item does or does not count as of the last pass.
  public func explain(surface: String, item: String) -> Explanation? {
    tracker.explain(surface: surface, item: item)
  }

  func explainErased(_ view: AnyObject) -> Explanation? {
    guard let cell = cells[ObjectIdentifier(view)], cell.view === view, let slot = cell.slot,
      let surface = slot.surface
    else { return nil }
    return tracker.explain(surface: surface.id, item: slot.line.id)
  }

  package func exposureErased(of view: AnyObject) -> (surface: String, item: String)? {
    guard let cell = cells[ObjectIdentifier(view)], cell.view === view, let slot = cell.slot,
      let surface = slot.surface
    else { return nil }
    return (surface.id, slot.line.id)
  }

  /// What the engine found wrong in its own state; empty when all is well. For tests.
  public func checkInvariants() -> [String] { tracker.checkInvariants() }
}

extension AnyHostSession {
  /// Keeps in the store what was reported under rules that count once.
  func remember(_ events: [Event]) {
    for event in events {
      guard case .impression(let impression) = event.kind, onceRules.contains(impression.rule.name) else { continue }
      do {
        try store?.store([event.content ?? event.item], rule: impression.rule.name)
      } catch {
        report(.storeFailed, surface: event.surface, impression.rule.name)
      }
    }
  }
}
