// SPDX-License-Identifier: MIT

import Foundation
import ProofSupport
import SightlineCore
import SightlineHost
import SightlineTestKit
import Testing

/// Something to do on a headless host, and what came of it as text.
struct QuirkProbe: Sendable, CustomTestStringConvertible {
  var quirk: HeadlessQuirk
  /// What is found on the host as one believes UIKit to be.
  var believed: String
  /// What is found with the quirk.
  var found: String
  var run: @MainActor @Sendable (HeadlessStage) -> String

  init(
    _ quirk: HeadlessQuirk, _ believed: String, _ found: String,
    _ run: @escaping @MainActor @Sendable (HeadlessStage) -> String
  ) {
    self.quirk = quirk
    self.believed = believed
    self.found = found
    self.run = run
  }

  var testDescription: String { quirk.rawValue }
}

@MainActor
@Suite("A quirk of the headless host")
struct HeadlessQuirkTests {
  @Test("changes what happens, and nothing changes without it", arguments: QuirkProbe.screens + QuirkProbe.system)
  func changes(probe: QuirkProbe) {
    #expect(probe.run(HeadlessStage()) == probe.believed)
    #expect(probe.run(HeadlessStage(probe.quirk)) == probe.found)
  }

  @Test("is named by a test that shows what it changes")
  func tested() throws {
    let files = RepositoryFile.list("Tests/SightlineTestKitTests", suffix: ".swift")
    let text = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let words = Set(text.split { !$0.isLetter }.map(String.init))
    #expect(HeadlessQuirk.allCases.filter { !words.contains($0.rawValue) } == [])
  }
}

