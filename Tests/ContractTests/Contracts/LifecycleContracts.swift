// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

/// Time, scenes, launches: what happens to an app as a whole while something is being seen.
enum LifecycleContracts {
  static let all: [Contract] = [
    Contract("what goes and comes back within a turn has never been away", proves: ["case 8", "8.1 one pass"]) {
      stage in
      let app = stage.app()
      let card = Scenery.oneCard(app)
      app.wait(500)
      card.isHidden = true
      card.isHidden = false
      card.removeFromSuperview()
      app.window.rootController?.view.addSubview(card)
      app.wait(2_500)
      stage.expect(app, counted: ["card"])
      stage.expect(app.appearances(of: "card") == 1, "appeared once")
      if stage.isPlain {
        let times = (app.log.events(.appear).first?.time, app.log.impressions(of: "card").first?.time)
        stage.expect(times.0.map { $0 + .milliseconds(1_000) } == times.1, "counted a second after it appeared")
      }
    },
    Contract("what leaves before its time is not counted, however often it comes back", proves: ["case 8"]) { stage in
      let app = stage.app(.patient)
      let card = Scenery.oneCard(app)
      for _ in 0..<3 {
        app.wait(1_500)
        card.isHidden = true
        app.wait(2_500)
        card.isHidden = false
      }
      stage.expect(app, counted: [])
      stage.expect(app.appearances(of: "card") == 3, "it appeared three times")
      stage.expect(app.endings(of: "card") == [.hidden, .hidden, .hidden], "hidden each time")
    },
    Contract("what leaves exactly when its time is up counts, and a millisecond before does not", proves: ["case 9"]) {
      stage in
      for (leaves, counts) in [(1_000, true), (999, false)] as [(Int64, Bool)] {
        let app = stage.app()
        let card = Scenery.oneCard(app)
        app.turn()
        app.system.perform(after: .milliseconds(leaves)) { card.isHidden = true }
        app.wait(4_000)
        // Where the host hears of it late, it counts as there until then.
        if stage.isPlain {
          stage.expect(app, "card", times: counts ? 1 : 0)
          stage.expect(
            app.log.events(.disappear).first?.time == .zero + .milliseconds(leaves), "it left when it was hidden")
        }
        stage.expect(app.endings(of: "card") == [.hidden], "it is gone")
      }
    },
    Contract(
      "a timer that fires late or twice changes neither what counts nor when", proves: ["case 9", "8.1 deadlines"]
    ) { stage in
      var rule = Stage.rule
      rule.reportsStretches = true
      let app = stage.app(rule, also: [.timersLate, .timersTwice])
      _ = Scenery.oneCard(app)
      app.wait(3_500)
      stage.expect(app, counted: ["card"])
      let entered = app.log.events(.enter).first?.time
      stage.expect(
        app.log.impressions(of: "card").first?.time == entered.map { $0 + .milliseconds(1_000) },
        "it counts at the very moment, whenever the timer fires")
    },
    Contract("a timer that fires after it was taken back does nothing", proves: ["case 9"]) { stage in
      let app = stage.app(.patient)
      let card = Scenery.oneCard(app)
      app.wait(1_500)
      card.isHidden = true
      app.wait(2_500)
      let before = app.log
      for _ in 0..<3 {
        app.session.woke()
        app.session.freshTurn()
        app.session.beat()
        app.session.turnEnded()
      }
      app.wait(2_000)
      stage.expect(app.log == before, "nothing is reported")
      stage.expect(app, counted: [])
    },
    Contract("time in which the app is suspended counts for nothing", proves: ["case 10", "row 42"]) { stage in
      var options = HostOptions()
      options.maximumGap = .milliseconds(1_000)
      let app = stage.app(.patient, options: options)
      _ = Scenery.oneCard(app)
      app.wait(1_500)
      app.enterBackground()
      app.wait(20_000)
      app.enterForeground()
      app.wait(1_500)
      stage.expect(app, counted: [])
      app.wait(3_500)
      stage.expect(app, counted: ["card"])
      if stage.isPlain {
        stage.expect(app.endings(of: "card") == [.appInactive], "the background ended it")
        let late = app.log.impressions(of: "card").first.map { $0.time - (.zero + .milliseconds(24_500)) } ?? .zero
        stage.expect(late >= .zero && late < .milliseconds(1), "three seconds after the return")
      }
    },
    Contract("a clock that goes back is held, and nothing breaks", proves: ["case 10"]) { stage in
      let app = stage.app()
      let card = Scenery.oneCard(app)
      app.wait(1_500)
      let clock = ErraticClock()
      let session = HostSession<HeadlessToolkit>(rules: RuleBook(rules: [.patient]), scheduler: clock)
      var log = EventLog()
      session.onEvents = { log.append($0) }
      session.register(card, as: ExposedItem("card"))
      // The clock of another session stands wherever it likes: two seconds on, an hour back, and on again.
      for second in [0, 2, -3_600, -3_599, 2] as [Int64] {
        clock.now = .zero + .milliseconds(second * 1_000)
        session.beat()
        session.turnEnded()
      }
      stage.expect(log.impressions(of: "card").isEmpty, "two seconds have passed")
      clock.now = .zero + .milliseconds(3_000)
      session.woke()
      session.turnEnded()
      session.finish()
      stage.expect(log.impressions(of: "card").count == 1, "three have")
      stage.expect(log.events.map(\.time) == log.events.map(\.time).sorted(), "events are in order of time")
      stage.expect(session.checkInvariants().isEmpty, "the engine's state is sound")
    },
    Contract("what counts once ever is known to the next launch", proves: ["case 10", "row 34"]) { stage in
      let store = SharedStore()
      let first = stage.app(.seen(.once), store: store, startingAt: .zero + .milliseconds(90_000_000))
      _ = Scenery.oneCard(first)
      first.wait(2_500)
      stage.expect(first, counted: ["card"])
      // The device was started anew: its clock begins again.
      let second = stage.app(.seen(.once), store: store)
      _ = Scenery.oneCard(second)
      let other = Scenery.card(400)
      second.window.rootController?.view.addSubview(other)
      second.session.register(other, as: ExposedItem("other"))
      second.wait(2_500)
      stage.expect(second, counted: ["other"])
    },
    Contract(
      "two seconds of being inactive end what is seen, unless the rules say otherwise",
      proves: ["case 11", "row 42", "8.2 scenes"]
    ) { stage in
      for inactive in RuleBook.InactiveScene.allCases {
        let app = stage.app(book: RuleBook(rules: [.patient], inactive: inactive))
        _ = Scenery.oneCard(app)
        app.wait(1_500)
        app.resignActive()
        app.wait(3_000)
        app.becomeActive()
        app.wait(1_000)
        stage.expect(app, counted: inactive == .open ? ["card"] : [])
        app.wait(4_000)
        stage.expect(app, counted: ["card"])
        stage.expect(
          app.endings(of: "card") == (inactive == .open ? [] : [.appInactive]), "only a closed gate ends it")
      }
    },
    Contract("a locked phone shows nothing, though the app runs on", proves: ["row 48", "row 42"]) { stage in
      let app = stage.app(.patient)
      _ = Scenery.oneCard(app)
      app.wait(1_000)
      // A video goes on in its own little window of the system's: the app runs, its scene is away.
      app.enterBackground(suspends: false)
      app.wait(10_000)
      stage.expect(app, counted: [])
      app.enterForeground()
      app.wait(1_500)
      stage.expect(app, counted: [])
      app.wait(3_500)
      stage.expect(app, counted: ["card"])
    },
    Contract("what a return means is up to the policy", proves: ["row 43", "row 32"]) { stage in
      let visits = VisitPolicy([.background: .init(.new, longerThan: .milliseconds(30_000))])
      let app = stage.app(.seen(.oncePerVisit), visits: visits)
      _ = Scenery.oneCard(app)
      app.wait(2_500)
      for (away, times) in [(20_000, 1), (60_000, 2)] as [(Int64, Int)] {
        app.enterBackground()
        app.wait(away)
        app.enterForeground()
        app.wait(3_500)
        stage.expect(app, "card", times: times)
      }
      stage.expect(app.log.impressions(of: "card").map(\.visit) == [1, 2], "the second is another visit")
    },
    Contract("an app launched in the background shows nothing until it comes to the front", proves: ["8.1 background"])
    {
      stage in
      let app = stage.app()
      app.show(Scenery.screen())
      app.enterBackground(suspends: false)
      let card = Scenery.card()
      app.window.rootController?.view.addSubview(card)
      app.session.register(card, as: ExposedItem("card"))
      app.wait(3_000)
      stage.expect(app.log.events.isEmpty, "nobody sees it")
      app.enterForeground()
      app.wait(2_500)
      stage.expect(app, counted: ["card"])
    },
  ]
}
