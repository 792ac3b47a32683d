// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  package import SightlineHost
#endif

/// All probes that one session watches.
///
/// What is heard of probes takes effect at the end of the turn, before the session's pass: a toolkit makes, moves and
/// drops views in any order, and only then is it seen what became of them.
@MainActor
package final class ProbeBoard: SessionCompanion {
  /// The session holds its board.
  private(set) weak var session: AnyHostSession?
  var entries: [ProbeEntry] = []
  /// Something was heard since the last turn's end.
  var isTouched = false
  /// Until when some probe is looked at in each turn.
  var isYoungUntil: Timestamp?
  /// The views that a name may be given to.
  var places: [PlaceView] = []
  /// Listeners to items that are gone, whose last events are still to come; oldest first.
  var departed: [Hearing] = []
  /// Set while anyone listens, so that events that nobody wants cost nothing.
  package private(set) var hasListeners = false
  /// Called when the first listener comes.
  package var onFirstListener: (@MainActor () -> Void)?

  init(of session: AnyHostSession) {
    self.session = session
  }

  /// For so long after something was heard of a probe its place is looked at in each turn.
  static var youth: TimeSpan { .milliseconds(1_000) }
  /// For so long an item waits for the surface that it has heard of to come on screen.
  static var patience: TimeSpan { .milliseconds(250) }

  func add(_ entry: ProbeEntry) {
    entries.append(entry)
  }

  func touch(_ entry: ProbeEntry) {
    guard let session, !session.hasEnded else { return }
    isTouched = true
    let end = session.now + Self.youth
    entry.isYoungUntil = end
    isYoungUntil = end
    if entry.wanted?.listeners.isEmpty == false { noteListener() }
    session.noteChange()
  }

  private func noteListener() {
    guard !hasListeners else { return }
    hasListeners = true
    onFirstListener?()
  }

  /// Does what the turn has asked for. Called before each pass, never in one.
  package func settle() {
    guard let session, isTouched || isYoungUntil != nil else { return }
    let now = session.now
    isTouched = false
    if let end = isYoungUntil, end < now { isYoungUntil = nil }
    endWhatIsGone(session)
    look(session, now)
    name(session)
    findHolders()
    for entry in entries where entry.wanted?.surfaceName == nil { settle(entry, session, now) }
  }

  private func endWhatIsGone(_ session: AnyHostSession) {
    for entry in entries where entry.state.step == .end || entry.view == nil { end(entry, session) }
    entries.removeAll { $0.isGone }
  }

  private func end(_ entry: ProbeEntry, _ session: AnyHostSession) {
    depart(entry)
    switch entry.state.told?.role {
    case .surface?: takeBack(entry, session)
    case .cover?: if let view = entry.view { session.uncoverErased(view) }
    case .item?, nil: if let registration = entry.registration { session.end(registration, of: entry.key) }
    }
    entry.registration = nil
    entry.didStep()
  }

  private func settle(_ entry: ProbeEntry, _ session: AnyHostSession, _ now: Timestamp) {
    let step = entry.state.step
    guard step == .begin || step == .change, let view = entry.view, let wanted = entry.wanted else { return }
    switch wanted.role {
    case .item(let item):
      guard let item, step == .change || !waits(entry, wanted, session, now) else { return }
      if step == .change { depart(entry) }
      entry.registration = session.registerErased(view, as: item)
    case .cover(let opacity): session.coverErased(view, opacity: opacity)
    case .surface: return
    }
    entry.didStep()
  }

  /// An item is not told of before the surface around it has its name, or it would be told of twice.
  private func waits(
    _ entry: ProbeEntry, _ wanted: ProbeRequest, _ session: AnyHostSession, _ now: Timestamp
  ) -> Bool {
    guard entry.isYoungUntil != nil else { return false }
    if entry.window == nil {
      // On its way to its place, or nowhere.
      guard entry.isOnItsWay || wanted.names?.isEmpty == false else { return false }
    } else {
      guard let name = wanted.names?.last, !hasBeenShown(name) else { return false }
    }
    let since = entry.waitsSince ?? now
    entry.waitsSince = since
    guard now - since < Self.patience else { return false }
    isTouched = true
    session.wake(notAfter: since + Self.patience)
    return true
  }

  /// What was on screen before is not to come: something else has taken its place, which has heard of it.
  private func hasBeenShown(_ name: String) -> Bool {
    entries.contains { $0.hasBeenInWindow && $0.wanted?.surfaceName == name }
  }
}

extension AnyHostSession {
  /// The probes that this session watches.
  package var probes: ProbeBoard {
    if let board = companion as? ProbeBoard { return board }
    let made = ProbeBoard(of: self)
    companion = made
    return made
  }
}
