// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Whether the screen of a tracked view is shown, judged from facts alone (design 8.2, 8.4).
///
/// | fact                                                        | verdict            |
/// |-------------------------------------------------------------|--------------------|
/// | the view has no window                                      | hidden             |
/// | a transition runs                                           | in transition      |
/// | a level is below the top of its navigation stack            | hidden, `push`     |
/// | a level was taken out of its stack                          | hidden, `pop`      |
/// | a level is not the chosen tab, not the current page         | hidden, `tab`, `page` |
/// | a level is a column that the split view does not show       | hidden, `other`    |
/// | full screen or current context is presented over a level    | hidden, `present`  |
/// | a page or form sheet is, and sheets hide by option          | hidden, `sheet`    |
/// | a level lost the place that it had: a stack, a presentation, tabs, pages, anything else | hidden, `pop`, `dismiss`, `tab`, `page`, `other` |
/// | a level is detached and had no place before                 | no matter          |
/// | else, also in no controller at all                          | shown              |
///
/// Where several levels hide the view, the outermost gives the reason (fine print 19). A view without a window is hidden
/// even while a transition runs, since nobody sees it; the reason is that of the levels, else of the transition. All
/// other presentations leave it shown: they are covers, and measured as such. Below a presentation that lies in the
/// window nothing can hide what is presented but the presenter's own end.
public enum ScreenVerdict: Sendable, EquatableInTests {
  /// It is on screen, as far as controllers know.
  case shown
  /// It is not, for this reason where the facts tell one.
  case hidden(VisitReason?)
  /// A transition decides: until it is over, what was shown stays shown and what was hidden hidden.
  case inTransition

  /// Judges a context, given the last one in which the controllers led to a root or the view had no window
  /// (``ScreenState`` keeps it). That one tells a popped or dismissed controller from one that never had a place.
  public init(of context: ScreenContext, after last: ScreenContext?, options: ScreenOptions = ScreenOptions()) {
    let reason = ScreenVerdict.reason(in: context, after: last, options)
    if !context.hasWindow {
      self = .hidden(reason ?? context.transition.flatMap(VisitReason.init(leavingBy:)))
    } else if context.transition != nil {
      self = .inTransition
    } else if let reason {
      self = .hidden(reason)
    } else {
      self = .shown
    }
  }

  /// Why the levels hide the view; `nil` when none of them does. The outermost has the last word.
  private static func reason(
    in context: ScreenContext, after last: ScreenContext?, _ options: ScreenOptions
  ) -> VisitReason? {
    var found: VisitReason?
    var isContent = false  // whether the level before is what this level presents
    var isApart = false  // whether this level is below a presentation that lies in the window, not in a context
    for (index, level) in context.levels.enumerated() {
      if !isContent, !isApart, let style = level.over { found = VisitReason(under: style, options) ?? found }
      isContent = false
      switch level.place {
      case .presented(let style):
        isContent = true
        isApart = isApart || !style.staysInContext
      case .detached:
        // Whoever presented it takes it away.
        guard let last, index < last.levels.count else { return found }
        return VisitReason(losing: last.levels[index].place) ?? found
      case .navigation, .tab, .page, .split, .embedded, .root:
        if !isApart { found = VisitReason(in: level.place) ?? found }
      }
    }
    return found
  }
}

extension VisitReason {
  /// Why a controller is hidden by its place in the one around it; `nil` when it is not.
  fileprivate init?(in place: ScreenContext.Place) {
    switch place {
    case .navigation(.below): self = .push
    case .navigation(.removed): self = .pop
    case .tab(isSelected: false): self = .tab
    case .page(isCurrent: false): self = .page
    case .split(isShown: false): self = .other
    case .navigation(.top), .tab(isSelected: true), .page(isCurrent: true), .split(isShown: true), .embedded,
      .presented, .root, .detached:
      return nil
    }
  }

  /// Why what lies below a presentation is hidden; `nil` when it is not.
  fileprivate init?(under style: PresentationStyle, _ options: ScreenOptions) {
    if style.removesPresenter {
      self = .present
    } else if style.isSheet, options.hidesUnderSheets {
      self = .sheet
    } else {
      return nil
    }
  }

  /// Why a controller is gone that had this place; `nil` when it had none.
  fileprivate init?(losing place: ScreenContext.Place) {
    switch place {
    case .navigation: self = .pop
    case .presented: self = .dismiss
    case .tab: self = .tab
    case .page: self = .page
    case .split, .embedded, .root: self = .other
    case .detached: return nil
    }
  }

  /// Why a view is gone that lost its window in this transition.
  fileprivate init?(leavingBy transition: ScreenContext.Transition) {
    switch transition {
    case .push: self = .push
    case .pop: self = .pop
    case .present: self = .present
    case .dismiss: self = .dismiss
    case .tab: self = .tab
    case .page: self = .page
    case .other: return nil
    }
  }
}
