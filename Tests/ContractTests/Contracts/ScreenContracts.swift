// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

/// Screens that come and go: stacks, tabs, pages, columns, presentations.
enum ScreenContracts {
  static let all: [Contract] = [
    Contract(
      "a screen that is pushed over ends what was seen, and coming back begins anew",
      proves: ["row 44", "case 14", "8.2 screens", "row 36"]
    ) { stage in
      let app = stage.app()
      let navigation = HeadlessNavigationController(root: Scenery.tracked("feed", in: app))
      app.show(navigation)
      app.wait(2_500)
      stage.expect(app, counted: ["feed"])
      navigation.push(Scenery.tracked("detail", in: app))
      app.wait(3_000)
      stage.expect(app, counted: ["feed", "detail"])
      stage.expect(app.endings(of: "feed") == [.hidden], "feed is hidden: \(app.endings(of: "feed"))")
      navigation.pop()
      app.wait(3_000)
      stage.expect(app, counted: ["feed", "detail", "feed"])
      stage.expect(app.endings(of: "detail") == [.hidden], "detail is gone: \(app.endings(of: "detail"))")
      stage.expect(app.log.impressions(of: "feed").map(\.visit) == [1, 2], "the return is another visit")
    },
    Contract(
      "while a transition runs nothing begins and nothing ends", proves: ["8.4 transitions", "case 13", "8.2 screens"]
    ) { stage in
      for change in Change.allCases {
        let app = stage.app(.anyPixel)
        let scene = change.prepare(app)
        app.wait(2_500)
        let before = app.log
        let began = app.now
        scene.begin()
        app.wait(100)
        stage.expect(app.log == before, "\(change): nothing is reported half way")
        app.wait(2_900)
        stage.expect(app.appearances(of: "new") == 1, "\(change): what entered is there")
        stage.expect(app.endings(of: "old") == (change.leaves ? [.hidden] : []), "\(change): what left is gone")
        if stage.isPlain, let appear = app.log.events(.appear).last {
          stage.expect(
            appear.item == "new" && appear.time - began >= .milliseconds(300), "\(change): not before its end")
          stage.expect(appear.time - began <= .milliseconds(550), "\(change): and at once then")
        }
      }
    },
    Contract("an interactive pop that is begun and cancelled changes nothing", proves: ["case 13", "8.4 transitions"]) {
      stage in
      let app = stage.app(.patient)
      let navigation = HeadlessNavigationController(root: Scenery.tracked("feed", in: app))
      app.show(navigation)
      app.wait(1_000)
      navigation.push(Scenery.tracked("detail", in: app), animated: false)
      app.wait(1_200)
      let before = app.log
      for _ in 0..<2 {
        let swipe = navigation.beginInteractivePop()
        app.wait(200)
        swipe?.update(0.4)
        app.wait(200)
        swipe?.cancel()
        app.wait(300)
      }
      stage.expect(app.log == before, "nothing is reported")
      app.wait(3_000)
      stage.expect(app, counted: ["detail"])
      stage.expect(app.appearances(of: "detail") == 1, "detail was there all the time")
      stage.expect(app.appearances(of: "feed") == 1, "feed was never there")
      let swipe = navigation.beginInteractivePop()
      app.wait(200)
      swipe?.finish()
      app.wait(2_500)
      stage.expect(app.endings(of: "detail") == [.hidden], "a pop that is finished ends it")
      stage.expect(app.appearances(of: "feed") == 2, "and feed is back")
    },
    Contract("a sheet pulled down half way and let go is still there", proves: ["case 13", "8.4 transitions"]) {
      stage in
      let app = stage.app(.patient)
      let feed = Scenery.tracked("feed", in: app)
      app.show(feed)
      app.wait(1_000)
      let sheet = Scenery.tracked("sheet", in: app)
      sheet.view.background = .background(alpha: 1)
      feed.present(sheet, style: .pageSheet, animated: false)
      app.wait(1_600)
      let before = app.log
      let pull = sheet.beginInteractiveDismiss()
      app.wait(200)
      pull?.cancel()
      app.wait(500)
      stage.expect(app.log == before, "nothing is reported")
      app.wait(3_000)
      stage.expect(app, counted: ["sheet"])
      sheet.dismiss()
      app.wait(3_000)
      stage.expect(app.endings(of: "sheet") == [.hidden], "dismissed, it is gone")
      stage.expect(app.appearances(of: "feed") == 2, "and feed is back")
    },
    Contract(
      "what lies over a screen hides or covers it, or leaves it in sight, each as it really does",
      proves: ["case 12", "row 45", "8.4 covers presented"]
    ) { stage in
      for over in Over.all + Over.all.map(\.alone) {
        let app = stage.app(.anyPixel)
        let card = Scenery.card()
        let feed = Scenery.screen(card)
        if over.isTracked { app.session.track(feed.view, as: "feed") }
        app.session.register(card, as: ExposedItem("card"))
        app.show(feed)
        app.wait(2_000)
        let shown = HeadlessController(Scenery.painted(.zero))
        let inside = HeadlessView(frame: Rect(x: 10, y: 10, width: 100, height: 50))
        shown.view.addSubview(inside)
        app.session.register(inside, as: ExposedItem("inside"))
        feed.present(shown, style: over.style, area: over.area)
        app.wait(3_000)
        let fraction = app.session.explain(card)?.fraction ?? -1
        stage.expect(app.endings(of: "card") == over.ends, "\(over.name): ended by \(app.endings(of: "card"))")
        if over.ends != [.hidden] {
          stage.expect(abs(fraction - over.left) < 1e-9, "\(over.name): \(fraction) is left, not \(over.left)")
        }
        stage.expect(app.fraction(inside) == 1, "\(over.name): what it shows is seen, not \(app.fraction(inside))")
        shown.dismiss()
        app.wait(3_000)
        stage.expect(app.session.explain(card)?.fraction == 1, "\(over.name): all of it is back")
        stage.expect(app.appearances(of: "card") == 1 + over.ends.count, "\(over.name): it appeared again if it ended")
      }
    },
    Contract("a sheet hides what is below it where one wants that", proves: ["row 45", "row 43"]) { stage in
      var options = HostOptions()
      options.hidesUnderSheets = true
      let app = stage.app(
        .seen(.oncePerVisit), options: options, visits: VisitPolicy([.sheet: .init(.same), .push: .init(.same)]))
      let feed = Scenery.tracked("feed", in: app)
      app.show(feed)
      app.wait(2_500)
      // Half a sheet: the card above it is in sight, and not seen all the same.
      let sheet = HeadlessController()
      feed.present(sheet, style: .pageSheet, area: Rect(x: 0, y: 422, width: 390, height: 422))
      app.wait(3_000)
      stage.expect(app.endings(of: "feed") == [.hidden], "the sheet hides it")
      sheet.dismiss()
      app.wait(3_000)
      stage.expect(app.appearances(of: "feed") == 2, "it is back")
      stage.expect(app, counted: ["feed"])
    },
    Contract("of tabs only the chosen one is seen, whatever is kept", proves: ["row 46", "case 14", "row 43"]) {
      stage in
      for policy in [VisitPolicy(), VisitPolicy([.tab: .init(.same)])] {
        let app = stage.app(.seen(.oncePerVisit), visits: policy)
        let tabs = HeadlessTabController([Scenery.tracked("one", in: app), Scenery.tracked("two", in: app)])
        app.show(tabs)
        app.wait(2_500)
        stage.expect(app, counted: ["one"])
        tabs.selectedIndex = 1
        app.wait(2_500)
        stage.expect(app, counted: ["one", "two"])
        stage.expect(app.endings(of: "one") == [.hidden], "one is hidden")
        tabs.select(0, animated: true)
        app.wait(3_000)
        stage.expect(app.appearances(of: "one") == 2, "one is back")
        stage.expect(app, "one", times: policy.entries.isEmpty ? 2 : 1)
      }
    },
    Contract("pages loaded ahead are not seen before they are turned to", proves: ["case 14", "row 55"]) { stage in
      for style in HeadlessPageController.Style.allCases {
        let app = stage.app(also: [.pagesPreloaded])
        let pages = ["one", "two", "three"].map { Scenery.tracked($0, in: app) }
        let pager = HeadlessPageController(pages[1], style: style)
        pager.before = { page in pages.firstIndex { $0 === page }.flatMap { $0 > 0 ? pages[$0 - 1] : nil } }
        pager.after = { page in pages.firstIndex { $0 === page }.flatMap { $0 < 2 ? pages[$0 + 1] : nil } }
        app.show(pager)
        app.wait(2_500)
        stage.expect(app, counted: ["two"])
        let peek = pager.beginTurn()
        peek?.update(0.4)
        app.wait(1_500)
        peek?.cancel()
        app.wait(1_500)
        stage.expect(app, counted: ["two"])
        stage.expect(app.appearances(of: "two") == 1, "\(style): peeking at the next page ends nothing")
        stage.expect(app.appearances(of: "three") == 0, "\(style): and begins nothing")
        let turn = pager.beginTurn()
        turn?.update(0.9)
        turn?.finish()
        app.wait(3_000)
        stage.expect(app, counted: ["two", "three"])
        stage.expect(app.endings(of: "two") == [.hidden], "\(style): the page turned away is gone")
      }
    },
    Contract("columns of a split view are seen while they are shown", proves: ["8.2 screens", "row 44"]) { stage in
      let app = stage.app(screen: .tablet)
      let split = HeadlessSplitController(
        primary: Scenery.tracked("list", in: app), secondary: Scenery.tracked("detail", in: app))
      app.show(split)
      app.wait(2_500)
      stage.expect(app, counted: ["detail", "list"])
      split.displayMode = .secondaryOnly
      app.wait(2_500)
      stage.expect(app.endings(of: "list") == [.hidden], "a column that is not shown is not seen")
      split.displayMode = .oneBesideSecondary
      app.wait(2_500)
      stage.expect(app.appearances(of: "list") == 2, "and seen when it is shown again")
      split.collapse()
      app.wait(2_500)
      stage.expect(app.endings(of: "list") == [.hidden, .hidden], "collapsed, the detail lies on top")
      stage.expect(app.appearances(of: "detail") >= app.endings(of: "detail").count + 1, "which is seen")
      split.stack?.pop()
      app.wait(2_500)
      stage.expect(app.appearances(of: "list") == 3, "back at the list")
      stage.expect(app.endings(of: "detail").last == .hidden, "and the detail is gone")
    },
    Contract("the trace says by what a screen came and went", proves: ["8.2 screens", "row 43"]) { stage in
      for change in Change.allCases {
        let app = stage.app()
        let scene = change.prepare(app)
        app.wait(2_500)
        scene.begin()
        app.wait(2_500)
        if change.leaves { stage.expect(app.hides(of: "old") == [change.reason], "\(change): \(app.hides(of: "old"))") }
        scene.undo()
        app.wait(2_500)
        stage.expect(app.hides(of: "new") == [change.undoing], "undone \(change): \(app.hides(of: "new"))")
      }
    },
    Contract("a child that is taken out of its container is not seen", proves: ["row 44"]) { stage in
      let app = stage.app()
      let outer = HeadlessController()
      let child = Scenery.tracked("child", in: app)
      outer.embed(child)
      app.show(outer)
      app.wait(2_500)
      outer.removeChild(child)
      app.wait(2_500)
      stage.expect(app.endings(of: "child") == [.hidden], "gone: \(app.endings(of: "child"))")
      outer.embed(child)
      app.wait(2_500)
      stage.expect(app, counted: ["child", "child"])
    },
  ]
}

