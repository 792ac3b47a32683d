// SPDX-License-Identifier: MIT

import SightlineHost
import Testing

/// The small decisions that a toolkit leaves to the host about screens.
@Suite("Parts of a screen's context")
struct ScreenPartsTests {
  @Test(
    "a screen that nobody has named has the name of its controller's class",
    arguments: [
      ("HomeController", "HomeController"), ("", ""),
      ("UIHostingController<HomeView>", "UIHostingController<HomeView>"),
      ("UIHostingController<ModifiedContent<AnyView, RootModifier>>", "UIHostingController"),
      ("Pair<Int, String>", "Pair"), ("Odd<>", "Odd"), ("Odd<", "Odd"), ("Outer<Int>.Inner", "Outer"),
      ("Box<" + String(repeating: "a", count: 61) + ">", "Box"),
      ("Box<" + String(repeating: "a", count: 60) + ">", "Box<" + String(repeating: "a", count: 60) + ">"),
    ])
  func name(_ type: String, _ expected: String) {
    #expect(ScreenName.name(ofClass: type) == expected)
  }

  @Test(
    "a page controller may turn a page while its scroll view stands between two",
    arguments: [
      (0, 390, false), (390, 390, false), (780, 390, false), (-390, 390, false), (390.4, 390, false),
      (391, 390, true), (195, 390, true), (-10, 390, true), (10, 0, false), (.nan, 390, false), (10, .infinity, false),
      (800, 410, true), (820, 410, false),
    ] as [(Double, Double, Bool)])
  func page(_ offset: Double, _ length: Double, _ expected: Bool) {
    var page = PageTurn()
    let isTurning = page.isTurning(offset: offset, length: length, isMoving: true, turn: 1)
    #expect(isTurning == expected)
  }

  @Test("pages that stand still between two places turn for as long as a finger holds them, and for some looks else")
  func stillPages() {
    var held = PageTurn()
    let whileHeld = (0..<50).map { held.isTurning(offset: 100, length: 390, isMoving: true, turn: $0) }
    #expect(!whileHeld.contains(false))
    let letGo = held.isTurning(offset: 100, length: 390, isMoving: false, turn: 50)
    #expect(!letGo)

    var moved = PageTurn()
    let alone = (0..<20).map { moved.isTurning(offset: 100, length: 390, isMoving: false, turn: $0) }
    #expect(alone == (0..<20).map { $0 < PageTurn.patience })
    let animated = (1..<20).map {
      moved.isTurning(offset: 100 + Double($0), length: 390, isMoving: false, turn: 20 + UInt64($0))
    }
    #expect(!animated.contains(false))
  }

  @Test("looks of many surfaces in one turn count as one")
  func manyLooks() {
    var page = PageTurn()
    let looks = (0..<100).map { _ in page.isTurning(offset: 100, length: 390, isMoving: false, turn: 3) }
    #expect(!looks.contains(false))
  }

  private static let columns: [(SplitColumn, SplitColumn.Mode, Bool, Bool)] = [
    (.primary, .secondaryOnly, false, false), (.primary, .one, false, true), (.primary, .two, false, true),
    (.secondary, .secondaryOnly, false, true), (.secondary, .one, false, true), (.secondary, .two, false, true),
    (.primary, .secondaryOnly, true, false), (.primary, .one, true, false), (.primary, .two, true, true),
    (.supplementary, .secondaryOnly, true, false), (.supplementary, .one, true, true),
    (.supplementary, .two, true, true),
    (.secondary, .secondaryOnly, true, true), (.secondary, .one, true, true), (.secondary, .two, true, true),
  ]

  @Test("a display mode shows these columns", arguments: columns)
  func split(_ column: SplitColumn, _ mode: SplitColumn.Mode, _ hasMiddle: Bool, _ expected: Bool) {
    #expect(column.isShown(in: mode, hasMiddle: hasMiddle) == expected)
  }

  private static let transitions: [(TransitionFacts, ScreenContext.Transition)] = [
    (TransitionFacts(.presentation), .present), (TransitionFacts(.stack(.top), isArriving: true), .push),
    (TransitionFacts(.stack(.top)), .pop), (TransitionFacts(.stack(.below)), .push),
    (TransitionFacts(.stack(.below), isArriving: true), .push), (TransitionFacts(.stack(.removed)), .pop),
    (TransitionFacts(.tabs), .tab), (TransitionFacts(.pages), .page), (TransitionFacts(.other), .other),
    (TransitionFacts(), .other),
  ]

  @Test("what a coordinator's transition does", arguments: transitions)
  func transition(_ facts: TransitionFacts, _ expected: ScreenContext.Transition) {
    #expect(facts.transition == expected)
  }

  private static let presentations: [(PresentationFacts, PresentationStyle)] = [
    (PresentationFacts(style: .popover), .popover),
    (PresentationFacts(style: .popover, hasPresenter: false), .popover),
    (PresentationFacts(style: .popover, isCompact: true, hasArrow: true), .popover),
    (PresentationFacts(style: .popover, isCompact: true), .pageSheet),
    (PresentationFacts(style: .popover, isCompact: true, hasPresenter: false), .fullScreen),
    (PresentationFacts(style: .popover, isAlert: true, isCompact: true), .alert),
    (PresentationFacts(style: .overFullScreen, isAlert: true), .alert),
  ]

  @Test("as what a presentation is shown", arguments: presentations)
  func presentation(_ facts: PresentationFacts, _ expected: PresentationStyle) {
    #expect(facts.shown == expected)
  }

  @Test("every style but a popover's is shown as it says", arguments: PresentationStyle.allCases)
  func style(_ style: PresentationStyle) {
    guard style != .popover else { return }
    #expect(PresentationFacts(style: style, isCompact: true, hasPresenter: false).shown == style)
    #expect(PresentationFacts(style: style).shown == style)
  }
}
