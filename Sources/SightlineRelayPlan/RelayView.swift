// SPDX-License-Identifier: MIT

/// What kind of view (or other object) has the delegate that is relayed.
public enum RelayView: Sendable, Equatable, CaseIterable {
  /// A plain scroll view.
  case scrollView
  /// A table view.
  case tableView
  /// A collection view.
  case collectionView
  /// Something that is none of UIKit's lists, with a delegate protocol of the app's own.
  case other
  /// A scroll view that SwiftUI made for its own `ScrollView` or `List`.
  case swiftUI
  /// A `UITextView`.
  case textView
  /// The scroll view inside a page view controller.
  case pageQueue

  /// Why no relay may stand in here; `nil` where one may.
  public var refusal: RelayRefusal? {
    switch self {
    case .scrollView, .tableView, .collectionView, .other: nil
    case .swiftUI: .swiftUI
    case .textView: .textView
    case .pageQueue: .pageQueue
    }
  }

  /// Whether a list asks its data source for its counts when it is given a delegate, as tables do (F101).
  ///
  /// An app may have changed its model and not yet told its table what was inserted. Were the table to count in between,
  /// it would raise an exception when it is told. So what a relay does by itself to the slot of such a list has to wait
  /// for a good moment (``maySetSlot(isInWindow:hasCells:countsAgree:)``), and is never done where nobody may be asked: at
  /// a death, in the middle of a message. That nobody listens any more is no reason at all: the relay stays and passes
  /// everything on. What the app itself sets is set at once.
  public var countsWhenSet: Bool { self == .tableView }

  /// Whether this is a good moment for setting the slot of a list, where that is not what the app does just now.
  ///
  /// - Parameters:
  ///   - isInWindow: Whether the list is in a window.
  ///   - hasCells: Whether it holds cells: one that has none and is in no window has not counted yet.
  ///   - countsAgree: Whether what it shows is what its data source says; asked only where that matters.
  public func maySetSlot(isInWindow: Bool, hasCells: Bool, countsAgree: () -> Bool) -> Bool {
    guard countsWhenSet else { return true }
    return isInWindow ? countsAgree() : !hasCells
  }

  /// Which of UIKit's methods its delegate has; `nil` for a protocol that is not UIKit's.
  var methods: RelayMethod.Owner? {
    switch self {
    case .scrollView, .textView, .pageQueue, .swiftUI: .scrollView
    case .tableView: .tableView
    case .collectionView: .collectionView
    case .other: nil
    }
  }

  /// Why this method may not be observed here; `nil` where it may.
  func objection(to selector: RelaySelector, _ signature: RelaySignature) -> String? {
    if let methods {
      guard let method = RelayMethod.all.first(where: { $0.selector == selector }),
        method.owner == methods || method.owner == .scrollView
      else { return "It is not among the methods of this view's delegate that may be observed." }
      return method.isObservable ? nil : method.reason
    }
    if !signature.returnsNothing { return "It returns a value, and only one answer can count." }
    return signature.hasOutParameter ? "It can answer through a pointer." : nil
  }
}