/// Ways from one screen to another.
private enum Change: CaseIterable {
  case push, pop, present, dismiss, presentInContext, sheet, tab, page

  struct Scene {
    var begin: @MainActor () -> Void
    var undo: @MainActor () -> Void
  }

  /// Whether the old screen is hidden by it.
  var leaves: Bool { self != .sheet }

  /// By what the old screen goes.
  var reason: VisitReason {
    switch self {
    case .push: .push
    case .pop: .pop
    case .present, .presentInContext, .sheet: .present
    case .dismiss: .dismiss
    case .tab: .tab
    case .page: .page
    }
  }

  /// By what the new screen goes when it is undone.
  var undoing: VisitReason {
    switch self {
    case .push: .pop
    case .pop: .push
    case .present, .presentInContext, .sheet: .dismiss
    case .dismiss: .present
    case .tab: .tab
    case .page: .page
    }
  }

  /// Shows `old`, from where `new` can be reached.
  @MainActor
  func prepare(_ app: HeadlessApp) -> Scene {
    let old = Scenery.tracked("old", in: app)
    let new = Scenery.tracked("new", in: app)
    switch self {
    case .push:
      let navigation = HeadlessNavigationController(root: old)
      app.show(navigation)
      return Scene(begin: { navigation.push(new) }, undo: { navigation.pop() })
    case .pop:
      let navigation = HeadlessNavigationController(root: new)
      navigation.push(old, animated: false)
      app.show(navigation)
      return Scene(begin: { navigation.pop() }, undo: { navigation.push(old) })
    case .present, .presentInContext, .sheet:
      let style: PresentationStyle =
        self == .present ? .fullScreen : self == .presentInContext ? .currentContext : .pageSheet
      old.definesPresentationContext = true
      app.show(old)
      let area = self == .sheet ? Rect(x: 0, y: 422, width: 390, height: 422) : nil
      return Scene(begin: { old.present(new, style: style, area: area) }, undo: { new.dismiss() })
    case .dismiss:
      app.show(new)
      new.present(old, style: .fullScreen, animated: false)
      return Scene(begin: { old.dismiss() }, undo: { new.present(old, style: .fullScreen) })
    case .tab:
      let tabs = HeadlessTabController([old, new])
      app.show(tabs)
      return Scene(begin: { tabs.select(1, animated: true) }, undo: { tabs.select(0, animated: true) })
    case .page:
      let pager = HeadlessPageController(old)
      pager.after = { $0 === old ? new : nil }
      pager.before = { $0 === new ? old : nil }
      app.show(pager)
      return Scene(begin: { pager.show(new) }, undo: { pager.show(old, forward: false) })
    }
  }
}

