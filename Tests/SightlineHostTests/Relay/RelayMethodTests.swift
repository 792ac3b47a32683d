// SPDX-License-Identifier: MIT

import SightlineRelayPlan
import Testing

@Suite("Methods of delegates that may be observed")
struct RelayMethodTests {
  /// What Objective-C's runtime says of these methods: what is returned, then what is taken after the receiver and the
  /// selector. Written from the declarations, not from the table that is tested.
  static let declarations: [String: String] = [
    "scrollViewDidScroll:": "v@:@", "scrollViewDidZoom:": "v@:@", "scrollViewWillBeginDragging:": "v@:@",
    "scrollViewDidEndDragging:willDecelerate:": "v@:@B", "scrollViewWillBeginDecelerating:": "v@:@",
    "scrollViewDidEndDecelerating:": "v@:@", "scrollViewDidEndScrollingAnimation:": "v@:@",
    "scrollViewDidScrollToTop:": "v@:@", "scrollViewDidChangeAdjustedContentInset:": "v@:@",
    "scrollViewWillEndDragging:withVelocity:targetContentOffset:": "v@:@{CGPoint=dd}N^{CGPoint=dd}",
    "scrollViewShouldScrollToTop:": "B@:@", "viewForZoomingInScrollView:": "@@:@",
    "scrollViewWillBeginZooming:withView:": "v@:@@", "scrollViewDidEndZooming:withView:atScale:": "v@:@@d",
    "tableView:willDisplayCell:forRowAtIndexPath:": "v@:@@@",
    "tableView:didEndDisplayingCell:forRowAtIndexPath:": "v@:@@@",
    "tableView:willDisplayHeaderView:forSection:": "v@:@@q", "tableView:willDisplayFooterView:forSection:": "v@:@@q",
    "tableView:didEndDisplayingHeaderView:forSection:": "v@:@@q",
    "tableView:didEndDisplayingFooterView:forSection:": "v@:@@q", "tableView:didSelectRowAtIndexPath:": "v@:@@",
    "tableView:didDeselectRowAtIndexPath:": "v@:@@", "tableView:didHighlightRowAtIndexPath:": "v@:@@",
    "tableView:didUnhighlightRowAtIndexPath:": "v@:@@", "tableView:heightForRowAtIndexPath:": "d@:@@",
    "tableView:heightForHeaderInSection:": "d@:@q", "tableView:heightForFooterInSection:": "d@:@q",
    "tableView:estimatedHeightForRowAtIndexPath:": "d@:@@", "tableView:viewForHeaderInSection:": "@@:@q",
    "tableView:viewForFooterInSection:": "@@:@q", "tableView:shouldHighlightRowAtIndexPath:": "B@:@@",
    "tableView:willSelectRowAtIndexPath:": "@@:@@", "tableView:willDeselectRowAtIndexPath:": "@@:@@",
    "tableView:editingStyleForRowAtIndexPath:": "q@:@@",
    "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:": "@@:@@",
    "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:": "@@:@@",
    "tableView:contextMenuConfigurationForRowAtIndexPath:point:": "@@:@@{CGPoint=dd}",
    "tableView:accessoryButtonTappedForRowWithIndexPath:": "v@:@@",
    "tableView:performPrimaryActionForRowAtIndexPath:": "v@:@@",
    "tableView:performAction:forRowAtIndexPath:withSender:": "v@:@:@@",
    "tableView:willBeginEditingRowAtIndexPath:": "v@:@@", "tableView:didEndEditingRowAtIndexPath:": "v@:@@",
    "tableView:didBeginMultipleSelectionInteractionAtIndexPath:": "v@:@@",
    "tableViewDidEndMultipleSelectionInteraction:": "v@:@",
    "tableView:didUpdateFocusInContext:withAnimationCoordinator:": "v@:@@@",
    "tableView:willDisplayContextMenuWithConfiguration:animator:": "v@:@@@",
    "tableView:willEndContextMenuInteractionWithConfiguration:animator:": "v@:@@@",
    "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:": "v@:@@@",
    "collectionView:willDisplayCell:forItemAtIndexPath:": "v@:@@@",
    "collectionView:didEndDisplayingCell:forItemAtIndexPath:": "v@:@@@",
    "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:": "v@:@@@@",
    "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:": "v@:@@@@",
    "collectionView:didSelectItemAtIndexPath:": "v@:@@", "collectionView:didDeselectItemAtIndexPath:": "v@:@@",
    "collectionView:didHighlightItemAtIndexPath:": "v@:@@", "collectionView:didUnhighlightItemAtIndexPath:": "v@:@@",
    "collectionView:layout:sizeForItemAtIndexPath:": "{CGSize=dd}@:@@@",
    "collectionView:layout:referenceSizeForHeaderInSection:": "{CGSize=dd}@:@@q",
    "collectionView:layout:insetForSectionAtIndex:": "{UIEdgeInsets=dddd}@:@@q",
    "collectionView:shouldHighlightItemAtIndexPath:": "B@:@@", "collectionView:shouldSelectItemAtIndexPath:": "B@:@@",
    "collectionView:shouldDeselectItemAtIndexPath:": "B@:@@",
    "collectionView:targetContentOffsetForProposedContentOffset:": "{CGPoint=dd}@:@{CGPoint=dd}",
    "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:": "@@:@@{CGPoint=dd}",
    "collectionView:performPrimaryActionForItemAtIndexPath:": "v@:@@",
    "collectionView:performAction:forItemAtIndexPath:withSender:": "v@:@:@@",
    "collectionView:didBeginMultipleSelectionInteractionAtIndexPath:": "v@:@@",
    "collectionViewDidEndMultipleSelectionInteraction:": "v@:@",
    "collectionView:didUpdateFocusInContext:withAnimationCoordinator:": "v@:@@@",
    "collectionView:willDisplayContextMenuWithConfiguration:animator:": "v@:@@@",
    "collectionView:willEndContextMenuInteractionWithConfiguration:animator:": "v@:@@@",
    "collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:": "v@:@@@",
  ]

