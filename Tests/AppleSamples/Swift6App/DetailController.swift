// SPDX-License-Identifier: MIT

import Sightline
import UIKit

/// A page of widgets with a player that covers, and questions about what is on screen.
final class DetailController: UIViewController {
  private let monitor: ExposureMonitor
  private let scrollView = UIScrollView()
  private let hero = UIView()
  private let player = UIView()
  private let related = UIViewController()
  private var tokens: Set<ExposureToken> = []

  init(monitor: ExposureMonitor) {
    self.monitor = monitor
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
    scrollView.addSubview(hero)
    monitor.track(
      scrollView, as: "detail", widgets: ["hero": hero, "related": related],
      options: ExposureSurfaceOptions(minimumScrollDistance: 44)
    ).store(in: &tokens)
    monitor.track(self, as: "page").forViewLifetime()
    monitor.register(player, as: ExposureItem("player", content: "video-7")).store(in: &tokens)
    monitor.register(related, as: ExposureItem("related")).store(in: &tokens)
    monitor.cover(player, opacity: 0.9)
  }

  func answers() -> [String] {
    var lines: [String] = []
    if let explanation = monitor.explain(surface: "detail", item: "hero") {
      for part in explanation.rules {
        lines.append("\(part.rule.name) \(part.decidingFraction) \(part.missing.seconds) \(part.repetition)")
      }
    }
    if monitor.intersects(hero), !monitor.contains(hero, in: scrollView) {
      lines.append("\(monitor.visibleFraction(of: hero, in: scrollView))")
    }
    return lines
  }

  func userHasTouchedHero() {
    monitor.tap(hero)
    monitor.setAttributes(["touched": .bool(true)], for: hero)
  }

  func debug() {
    monitor.showsOverlay.toggle()
    if let window = view.window { monitor.inspect(hero.center, in: window) }
    monitor.log.events = true
    monitor.log.signposts = true
    print(monitor.explain(hero)?.text ?? "not an item")
  }

  func playerHasEnded() { monitor.uncover(player) }
}
