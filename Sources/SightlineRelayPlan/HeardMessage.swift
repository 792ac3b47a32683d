// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// A message of a list to its delegate that a session hears through a relay: all that may be observed
/// (``RelayMethod/all``), and nothing else.
public enum HeardMessage: String, Sendable, Equatable, CaseIterable {
  case didScroll = "scrollViewDidScroll:"
  case didZoom = "scrollViewDidZoom:"
  case willBeginDragging = "scrollViewWillBeginDragging:"
  case didEndDragging = "scrollViewDidEndDragging:willDecelerate:"
  case willBeginDecelerating = "scrollViewWillBeginDecelerating:"
  case didEndDecelerating = "scrollViewDidEndDecelerating:"
  case didEndScrollingAnimation = "scrollViewDidEndScrollingAnimation:"
  case didScrollToTop = "scrollViewDidScrollToTop:"
  case didChangeInset = "scrollViewDidChangeAdjustedContentInset:"

  case willDisplayRow = "tableView:willDisplayCell:forRowAtIndexPath:"
  case didEndDisplayingRow = "tableView:didEndDisplayingCell:forRowAtIndexPath:"
  case willDisplayHeader = "tableView:willDisplayHeaderView:forSection:"
  case willDisplayFooter = "tableView:willDisplayFooterView:forSection:"
  case didEndDisplayingHeader = "tableView:didEndDisplayingHeaderView:forSection:"
  case didEndDisplayingFooter = "tableView:didEndDisplayingFooterView:forSection:"
  case didSelectRow = "tableView:didSelectRowAtIndexPath:"
  case didDeselectRow = "tableView:didDeselectRowAtIndexPath:"

  case willDisplayItem = "collectionView:willDisplayCell:forItemAtIndexPath:"
  case didEndDisplayingItem = "collectionView:didEndDisplayingCell:forItemAtIndexPath:"
  case willDisplaySupplementary = "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:"
  case didEndDisplayingSupplementary = "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:"
  case didSelectItem = "collectionView:didSelectItemAtIndexPath:"
  case didDeselectItem = "collectionView:didDeselectItemAtIndexPath:"

  /// The name of the message.
  public var selector: RelaySelector { RelaySelector(rawValue) }

  /// What a message means to a session.
  public enum Meaning: Sendable, Equatable {
    /// The offset has changed.
    case scrolled
    /// The list is in this phase.
    case phase(ScrollPhase)
    /// The view that the message names is about to show.
    case displayed
    /// It has been taken out.
    case ended
    /// It was tapped.
    case tapped
    /// Something may look different.
    case changed
    /// Nothing.
    case nothing
  }

  /// What it means.
  ///
  /// - Parameter flag: What the message and its list say besides. Of the end of a drag: the content moves on. Of a cell
  ///   that is no longer selected: the list lets several be selected, so that it was a tap that took this one out of
  ///   them, and not one on another cell.
  public func meaning(_ flag: Bool = false) -> Meaning {
    switch self {
    case .didScroll, .didZoom: .scrolled
    case .willBeginDragging: .phase(.dragging)
    // What moves on says so in a message of its own.
    case .didEndDragging: flag ? .changed : .phase(.idle)
    case .willBeginDecelerating: .phase(.decelerating)
    case .didEndDecelerating, .didEndScrollingAnimation, .didScrollToTop: .phase(.idle)
    case .didChangeInset: .changed
    case .willDisplayRow, .willDisplayHeader, .willDisplayFooter, .willDisplayItem, .willDisplaySupplementary:
      .displayed
    case .didEndDisplayingRow, .didEndDisplayingHeader, .didEndDisplayingFooter, .didEndDisplayingItem,
      .didEndDisplayingSupplementary:
      .ended
    case .didSelectRow, .didSelectItem: .tapped
    case .didDeselectRow, .didDeselectItem: flag ? .tapped : .nothing
    }
  }
}
