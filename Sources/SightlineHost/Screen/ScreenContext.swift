// SPDX-License-Identifier: MIT

/// Where the place of a tracked view stands on screen at one moment, as a toolkit reports it: facts, never policy.
///
/// A toolkit reports it anew in every pass; it remembers nothing and hears of no callback. What the facts mean is
/// decided by ``ScreenVerdict``, what became of them by ``ScreenState``. So appearance callbacks that come twice, late or
/// never cannot change anything.
///
/// The value keeps its buffer when it is emptied, so a pass in which nothing changes allocates nothing.
public struct ScreenContext: Sendable, Equatable {
  /// One controller on the way from the tracked view to the root of its window.
  public struct Level: Sendable, Equatable {
    /// What the controller is to the one around it.
    public var place: Place
    /// The style of what lies over it because this controller presents it; `nil` while it presents nothing.
    ///
    /// UIKit: `presentedViewController`, where its `presentingViewController` is this very controller (children answer
    /// with what their parents present, which is reported at the parent's level alone). Where that controller presents
    /// others in turn, see ``cover(by:)``. While it comes or goes either answer will do, since the transition decides.
    public var over: PresentationStyle?

    /// Makes the level of a controller in this place.
    public init(_ place: Place, over: PresentationStyle? = nil) {
      self.place = place
      self.over = over
    }

    /// Adds a presentation over this level: first what the controller presents itself, then what that presents, and so
    /// on.
    ///
    /// The first gives its style; of those further up only one in full screen matters, since it hides all below.
    public mutating func cover(by style: PresentationStyle) {
      if over == nil || style == .fullScreen { over = style }
    }
  }

  /// What a controller is to the one around it.
  public enum Place: Sendable, Equatable {
    /// A child of a navigation controller (UIKit: `parent` is a `UINavigationController`).
    case navigation(StackPlace)
    /// A child of a tab bar controller; selected means that it is its `selectedViewController`.
    case tab(isSelected: Bool)
    /// A child of a page view controller; current means that it is among its `viewControllers`, which change only when
    /// a page has been turned for good. Neighbours that were loaded ahead are not current.
    case page(isCurrent: Bool)
    /// A column of a split view controller; shown means that its display mode shows the column. A collapsed one has a
    /// navigation controller instead.
    case split(isShown: Bool)
    /// A child of any other controller.
    case embedded
    /// Presented modally, in this style (UIKit: no `parent`, but a `presentingViewController`, which is the next
    /// level).
    case presented(PresentationStyle)
    /// The `rootViewController` of its window; also while its view is out of the window, under a presentation in full
    /// screen.
    case root
    /// Nothing of the above: without parent, not presented, not a window's root. So is a controller that was popped,
    /// dismissed or removed, and one whose view an app shows without making it anyone's child.
    case detached
  }

  /// Where a controller stands in a navigation stack.
  public enum StackPlace: Sendable, Equatable, CaseIterable {
    /// It is the `topViewController`.
    case top
    /// It is among the `viewControllers`, below the top.
    case below
    /// Its parent is still the navigation controller, but it is not among the `viewControllers`: it is being popped.
    case removed
  }

  /// What a running transition does.
  ///
  /// UIKit: the `transitionCoordinator` of any controller of the levels; also, with or without a coordinator, one that is
  /// `isBeingPresented` or `isBeingDismissed` among the levels or over one of them.
  public enum Transition: Sendable, Equatable, CaseIterable {
    /// A navigation controller shows a controller that was not in its stack.
    case push
    /// A navigation controller shows a controller that was in its stack.
    case pop
    /// A controller is being presented (`isBeingPresented`).
    case present
    /// A controller is being dismissed (`isBeingDismissed`).
    case dismiss
    /// A tab bar controller changes its tab.
    case tab
    /// A page controller turns a page, or the finger on it has not decided yet (its inner scroll view moves; UIKit has
    /// no coordinator for that).
    case page
    /// Any other one, such as a rotation or a change of size.
    case other
  }

  /// Whether the view lies in a window.
  public var hasWindow: Bool
  /// From the controller nearest to the view outwards; none for a view in no controller.
  ///
  /// The next level of a presented controller is its presenter, else the parent. The last is a root or detached. What
  /// lies beyond one that is presented in a style other than the two of a context may be left out: it can hide what is
  /// presented only by going itself, and then this one is soon detached, too.
  public var levels: [Level]
  /// The transition that runs now, the innermost where several do, interactive or not; also while it runs back because
  /// it was cancelled. `nil` as soon as it is over, whatever callback has come.
  public var transition: Transition?

  /// Makes the context of a view.
  public init(hasWindow: Bool = false, levels: [Level] = [], transition: Transition? = nil) {
    self.hasWindow = hasWindow
    self.levels = levels
    self.transition = transition
  }

  /// Empties it and keeps its buffer.
  public mutating func reset() {
    hasWindow = false
    levels.removeAll(keepingCapacity: true)
    transition = nil
  }

  /// Becomes equal to another without sharing its buffer, which the other would have to copy when it is refilled.
  mutating func refill(from other: ScreenContext) {
    reset()
    hasWindow = other.hasWindow
    levels.append(contentsOf: other.levels)
    transition = other.transition
  }
}
