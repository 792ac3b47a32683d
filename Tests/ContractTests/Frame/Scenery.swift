// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

/// What most contracts are played with: screens of 390 by 844 points with cards of 390 by 250 on them.
@MainActor
enum Scenery {
  /// A screen that shows these views.
  static func screen(_ views: HeadlessView..., name: String = "") -> HeadlessController { screen(views, name: name) }

  /// A screen that shows these views.
  static func screen(_ views: [HeadlessView], name: String = "") -> HeadlessController {
    let controller = HeadlessController(name: name)
    for view in views { controller.view.addSubview(view) }
    return controller
  }

  /// A card at this height.
  static func card(_ y: Double = 100, height: Double = 250) -> HeadlessView {
    HeadlessView(frame: Rect(x: 0, y: y, width: 390, height: height), name: "card")
  }

  /// A view that paints its background.
  static func painted(_ frame: Rect, alpha: Double = 1, name: String = "painted") -> HeadlessView {
    let view = HeadlessView(frame: frame, name: name)
    view.background = .background(alpha: alpha)
    return view
  }

  /// A screen whose view is tracked as a surface of this name, with one card of the same name.
  static func tracked(_ name: String, in app: HeadlessApp) -> HeadlessController {
    let card = card()
    let controller = screen(card, name: name)
    app.session.track(controller.view, as: name)
    app.session.register(card, as: ExposedItem(name))
    return controller
  }

  /// An app that shows one card, registered as `card`.
  static func oneCard(_ app: HeadlessApp) -> HeadlessView {
    let card = card()
    app.show(screen(card))
    app.session.register(card, as: ExposedItem("card"))
    return card
  }
}

extension Rule {
  /// Half of an item for three seconds: what is seen for less than two is not counted, however late the host is told
  /// that it has gone.
  static let patient = Rule(name: "seen", fraction: 0.5, continuous: .milliseconds(3_000))

  /// Half of an item for a second, told how often.
  static func seen(_ repetition: Repetition) -> Rule {
    Rule(name: "seen", fraction: 0.5, continuous: .milliseconds(1_000), repetition: repetition)
  }
}

extension HeadlessApp {
  /// Lets milliseconds pass.
  func wait(_ milliseconds: Int64) { advance(by: .milliseconds(milliseconds)) }

  /// How often an item appeared.
  func appearances(of item: String) -> Int { log.events(.appear).filter { $0.item == item }.count }

  /// Why an item disappeared, each time.
  func endings(of item: String) -> [Cause] {
    log.events(.disappear).filter { $0.item == item }.compactMap { event in
      if case .disappear(let record) = event.kind { record.cause } else { nil }
    }
  }
}

extension HeadlessApp {
  /// How much of what a view shows was visible at the last look; -1 where it shows nothing.
  func fraction(_ view: HeadlessView) -> Double { session.explain(view)?.fraction ?? -1 }
}
