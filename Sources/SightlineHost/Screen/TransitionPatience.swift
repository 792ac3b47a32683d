// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Believes that a screen is in transition, but not for ever: a transition of an app that never says that it is complete
/// keeps its coordinator, and whatever lies around it would never be looked at again.
///
/// | the toolkit reports                 | since when             | believed                                   |
/// |-------------------------------------|------------------------|--------------------------------------------|
/// | none                                | any                    | none                                       |
/// | one                                 | less than the patience | that one                                   |
/// | the same one                        | longer                 | none, until none or another is reported    |
/// | another one, one not being believed | less than the patience | the other one; then the first not again    |
public struct TransitionPatience: Sendable, EquatableInTests {
  private var current: ScreenContext.Transition?
  private var since = Timestamp.distantPast
  /// The one that was believed for too long, until none is reported.
  public private(set) var endless: ScreenContext.Transition?

  /// Makes the patience with a screen that was never looked at.
  public init() {}

  /// What is believed of what a toolkit reports now.
  public mutating func believed(
    _ reported: ScreenContext.Transition?, at now: Timestamp, patience: TimeSpan
  ) -> ScreenContext.Transition? {
    guard let reported else {
      (current, endless) = (nil, nil)
      return nil
    }
    if reported == endless {
      current = nil
      return nil
    }
    if reported != current {
      current = reported
      since = now
    }
    guard now - since >= patience else { return reported }
    endless = reported
    current = nil
    return nil
  }

  /// When the one that is believed will not be believed any more; `nil` for none.
  public func due(_ patience: TimeSpan) -> Timestamp? { current == nil ? nil : since + patience }
}