/// What can lie over a screen with a card of 390 by 250 points at a height of 100.
private struct Over {
  var name: String
  var style: PresentationStyle
  var area: Rect?
  /// By what the card's appearance ends.
  var ends: [Cause]
  /// What is left of it where its screen is shown.
  var left: Double
  /// Whether its screen is tracked, or it is registered by itself.
  var isTracked = true

  var alone: Over {
    var alone = self
    alone.name += ", alone"
    alone.isTracked = false
    return alone
  }

  static let all = [
    Over(name: "full screen", style: .fullScreen, ends: [.hidden], left: 0),
    Over(name: "current context", style: .currentContext, ends: [.hidden], left: 0),
    Over(name: "over full screen", style: .overFullScreen, ends: [.covered], left: 0),
    Over(name: "over current context", style: .overCurrentContext, ends: [.covered], left: 0),
    Over(name: "a large sheet", style: .pageSheet, ends: [.covered], left: 0),
    Over(
      name: "a sheet of half the height", style: .pageSheet, area: Rect(x: 0, y: 422, width: 390, height: 422),
      ends: [],
      left: 1),
    Over(
      name: "a sheet over the lower half of the card", style: .formSheet,
      area: Rect(x: 0, y: 225, width: 390, height: 619), ends: [], left: 0.5),
    Over(name: "a popover", style: .popover, ends: [], left: 1 - 320.0 * 168 / 97_500),
    Over(name: "an alert", style: .alert, ends: [], left: 1 - 270.0 * 3 / 97_500),
    Over(
      name: "a style of the app's own", style: .custom, area: Rect(x: 0, y: 0, width: 195, height: 844), ends: [],
      left: 0.5),
  ]
}

extension HeadlessApp {
  /// For what reasons a surface was told to be hidden.
  fileprivate func hides(of surface: String) -> [VisitReason?] {
    script.steps.compactMap { step in
      if case .hide(surface: surface, let reason) = step.input { .some(reason) } else { nil }
    }
  }
}
