// SPDX-License-Identifier: MIT

import SightlineHost
import SightlineRelayPlan
import Testing

@Suite("Where a relay may stand in")
struct RelayTraitsTests {
  static let rows: [(RelayTraits, RelayView)] = [
    (RelayTraits(), .scrollView),
    (RelayTraits(isTable: true, classes: ["UITableView", "Shop.FeedController"]), .tableView),
    (RelayTraits(isCollection: true, classes: ["UICollectionView"]), .collectionView),
    (RelayTraits(isText: true, classes: ["UITextView", "UITextView"]), .textView),
    (RelayTraits(isOfPageController: true, classes: ["_UIQueuingScrollView"]), .pageQueue),
    // SwiftUI's own, by its class or by that of its delegate.
    (RelayTraits(classes: ["SwiftUI.HostingScrollView"]), .swiftUI),
    (RelayTraits(classes: ["_TtC7SwiftUI17HostingScrollView"]), .swiftUI),
    (RelayTraits(classes: ["_TtCV7SwiftUI10ScrollView4View"]), .swiftUI),
    (RelayTraits(classes: ["NSKVONotifying_SwiftUI.HostingScrollView"]), .swiftUI),
    (RelayTraits(classes: ["NSKVONotifying__TtC7SwiftUI17HostingScrollView"]), .swiftUI),
    (RelayTraits(classes: ["SwiftUICore.PlatformScroll"]), .swiftUI),
    (RelayTraits(classes: ["_TtC11SwiftUICore8Platform"]), .swiftUI),
    (RelayTraits(isTable: true, classes: ["SwiftUI.UpdateCoalescingTableView"]), .swiftUI),
    (
      RelayTraits(
        isCollection: true,
        classes: ["UICollectionView", "_TtGC7SwiftUI31UICollectionViewListCoordinatorGVS_19ListStyle_"]), .swiftUI
    ),
    // Not SwiftUI's, though the names are like it.
    (RelayTraits(isTable: true, classes: ["UITableView", "SwiftUIKit.Coordinator"]), .tableView),
    (RelayTraits(isTable: true, classes: ["_TtC11SwiftUIKitty5Table"]), .tableView),
    (RelayTraits(isTable: true, classes: ["_TtC4Shop7SwiftUI"]), .tableView),
    (RelayTraits(classes: ["NSKVONotifying_Shop.Scroll"]), .scrollView),
    (RelayTraits(classes: ["", "_Tt", "_TtC", "SwiftUI"]), .scrollView),
    // A text view counts as one wherever it is.
    (RelayTraits(isText: true, isOfPageController: true, classes: ["SwiftUI.TextEditorTextView"]), .textView),
  ]

  @Test("a scroll view is recognised by its kind, its surroundings and the names of classes", arguments: rows)
  func recognised(_ traits: RelayTraits, as view: RelayView) {
    #expect(RelayView(traits) == view)
  }

  @Test(
    "what is diagnosed names its surface and has a subject of its own",
    arguments: [
      (RelayDiagnostic.refused(.swiftUI), Misuse.Kind.refused, nil), (.contested, .delegate, "contested"),
      (.isRelay, .delegate, "relay"), (.leadsBack, .delegate, "behind"), (.ring("a:"), .delegate, "a:"),
      (.notObservable("b:", "It tells nothing."), .delegate, "b:"),
    ] as [(RelayDiagnostic, Misuse.Kind, String?)])
  func misuse(_ diagnostic: RelayDiagnostic, kind: Misuse.Kind, subject: String?) {
    let expected = Misuse(kind: kind, surface: "feed", subject: subject, detail: diagnostic.message)
    #expect(diagnostic.misuse(surface: "feed") == expected)
  }

  /// In a window, with cells, counts agree; a table may be set, and whether it is asked for its counts.
  static let moments: [(Bool, Bool, Bool, may: Bool, asks: Bool)] = [
    (false, false, true, true, false), (false, false, false, true, false), (false, true, true, false, false),
    (true, false, true, true, true), (true, true, true, true, true), (true, true, false, false, true),
    (true, false, false, false, true),
  ]

  @Test("a relay sets the slot of a table when that cannot make it count too early, and of others at any time")
  func moment() {
    for view in RelayView.allCases {
      for moment in Self.moments {
        var asked = 0
        let may = view.maySetSlot(isInWindow: moment.0, hasCells: moment.1) {
          asked += 1
          return moment.2
        }
        #expect(may == (moment.may || view != .tableView), "\(view) \(moment)")
        #expect(asked == (moment.asks && view == .tableView ? 1 : 0), "\(view) \(moment)")
      }
    }
  }
}
