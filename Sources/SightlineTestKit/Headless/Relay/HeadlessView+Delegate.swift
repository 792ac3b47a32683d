// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
  import SightlineRelayPlan
#endif

extension HeadlessView {
  /// Its delegate, held weakly. Where a relay stands in, this is the app's own delegate all the same.
  public var delegate: HeadlessDelegate? {
    get { relay.map(\.delegate) ?? delegateSlot.object }
    set {
      if let relay { relay.assign(newValue) } else { delegateSlot.put(newValue) }
    }
  }

  /// Puts an object into the delegate's place past the setter, as libraries do that exchange methods.
  public func putDelegate(_ delegate: HeadlessDelegate?) {
    delegateSlot.put(delegate)
  }

  /// The list around it that has a relay which hears.
  var relayedList: HeadlessView? {
    var view = superview
    while let step = view {
      if let relay = step.relay { return relay.isSampling || step.relayView == .scrollView ? nil : step }
      view = step.superview
    }
    return nil
  }

  /// Sends its delegate the message that goes with a notice, where there is one.
  func tellDelegate(_ notice: Notice<HeadlessView>) {
    guard let selector = relayView.selector(for: notice) else { return }
    delegateSlot.send(
      HeadlessMessage(selector: selector, notice: notice), asksAgain: system?.has(.delegateSelectorsCached) == true)
  }
}

extension RelayView {
  /// The message to a delegate from which a session learns something; `nil`: no message tells of it.
  func selector(for notice: Notice<HeadlessView>) -> RelaySelector? {
    switch (self, notice) {
    case (.tableView, .displayed): "tableView:willDisplayCell:forRowAtIndexPath:"
    case (.tableView, .ended): "tableView:didEndDisplayingCell:forRowAtIndexPath:"
    case (.tableView, .tapped): "tableView:didSelectRowAtIndexPath:"
    case (.collectionView, .displayed): "collectionView:willDisplayCell:forItemAtIndexPath:"
    case (.collectionView, .ended): "collectionView:didEndDisplayingCell:forItemAtIndexPath:"
    case (.collectionView, .tapped): "collectionView:didSelectItemAtIndexPath:"
    case (_, .phase(_, .dragging)): "scrollViewWillBeginDragging:"
    case (_, .phase(_, .decelerating)): "scrollViewWillBeginDecelerating:"
    case (_, .phase(_, .idle)): "scrollViewDidEndDecelerating:"
    default: nil
    }
  }

  /// What a session wants to hear of.
  var heard: Set<RelaySelector> {
    let lists: Set<RelaySelector> =
      switch self {
      case .tableView:
        [
          "tableView:willDisplayCell:forRowAtIndexPath:", "tableView:didEndDisplayingCell:forRowAtIndexPath:",
          "tableView:didSelectRowAtIndexPath:",
        ]
      case .collectionView:
        [
          "collectionView:willDisplayCell:forItemAtIndexPath:",
          "collectionView:didEndDisplayingCell:forItemAtIndexPath:", "collectionView:didSelectItemAtIndexPath:",
        ]
      case .scrollView, .other, .swiftUI, .textView, .pageQueue: []
      }
    return lists.union([
      "scrollViewWillBeginDragging:", "scrollViewWillBeginDecelerating:", "scrollViewDidEndDecelerating:",
    ])
  }
}
