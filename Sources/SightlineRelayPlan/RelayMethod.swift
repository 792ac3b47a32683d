// SPDX-License-Identifier: MIT

/// A method of one of UIKit's delegate protocols, and whether it may be observed.
///
/// The list is closed: what it does not name is never observed. ``RelayMethod/all`` holds every method that somebody might
/// wish to observe, with the reason why it may or may not be.
public struct RelayMethod: Sendable, Equatable {
  /// Whose method it is. A table's and a collection's delegate are scroll view delegates, too.
  public enum Owner: Sendable, Equatable, CaseIterable {
    /// `UIScrollViewDelegate`.
    case scrollView
    /// `UITableViewDelegate`.
    case tableView
    /// `UICollectionViewDelegate` and `UICollectionViewDelegateFlowLayout`.
    case collectionView
  }

  /// Whether it may be observed.
  public enum Use: Sendable, Equatable, CaseIterable {
    /// Yes, by forwarding its invocation.
    case observed
    /// Yes, and it comes so often that a relay has to implement it itself, without an invocation.
    case observedDirectly
    /// No: it returns a value, and of several answers UIKit could use only one.
    case returnsValue
    /// No: it answers through a pointer.
    case hasOutParameter
    /// No: UIKit behaves differently when the delegate has it, whatever it does.
    case presenceMatters
    /// No: nothing that is told here needs it, and nobody has shown that its presence is harmless.
    case notNeeded
  }

  /// Its name.
  public let selector: RelaySelector
  /// Its protocol.
  public let owner: Owner
  /// Whether it may be observed.
  public let use: Use
  /// Why, in one sentence.
  public let reason: String

  /// Whether an observer may have it.
  public var isObservable: Bool {
    switch use {
    case .observed, .observedDirectly: true
    case .returnsValue, .hasOutParameter, .presenceMatters, .notNeeded: false
    }
  }

  init(_ selector: RelaySelector, _ owner: Owner, _ use: Use, _ reason: String) {
    self.selector = selector
    self.owner = owner
    self.use = use
    self.reason = reason
  }

  /// What may be observed of the delegate of a view of this kind.
  public static func observable(of kind: Owner) -> Set<RelaySelector> {
    Set(all.filter { $0.isObservable && ($0.owner == .scrollView || $0.owner == kind) }.map(\.selector))
  }
}
