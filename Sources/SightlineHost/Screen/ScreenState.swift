// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Keeps whether a surface is shown, and says when that changes.
///
/// It looks at what is, once a pass, and never at what was called; so nothing that comes twice, late, out of order or
/// not at all can lead it astray.
///
/// | state     | verdict       | next      | change                     |
/// |-----------|---------------|-----------|----------------------------|
/// | hidden    | shown         | shown     | show, for what undid the hide |
/// | shown     | hidden        | hidden    | hide, with the reason      |
/// | hidden without reason | hidden, with one | hidden, with it | none      |
/// | any       | in transition | the same  | none                       |
/// | any       | anything else | the same  | none                       |
///
/// It begins hidden, as every live surface does: one that is tracked while it comes in is shown when it has come.
public struct ScreenState: Sendable, EquatableInTests {
  /// What a surface has to be told.
  public enum Change: Sendable, EquatableInTests {
    /// It came on screen.
    case show(VisitReason?)
    /// It left the screen.
    case hide(VisitReason?)
  }

  private enum State: Sendable, Equatable {
    case shown
    case hidden(VisitReason?)
  }

  private var state = State.hidden(nil)
  /// The last context that tells what place the controllers had, should they lose it.
  private var last: ScreenContext?

  /// Makes the state of a surface that is not shown yet.
  public init() {}

  /// Whether the surface counts as shown.
  public var isShown: Bool { state == .shown }

  /// Takes what a pass found; answers what has changed.
  public mutating func update(_ context: ScreenContext, options: ScreenOptions = ScreenOptions()) -> Change? {
    let verdict = ScreenVerdict(of: context, after: last, options: options)
    let (next, change) = step(verdict)
    if next != state { state = next }
    remember(context)
    return change
  }

  /// The view is gone for good, without having been seen to leave; answers what has changed.
  ///
  /// Its screen has lost the innermost place that a screen can lose: in a stack, a presentation, tabs or pages.
  mutating func lose() -> Change? {
    var context = ScreenContext()
    context.transition = last?.transition
    for level in last?.levels ?? [] {
      context.levels.append(level)
      switch level.place {
      case .navigation, .presented, .tab, .page:
        context.levels[context.levels.count - 1].place = .detached
        return update(context)
      case .split, .embedded, .root, .detached: continue
      }
    }
    return update(context)
  }

  private func step(_ verdict: ScreenVerdict) -> (State, Change?) {
    switch (state, verdict) {
    case (.hidden(let reason), .shown): (.shown, .show(reason?.undone))
    case (.shown, .hidden(let reason)): (.hidden(reason), .hide(reason))
    case (.hidden(nil), .hidden(let reason)): (.hidden(reason), nil)
    case (.hidden, .hidden), (.shown, .shown), (.hidden, .inTransition), (.shown, .inTransition): (state, nil)
    }
  }

  private mutating func remember(_ context: ScreenContext) {
    // A popped screen may stay in its window for a while. As long as it does, it is known by the place it had.
    if last == context || (context.hasWindow && context.levels.last?.place == .detached) { return }
    last = last ?? ScreenContext()
    last?.refill(from: context)
  }
}

extension VisitReason {
  /// What brings back what this took away.
  fileprivate var undone: VisitReason {
    switch self {
    case .push: .pop
    case .pop: .push
    case .present, .sheet: .dismiss
    case .dismiss: .present
    case .tab, .page, .refresh, .background, .other: self
    }
  }
}
