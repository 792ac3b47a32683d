// SPDX-License-Identifier: MIT

extension RelayMethod {
  /// Every method that was considered, protocol by protocol.
  public static let all = scrollView + tableView + collectionView

  private static let scrollView = [
    RelayMethod(
      "scrollViewDidScroll:", .scrollView, .observedDirectly,
      "It only tells; it comes with every frame of a scroll."),
    RelayMethod(
      "scrollViewDidZoom:", .scrollView, .observedDirectly,
      "It only tells; it comes with every frame of a zoom."),
    RelayMethod("scrollViewWillBeginDragging:", .scrollView, .observed, "It only tells that a drag begins."),
    RelayMethod(
      "scrollViewDidEndDragging:willDecelerate:", .scrollView, .observed,
      "It only tells that a drag ended, and whether the content moves on."),
    RelayMethod("scrollViewWillBeginDecelerating:", .scrollView, .observed, "It only tells that the content moves on."),
    RelayMethod(
      "scrollViewDidEndDecelerating:", .scrollView, .observed,
      "It only tells that the content has come to rest."),
    RelayMethod(
      "scrollViewDidEndScrollingAnimation:", .scrollView, .observed,
      "It only tells that a programmatic scroll has ended."),
    RelayMethod(
      "scrollViewDidScrollToTop:", .scrollView, .observed,
      "It only tells; whether it may scroll is another method's matter."),
    RelayMethod(
      "scrollViewDidChangeAdjustedContentInset:", .scrollView, .observed,
      "It only tells that the insets have changed."),
    RelayMethod(
      "scrollViewWillEndDragging:withVelocity:targetContentOffset:", .scrollView, .hasOutParameter,
      "It may move the place where the content comes to rest."),
    RelayMethod(
      "scrollViewShouldScrollToTop:", .scrollView, .returnsValue,
      "It decides whether a tap on the status bar scrolls."),
    RelayMethod(
      "viewForZoomingInScrollView:", .scrollView, .returnsValue,
      "It decides what is zoomed, and whether at all."),
    RelayMethod(
      "scrollViewWillBeginZooming:withView:", .scrollView, .notNeeded,
      "Zooming is told by scrollViewDidZoom:."),
    RelayMethod(
      "scrollViewDidEndZooming:withView:atScale:", .scrollView, .presenceMatters,
      "Apple's guide names it as one of the two methods that a delegate needs for zooming to work."),
  ]

