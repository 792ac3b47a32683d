// SPDX-License-Identifier: MIT

/// What a transition's coordinator says of itself, and what the transition does by that.
///
/// | it happens in      | the screen there                              | what it does |
/// |--------------------|-----------------------------------------------|--------------|
/// | a presentation     | any                                           | present      |
/// | a stack            | is at its top, and comes into it              | push         |
/// | a stack            | is at its top, and was in it                  | pop          |
/// | a stack            | is below its top                              | push         |
/// | a stack            | is not in it any more, or lies elsewhere      | pop          |
/// | tabs               | any                                           | tab          |
/// | pages              | any                                           | page         |
/// | anything else      | any                                           | other        |
///
/// What is presented or dismissed says so itself, which is asked first.
public struct TransitionFacts: Sendable, EquatableInTests {
  /// In what it happens.
  public enum Container: Sendable, EquatableInTests {
    /// In a window: a presentation with a style.
    case presentation
    /// In a navigation controller, where the screen stands there.
    case stack(ScreenContext.StackPlace)
    /// In a tab bar controller.
    case tabs
    /// In a page view controller.
    case pages
    /// In anything else.
    case other
  }

  /// In what it happens.
  public var container: Container
  /// Whether the screen's controller is only now made a child of its container.
  public var isArriving: Bool

  /// Makes facts.
  public init(_ container: Container = .other, isArriving: Bool = false) {
    self.container = container
    self.isArriving = isArriving
  }

  /// What it does.
  public var transition: ScreenContext.Transition {
    switch container {
    case .presentation: .present
    case .stack(.top): isArriving ? .push : .pop
    case .stack(.below): .push
    case .stack(.removed): .pop
    case .tabs: .tab
    case .pages: .page
    case .other: .other
    }
  }
}