extension QuirkProbe {
  static let screens = [
    QuirkProbe(.transitionsCancelled, "willDisappear", "willDisappear willAppear didAppear willDisappear") { stage in
      let navigation = HeadlessNavigationController(root: stage.a)
      stage.app.show(navigation)
      navigation.push(stage.b, animated: false)
      let before = stage.b.appearances.count
      navigation.pop()
      return stage.b.appearances[before...].map { "\($0)" }.joined(separator: " ")
    },
    QuirkProbe(.transitionCoordinatorNil, "push", "none") { stage in
      let navigation = HeadlessNavigationController(root: stage.a)
      stage.app.show(navigation)
      navigation.push(stage.b)
      stage.app.advance(by: .milliseconds(200))
      return stage.transition(of: stage.b).map { "\($0)" } ?? "none"
    },
    QuirkProbe(.coordinatorCompletionEarly, "b", "a b") { stage in
      let navigation = HeadlessNavigationController(root: stage.a)
      stage.app.show(navigation)
      navigation.push(stage.b)
      var shown: [String] = []
      stage.b.transition?.whenOver { _ in shown = stage.shown }
      stage.app.settle()
      return shown.joined(separator: " ")
    },
    QuirkProbe(.appearanceUnbalanced, "wA dA wD dD wA dA", "wA dA dA wD wA") { stage in
      let tabs = HeadlessTabController([stage.a, stage.b])
      stage.app.show(tabs)
      for index in [1, 0, 1] { tabs.selectedIndex = index }
      let short: [HeadlessController.Appearance: String] = [
        .willAppear: "wA", .didAppear: "dA", .willDisappear: "wD", .didDisappear: "dD",
      ]
      return stage.b.appearances.compactMap { short[$0] }.joined(separator: " ")
    },
    QuirkProbe(.sheetsKeepPresenter, "a b, didAppear", "a b, didDisappear") { stage in
      stage.app.show(stage.a)
      stage.a.present(stage.b, style: .pageSheet, animated: false)
      return stage.shown.joined(separator: " ") + ", \(stage.a.appearances.last ?? .willAppear)"
    },
    QuirkProbe(.fullScreenKeepsPresenter, "b", "a b") { stage in
      stage.app.show(stage.a)
      stage.a.present(stage.b, style: .fullScreen)
      stage.app.settle()
      return stage.shown.joined(separator: " ")
    },
    QuirkProbe(.tabKeepsViews, "b", "a b, a hidden") { stage in
      let tabs = HeadlessTabController([stage.a, stage.b])
      stage.app.show(tabs)
      tabs.selectedIndex = 1
      return stage.shown.joined(separator: " ") + (stage.a.view.isHidden ? ", a hidden" : "")
    },
    QuirkProbe(.pagesPreloaded, "a, page a", "a b, page b") { stage in
      let pages = HeadlessPageController(stage.a)
      pages.after = { page in page === stage.a ? stage.b : nil }
      stage.app.show(pages)
      stage.app.turn()
      let shown = stage.shown.joined(separator: " ")
      pages.beginTurn()?.update(0.7)
      return "\(shown), page \(pages.current.name)"
    },
    QuirkProbe(.splitCollapsesLate, "true then true", "false then true") { stage in
      let split = HeadlessSplitController(primary: stage.a, secondary: stage.b)
      stage.app.show(split)
      split.collapse()
      let first = split.stack != nil
      stage.app.turn()
      return "\(first) then \(split.stack != nil)"
    },
    QuirkProbe(.navigationStackLag, "b on b", "b on a") { stage in
      let navigation = HeadlessNavigationController(root: stage.a)
      stage.app.show(navigation)
      navigation.push(stage.b, animated: false)
      return "\(navigation.top?.name ?? "") on \(stage.shown.joined(separator: " "))"
    },
    QuirkProbe(.modelFramesAhead, "0.0", "390.0") { stage in
      let navigation = HeadlessNavigationController(root: stage.a)
      stage.app.show(navigation)
      navigation.push(stage.b, animated: false)
      navigation.pop()
      return "\(stage.frame(of: stage.b).x)"
    },
    QuirkProbe(.viewsMovedInOnePass, "1", "3") { stage in
      let view = Mover()
      stage.app.show(HeadlessController(view))
      return "\(view.moves)"
    },
    QuirkProbe(.barsTranslucentGlass, "bar(hasBackground: true)", "bar(hasBackground: false)") { stage in
      let navigation = HeadlessNavigationController(root: stage.a)
      stage.app.show(navigation)
      return "\(HeadlessToolkit.paint(of: navigation.bar).kind)"
    },
    QuirkProbe(.rotationTwoSteps, "844.0 then 844.0", "390.0 then 844.0") { stage in
      let list = Scroller()
      list.fillsSuperview = true
      let content = HeadlessView()
      list.addSubview(content)
      list.onLayout = { content.frame = Rect(x: 0, y: 0, width: list.bounds.width, height: 10) }
      stage.a.view.addSubview(list)
      stage.app.show(stage.a)
      stage.app.turn()
      stage.app.resize(to: HeadlessScreen(width: 844, height: 390))
      let first = content.frame.width
      stage.app.turn()
      return "\(first) then \(content.frame.width)"
    },
    QuirkProbe(.safeAreaLate, "44.0 then 44.0", "0.0 then 44.0") { stage in
      stage.app.show(HeadlessNavigationController(root: stage.a))
      stage.app.turn()
      let first = stage.a.view.safeAreaInsets.top
      stage.app.turn()
      return "\(first) then \(stage.a.view.safeAreaInsets.top)"
    },
    QuirkProbe(.deallocatingViews, "alive then gone", "gone then gone") { stage in
      stage.app.show(stage.a)
      weak var view: HeadlessView?
      do {
        let new = HeadlessView()
        view = new
        stage.a.view.addSubview(new)
      }
      stage.a.view.subviews.first?.removeFromSuperview()
      let first = view == nil ? "gone" : "alive"
      stage.app.turn()
      return first + " then " + (view == nil ? "gone" : "alive")
    },
  ]
}

/// Counts how often it is told of its window.
private final class Mover: HeadlessView {
  var moves = 0

  override func didMoveToWindow() { moves += 1 }
}

private final class Scroller: HeadlessView {
  var onLayout: (() -> Void)?

  override var kind: ChainLink.Kind { .scroll }
  override func layoutSubviews() { onLayout?() }
}
