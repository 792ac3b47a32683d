// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

extension Scenery {
  /// The whole screen.
  static let whole = Rect(x: 0, y: 0, width: 390, height: 844)

  /// A scroll view of the whole screen with cards of 280 points, one below the other.
  static func scroller(height: Double, cards: Int = 0) -> HeadlessScrollView {
    let list = HeadlessScrollView(frame: whole)
    (list.contentWidth, list.contentHeight) = (390, height)
    for number in 0..<cards {
      let card = HeadlessView(frame: Rect(x: 0, y: Double(number) * 280, width: 390, height: 280))
      card.name = "card \(number)"
      list.addSubview(card)
    }
    return list
  }

  /// Shows it, tracked as `list`, each card by its name.
  static func show(_ list: HeadlessScrollView, in app: HeadlessApp) {
    app.session.track(list, as: "list")
    for card in list.subviews where card.name.hasPrefix("card") {
      app.session.register(card, as: ExposedItem(card.name))
    }
    app.show(screen(list))
  }
}

extension HeadlessApp {
  /// What was told of a motion: offsets and phases.
  func motions(since step: Int) -> [ExposureScript.Step] {
    script.steps[step...].filter { step in
      switch step.input {
      case .scroll, .phase: true
      default: false
      }
    }
  }

  /// The phases that were told.
  func phases(since step: Int) -> [ScrollPhase] {
    motions(since: step).compactMap { step in
      switch step.input {
      case .scroll(_, _, let phase): phase
      case .phase(_, let phase): phase
      default: nil
      }
    }
  }

  /// The last height that was told of a surface's offset.
  func lastOffset(of surface: String) -> Double? {
    script.steps.reversed().lazy.compactMap { step in
      if case .scroll(surface: surface, let offset, _) = step.input { offset.y } else { nil }
    }.first
  }
}