  private static let tableView = [
    RelayMethod(
      "tableView:willDisplayCell:forRowAtIndexPath:", .tableView, .observed,
      "It only tells that a cell is about to show."),
    RelayMethod(
      "tableView:didEndDisplayingCell:forRowAtIndexPath:", .tableView, .observed,
      "It only tells that a cell was taken out."),
    RelayMethod(
      "tableView:willDisplayHeaderView:forSection:", .tableView, .observed,
      "It only tells; whether there is a header is another method's matter."),
    RelayMethod(
      "tableView:willDisplayFooterView:forSection:", .tableView, .observed,
      "It only tells; whether there is a footer is another method's matter."),
    RelayMethod(
      "tableView:didEndDisplayingHeaderView:forSection:", .tableView, .observed,
      "It only tells that a header was taken out."),
    RelayMethod(
      "tableView:didEndDisplayingFooterView:forSection:", .tableView, .observed,
      "It only tells that a footer was taken out."),
    RelayMethod(
      "tableView:didSelectRowAtIndexPath:", .tableView, .observed,
      "It only tells of a tap; whether a row can be selected is allowsSelection's matter."),
    RelayMethod(
      "tableView:didDeselectRowAtIndexPath:", .tableView, .observed,
      "It only tells that a row is no longer selected."),
    RelayMethod(
      "tableView:didHighlightRowAtIndexPath:", .tableView, .notNeeded,
      "A touch that is no tap is none of our matters."),
    RelayMethod(
      "tableView:didUnhighlightRowAtIndexPath:", .tableView, .notNeeded,
      "A touch that is no tap is none of our matters."),
    RelayMethod(
      "tableView:heightForRowAtIndexPath:", .tableView, .returnsValue,
      "It sets heights; its mere presence makes the table ignore its row height."),
    RelayMethod("tableView:heightForHeaderInSection:", .tableView, .returnsValue, "It sets heights."),
    RelayMethod("tableView:heightForFooterInSection:", .tableView, .returnsValue, "It sets heights."),
    RelayMethod(
      "tableView:estimatedHeightForRowAtIndexPath:", .tableView, .returnsValue,
      "It sets estimates; its mere presence changes when rows are asked for."),
    RelayMethod("tableView:viewForHeaderInSection:", .tableView, .returnsValue, "It makes the header."),
    RelayMethod("tableView:viewForFooterInSection:", .tableView, .returnsValue, "It makes the footer."),
    RelayMethod("tableView:shouldHighlightRowAtIndexPath:", .tableView, .returnsValue, "It decides about touches."),
    RelayMethod("tableView:willSelectRowAtIndexPath:", .tableView, .returnsValue, "It decides what is selected."),
    RelayMethod("tableView:willDeselectRowAtIndexPath:", .tableView, .returnsValue, "It decides what stays selected."),
    RelayMethod(
      "tableView:editingStyleForRowAtIndexPath:", .tableView, .returnsValue,
      "It decides what a swipe offers."),
    RelayMethod(
      "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:", .tableView, .returnsValue,
      "It decides what a swipe offers."),
    RelayMethod(
      "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:", .tableView, .returnsValue,
      "It decides what a swipe offers."),
    RelayMethod(
      "tableView:contextMenuConfigurationForRowAtIndexPath:point:", .tableView, .returnsValue,
      "It decides about menus; its mere presence adds the long press."),
    RelayMethod(
      "tableView:accessoryButtonTappedForRowWithIndexPath:", .tableView, .notNeeded,
      "A tap on an accessory is none on its row."),
    RelayMethod(
      "tableView:performPrimaryActionForRowAtIndexPath:", .tableView, .presenceMatters,
      "Its presence parts tapping from selecting."),
    RelayMethod(
      "tableView:performAction:forRowAtIndexPath:withSender:", .tableView, .presenceMatters,
      "Its presence is one of the three that turn on the row's old menu."),
    RelayMethod(
      "tableView:willBeginEditingRowAtIndexPath:", .tableView, .notNeeded,
      "Nothing that is told needs it, and table view controllers act on it."),
    RelayMethod(
      "tableView:didEndEditingRowAtIndexPath:", .tableView, .notNeeded,
      "Nothing that is told needs it, and table view controllers act on it."),
    RelayMethod(
      "tableView:didBeginMultipleSelectionInteractionAtIndexPath:", .tableView, .notNeeded,
      "Nothing that is told needs it."),
    RelayMethod(
      "tableViewDidEndMultipleSelectionInteraction:", .tableView, .notNeeded,
      "Nothing that is told needs it."),
    RelayMethod(
      "tableView:didUpdateFocusInContext:withAnimationCoordinator:", .tableView, .notNeeded,
      "Nothing that is told needs it, and it hands out an animation to join."),
    RelayMethod(
      "tableView:willDisplayContextMenuWithConfiguration:animator:", .tableView, .notNeeded,
      "Nothing that is told needs it, and it hands out an animation to join."),
    RelayMethod(
      "tableView:willEndContextMenuInteractionWithConfiguration:animator:", .tableView, .notNeeded,
      "Nothing that is told needs it, and it hands out an animation to join."),
    RelayMethod(
      "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:", .tableView, .notNeeded,
      "Nothing that is told needs it, and it hands out an animation to join."),
  ]

