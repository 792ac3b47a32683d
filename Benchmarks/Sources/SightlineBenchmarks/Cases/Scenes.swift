// SPDX-License-Identifier: MIT

import SightlineCore

/// Scenes that are more than one list.
enum Scenes {
  /// Two hundred rows, each with a carousel of thirty cards, as a shop's front page has.
  static func carousels() -> Scene {
    var scene = Scene(count: 200)
    for row in 0..<200 {
      let surface = "carousel-\(row)"
      scene.apply(
        .surface(
          SurfaceLine(
            id: surface, frame: Rect(x: 0, y: Double(row) * Scene.pitch, width: 390, height: Scene.rowHeight),
            parent: "feed", parentItem: "row-\(row)")))
      let cards = (0..<30).map { card in
        ItemLine(id: "card-\(row)-\(card)", frame: Rect(x: Double(card) * 120, y: 0, width: 112, height: 72))
      }
      scene.apply(.items(surface: surface, items: cards, all: false))
    }
    _ = scene.tracker.takeEvents()
    return scene
  }

  /// A list judged by ten rules, none of which changes its mind in a steady tick.
  static func tenRules(count: Int) -> Scene {
    var rules: [Rule] = Rule.presets.filter { $0.motion == .any }
    for step in 1...(10 - rules.count) {
      rules.append(Rule(name: "extra\(step)", fraction: 0.5, continuous: .milliseconds(Int64(step) * 100)))
    }
    return Scene(rules: rules, count: count)
  }

  /// A list under ten opaque covers along its right side; no item is covered whole, and some overlap.
  static func tenCovers(count: Int) -> Scene {
    var scene = Scene(count: count)
    let covers = (0..<10).map { cover in
      Cover(rect: Rect(x: 340 - Double(cover % 3) * 5, y: Double(cover) * 70, width: 60, height: 75), kind: .opaque)
    }
    scene.apply(.covers(surface: nil, window: nil, covers: covers))
    _ = scene.tracker.takeEvents()
    return scene
  }
}