  @Test("only what returns nothing and has no way to answer is observed", arguments: RelayMethod.all)
  func signature(_ method: RelayMethod) throws {
    let encoding = try #require(Self.declarations[method.selector.name], "\(method.selector) is not declared here")
    let signature = RelaySignature(encoding: encoding)
    switch method.use {
    case .observed, .observedDirectly, .presenceMatters, .notNeeded: #expect(signature.isNotice)
    case .returnsValue: #expect(!signature.returnsNothing)
    case .hasOutParameter: #expect(signature.returnsNothing && signature.hasOutParameter)
    }
    #expect(method.reason.hasSuffix(".") && !method.reason.isEmpty)
    #expect(method.isObservable == (method.use == .observed || method.use == .observedDirectly))
    // As many colons as parameters: a name that is misspelled is never sent.
    let parameters = Array(encoding.drop { $0 != ":" }.dropFirst())
    var depth = 0
    var count = 0
    for character in parameters {
      if "})".contains(character) { depth -= 1 }
      if depth == 0, !"N^".contains(character), !"})".contains(character) { count += 1 }
      if "{(".contains(character) { depth += 1 }
    }
    #expect(method.selector.name.count { $0 == ":" } == count)
  }

  @Test("each method is listed once, with the view whose delegate has it")
  func once() {
    #expect(Set(RelayMethod.all.map(\.selector)).count == RelayMethod.all.count)
    #expect(Set(RelayMethod.all.map(\.selector.name)) == Set(Self.declarations.keys))
    for method in RelayMethod.all {
      let prefix =
        switch method.owner {
        case .scrollView: ["scrollView", "viewForZoomingInScrollView:"]
        case .tableView: ["tableView"]
        case .collectionView: ["collectionView"]
        }
      #expect(prefix.contains { method.selector.name.hasPrefix($0) }, "\(method.selector)")
    }
  }

  @Test("a list's delegate may be observed as a scroll view's, too")
  func inherited() {
    let scroll = RelayMethod.observable(of: .scrollView)
    #expect(scroll.contains("scrollViewDidScroll:") && !scroll.contains("tableView:didSelectRowAtIndexPath:"))
    #expect(RelayMethod.observable(of: .tableView).isSuperset(of: scroll))
    #expect(RelayMethod.observable(of: .collectionView).isSuperset(of: scroll))
    #expect(RelayMethod.observable(of: .tableView).contains("tableView:didSelectRowAtIndexPath:"))
  }

  @Test("what comes with every frame is implemented directly")
  func direct() {
    #expect(
      RelayMethod.all.filter { $0.use == .observedDirectly }.map(\.selector) == [
        "scrollViewDidScroll:", "scrollViewDidZoom:",
      ])
  }

  @Test(
    "an encoding is read as Objective-C writes it",
    arguments: [
      ("v24@0:8@16", true, false), ("v16@0:8", true, false), ("Vv24@0:8@16", true, false),
      ("v28@0:8@16B24", true, false),
      ("v32@0:8@\"NSIndexPath\"16@24", true, false), ("v32@0:8@16@?24", true, true),
      ("v32@0:8@16@?<v@?@\"NSError\">24", true, true), ("v32@0:8{?=dd}16", true, false),
      ("v40@0:8{CGPoint=\"x\"d\"y\"d}16@32", true, false),
      ("v40@0:8@16N^{CGPoint=dd}24", true, true), ("v32@0:8^@16o@24", true, true), ("v24@0:8*16", true, true),
      ("v24@0:8N@16", true, true),
      ("v24@0:8[4i]16", true, true), ("v24@0:8{Pair=^ii}16", true, true), ("v24@0:8^?16", true, true),
      ("@24@0:8@16", false, false), ("B24@0:8@16", false, false), ("^v16@0:8", false, false), ("rv16@0:8", true, false),
      ("v24@0:8%16", true, true), ("", false, true),
    ])
  func encoding(_ text: String, returnsNothing: Bool, hasOutParameter: Bool) {
    let signature = RelaySignature(encoding: text)
    #expect(signature.returnsNothing == returnsNothing)
    #expect(signature.hasOutParameter == hasOutParameter)
    #expect(signature.isNotice == (returnsNothing && !hasOutParameter))
  }
}