  private static let collectionView = [
    RelayMethod(
      "collectionView:willDisplayCell:forItemAtIndexPath:", .collectionView, .observed,
      "It only tells that a cell is about to show."),
    RelayMethod(
      "collectionView:didEndDisplayingCell:forItemAtIndexPath:", .collectionView, .observed,
      "It only tells that a cell was taken out."),
    RelayMethod(
      "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:", .collectionView, .observed,
      "It only tells; which views there are is the layout's matter."),
    RelayMethod(
      "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:", .collectionView, .observed,
      "It only tells that a view was taken out."),
    RelayMethod(
      "collectionView:didSelectItemAtIndexPath:", .collectionView, .observed,
      "It only tells of a tap; whether an item can be selected is allowsSelection's matter."),
    RelayMethod(
      "collectionView:didDeselectItemAtIndexPath:", .collectionView, .observed,
      "It only tells that an item is no longer selected."),
    RelayMethod(
      "collectionView:didHighlightItemAtIndexPath:", .collectionView, .notNeeded,
      "A touch that is no tap is none of our matters."),
    RelayMethod(
      "collectionView:didUnhighlightItemAtIndexPath:", .collectionView, .notNeeded,
      "A touch that is no tap is none of our matters."),
    RelayMethod(
      "collectionView:layout:sizeForItemAtIndexPath:", .collectionView, .returnsValue,
      "It sets sizes; its mere presence makes the layout ignore its item size."),
    RelayMethod(
      "collectionView:layout:referenceSizeForHeaderInSection:", .collectionView, .returnsValue,
      "It sets sizes; its mere presence asks for headers."),
    RelayMethod("collectionView:layout:insetForSectionAtIndex:", .collectionView, .returnsValue, "It sets insets."),
    RelayMethod(
      "collectionView:shouldHighlightItemAtIndexPath:", .collectionView, .returnsValue,
      "It decides about touches."),
    RelayMethod(
      "collectionView:shouldSelectItemAtIndexPath:", .collectionView, .returnsValue,
      "It decides what is selected."),
    RelayMethod(
      "collectionView:shouldDeselectItemAtIndexPath:", .collectionView, .returnsValue,
      "It decides what stays selected."),
    RelayMethod(
      "collectionView:targetContentOffsetForProposedContentOffset:", .collectionView, .returnsValue,
      "It decides where the content comes to rest."),
    RelayMethod(
      "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:", .collectionView, .returnsValue,
      "It decides about menus; its mere presence adds the long press."),
    RelayMethod(
      "collectionView:performPrimaryActionForItemAtIndexPath:", .collectionView, .presenceMatters,
      "Its presence parts tapping from selecting."),
    RelayMethod(
      "collectionView:performAction:forItemAtIndexPath:withSender:", .collectionView, .presenceMatters,
      "Its presence is one of the three that turn on the item's old menu."),
    RelayMethod(
      "collectionView:didBeginMultipleSelectionInteractionAtIndexPath:", .collectionView, .notNeeded,
      "Nothing that is told needs it."),
    RelayMethod(
      "collectionViewDidEndMultipleSelectionInteraction:", .collectionView, .notNeeded,
      "Nothing that is told needs it."),
    RelayMethod(
      "collectionView:didUpdateFocusInContext:withAnimationCoordinator:", .collectionView, .notNeeded,
      "Nothing that is told needs it, and it hands out an animation to join."),
    RelayMethod(
      "collectionView:willDisplayContextMenuWithConfiguration:animator:", .collectionView, .notNeeded,
      "Nothing that is told needs it, and it hands out an animation to join."),
    RelayMethod(
      "collectionView:willEndContextMenuInteractionWithConfiguration:animator:", .collectionView, .notNeeded,
      "Nothing that is told needs it, and it hands out an animation to join."),
    RelayMethod(
      "collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:", .collectionView, .notNeeded,
      "Nothing that is told needs it, and it hands out an animation to join."),
  ]
}
