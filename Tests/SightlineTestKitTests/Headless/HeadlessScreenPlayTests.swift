// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineHost
import SightlineTestKit
import Testing

/// Everything that can be done to screens, at random: what a session says is on screen is what is on screen, as soon as
/// everything has come to rest, whatever quirk there is.
@MainActor
@Suite("Screens played with at random")
struct HeadlessScreenPlayTests {
  @Test("show and hide what is tracked on them as UIKit does", arguments: 0..<12 as Range<UInt64>)
  func plain(seed: UInt64) {
    let play = ScreenPlay(seed: seed, quirks: [])
    let found = play.run()
    #expect(found.map(\.told) == found.map(\.true), "after \(play.done.joined(separator: ", "))")
    #expect(play.app.problems() == [])
  }

  @Test("show and hide the same under every quirk", arguments: HeadlessQuirk.allCases)
  func quirks(quirk: HeadlessQuirk) {
    for seed in 200..<202 as Range<UInt64> {
      let believed = ScreenPlay(seed: seed, quirks: []).run().map(\.true)
      let play = ScreenPlay(seed: seed, quirks: [quirk])
      let found = play.run().map(\.told)
      #expect(found == believed, "seed \(seed), after \(play.done.joined(separator: ", "))")
      #expect(play.app.problems() == [])
    }
  }
}

@MainActor
private final class ScreenPlay {
  let app: HeadlessApp
  private(set) var done: [String] = []
  private var random: SplitMix64
  private var leaves: [HeadlessController] = []
  private let first: HeadlessNavigationController
  private let pages: HeadlessPageController
  private let book: [HeadlessController]
  private let split: HeadlessSplitController
  private let tabs: HeadlessTabController
  private var held: HeadlessTransition?

  init(seed: UInt64, quirks: Set<HeadlessQuirk>) {
    random = SplitMix64(seed: seed)
    app = HeadlessApp(rules: RuleBook(rules: [.anyPixel]), screen: .tablet, quirks: quirks)
    var made: [HeadlessController] = []
    let session = app.session
    func leaf() -> HeadlessController {
      let controller = ScreenPlay.leaf(made.count, in: session)
      made.append(controller)
      return controller
    }
    first = HeadlessNavigationController(root: leaf())
    let book = [leaf(), leaf(), leaf()]
    self.book = book
    pages = HeadlessPageController(book[1])
    pages.before = { page in book.firstIndex { $0 === page }.flatMap { $0 > 0 ? book[$0 - 1] : nil } }
    pages.after = { page in book.firstIndex { $0 === page }.flatMap { $0 < 2 ? book[$0 + 1] : nil } }
    split = HeadlessSplitController(primary: leaf(), secondary: leaf())
    tabs = HeadlessTabController([first, pages, split])
    leaves = made
    app.show(tabs)
  }

  /// A tracked screen that paints nothing, with one card on it.
  private static func leaf(_ number: Int, in session: HostSession<HeadlessToolkit>) -> HeadlessController {
    let controller = HeadlessController(name: "screen-\(number)")
    let card = HeadlessView(frame: Rect(x: 20, y: 80, width: 100, height: 50))
    controller.view.addSubview(card)
    session.track(controller.view, as: controller.name)
    session.register(card, as: ExposedItem("card-\(number)"))
    return controller
  }

  private func newLeaf() -> HeadlessController {
    let controller = ScreenPlay.leaf(leaves.count, in: app.session)
    leaves.append(controller)
    return controller
  }

  /// Plays, and answers at each rest which cards are on screen: as told, and as it is.
  func run() -> [(told: [String], true: [String])] {
    var found: [(told: [String], true: [String])] = []
    for _ in 0..<8 {
      for _ in 0..<random.below(5) + 1 {
        act()
        app.advance(by: .milliseconds(Int64(random.below(700))))
      }
      if let held, !held.isOver { random.chance(0.5) ? held.finish() : held.cancel() }
      held = nil
      app.advance(by: .seconds(4))
      found.append((told: told, true: isOnScreen))
    }
    app.finish()
    return found
  }

  /// Which cards have appeared and not disappeared.
  private var told: [String] {
    var visible: Set<String> = []
    for event in app.log.events {
      switch event.kind {
      case .appear: visible.insert(event.item)
      case .disappear: visible.remove(event.item)
      default: break
      }
    }
    return visible.sorted()
  }

  /// What UIKit leaves in the window is on screen, but for the pages beside the current one.
  private var isOnScreen: [String] {
    leaves.enumerated().filter { _, leaf in
      leaf.view.window != nil && (leaf.parent !== pages || leaf === pages.current)
    }.map { "card-\($0.offset)" }.sorted()
  }

  // MARK: What is done

  private func act() {
    // A finger does one thing at a time.
    if let held, !held.isOver {
      switch random.below(3) {
      case 0: note("held") { held.update(Double(random.below(100)) / 100) }
      case 1: note("finish") { held.finish() }
      default: note("cancel") { held.cancel() }
      }
      return
    }
    let isAnimated = random.chance(0.6)
    switch random.below(14) {
    case 0, 1: note("push") { first.push(newLeaf(), animated: isAnimated) }
    case 2: note("pop") { first.pop(animated: isAnimated) }
    case 3: note("pop to root") { first.popToRoot(animated: isAnimated) }
    case 4 where tabs.selected === first && tabs.presenting?.style != .fullScreen:
      note("swipe back") { held = first.beginInteractivePop() }
    case 4: break
    case 5, 6:
      let index = random.below(3)
      note("tab \(index)") { tabs.select(index, animated: isAnimated) }
    case 7: turnPage(isAnimated)
    case 8:
      let mode = random.pick(HeadlessSplitController.DisplayMode.allCases)
      note("\(mode)") { split.displayMode = mode }
    case 9: note("collapse or expand") { split.isCollapsed ? split.expand() : split.collapse() }
    case 10: present(isAnimated)
    case 11: note("dismiss") { tabs.dismiss(animated: isAnimated) }
    case 12: note("pull down") { held = tabs.beginInteractiveDismiss() }
    default: leave()
    }
  }

  private func note(_ text: String, _ action: () -> Void) {
    done.append(text)
    action()
  }

  private func turnPage(_ isAnimated: Bool) {
    guard tabs.selected === pages else { return }
    let forward = random.chance(0.5)
    if random.chance(0.5) {
      note("turn") { held = pages.beginTurn(forward: forward) }
    } else if let page = forward ? pages.after(pages.current) : pages.before(pages.current) {
      note("show page") { pages.show(page, forward: forward, animated: isAnimated) }
    }
  }

  private func present(_ isAnimated: Bool) {
    let styles: [PresentationStyle] = [.fullScreen, .overFullScreen, .pageSheet, .formSheet, .popover, .alert, .custom]
    guard tabs.presenting == nil else { return }
    let style = random.pick(styles)
    note("present \(style)") { tabs.present(newLeaf(), style: style, animated: isAnimated) }
  }

  private func leave() {
    if random.chance(0.5) {
      note("inactive") {
        app.resignActive()
        app.advance(by: .milliseconds(300))
        app.becomeActive()
      }
    } else {
      note("background") {
        app.enterBackground()
        app.advance(by: .milliseconds(2_000))
        app.enterForeground()
      }
    }
  }
}
