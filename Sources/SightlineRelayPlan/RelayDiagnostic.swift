// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineHost
#endif

/// Something that the makers of an app should know about a relay.
public enum RelayDiagnostic: Sendable, Equatable {
  /// No relay stands in; exposure is sampled instead.
  case refused(RelayRefusal)
  /// The slot was taken away twice within a second; the relay has left it.
  case contested
  /// The relay was offered as its own delegate or observer.
  case isRelay
  /// What became the delegate passes messages on to the relay; the relay stands behind it.
  case leadsBack
  /// A message came back to the relay while it was being passed on, again and again.
  case ring(RelaySelector)
  /// An observer has a method that may not be observed; it will not be called.
  case notObservable(RelaySelector, String)

  /// What happened, and what to do about it.
  public var message: String {
    switch self {
    case .refused(.swiftUI):
      "relay: SwiftUI's own scroll views keep their delegate; use the modifier exposureSurface, which needs none"
    case .refused(.textView): "relay: text views keep their delegate; track the view without a relay"
    case .refused(.pageQueue):
      "relay: the scroll view of a page controller keeps its delegate; track the pages' own lists"
    case .contested:
      "relay: the delegate was replaced twice within a second by something that wants it back; "
        + "scrolling is sampled from now on. Set the delegate through the tracked view, or track it without a relay"
    case .isRelay:
      "relay: the relay was set as its own delegate; nothing changed. Set the object that is to get the messages"
    case .leadsBack:
      "relay: the new delegate passes messages on to the relay; the relay stands behind it. "
        + "Make the proxy before the view is tracked to have it the other way round"
    case .ring(let selector):
      "relay: \(selector) came back while it was passed on; the relay stands behind the new delegate from now on"
    case .notObservable(let selector, let reason): "relay: \(selector) cannot be observed. \(reason)"
    }
  }

  /// The same, as what is told to the app's makers of everything else.
  /// - Parameter surface: The id of the surface whose view is relayed.
  public func misuse(surface: String?) -> Misuse {
    switch self {
    case .refused: Misuse(kind: .refused, surface: surface, detail: message)
    case .contested: Misuse(kind: .delegate, surface: surface, subject: "contested", detail: message)
    case .isRelay: Misuse(kind: .delegate, surface: surface, subject: "relay", detail: message)
    case .leadsBack: Misuse(kind: .delegate, surface: surface, subject: "behind", detail: message)
    case .ring(let selector): Misuse(kind: .delegate, surface: surface, subject: selector.name, detail: message)
    case .notObservable(let selector, _):
      Misuse(kind: .delegate, surface: surface, subject: selector.name, detail: message)
    }
  }
}
