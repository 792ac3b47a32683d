// SPDX-License-Identifier: MIT

import Sightline
import UIKit

/// A plain scroll view with widgets: views, a controller, one that is taller than the screen, and a player that covers.
final class PageController: UIViewController {
  private let monitor: ExposureMonitor
  private let page = UIScrollView()
  private let column = UIStackView(column: [], spacing: 16)
  private let player = PlayerView()
  private var tokens: Set<ExposureToken> = []

  init(monitor: ExposureMonitor) {
    self.monitor = monitor
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.fill(with: page)
    page.fill(with: column)
    column.widthAnchor.constraint(equalTo: page.widthAnchor).isActive = true
    monitor.track(page, as: "page").store(in: &tokens)
    for number in 0..<4 { add("widget-\(number)", height: 180, hue: CGFloat(number) / 8) }
    addWeather()
    // Taller than the screen: half of it can never be seen at once. `mrcDisplay` asks less of large items; a rule that
    // does not (`fullyVisible`) is told as a misuse.
    add("tall", height: 1_400, hue: 0.6)
    for number in 4..<8 { add("widget-\(number)", height: 180, hue: CGFloat(number) / 8) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: Word.player.text, primaryAction: UIAction { [weak self] _ in self?.togglePlayer() })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    player.frame = CGRect(x: area.maxX - 216, y: area.maxY - 136, width: 200, height: 120)
  }

  private func add(_ id: String, height: CGFloat, hue: CGFloat) {
    let widget = WidgetView(title: id, hue: hue)
    widget.height(height)
    column.addArrangedSubview(widget)
    monitor.register(widget, as: ExposureItem(id)).store(in: &tokens)
  }

  private func addWeather() {
    let weather = WeatherController()
    addChild(weather)
    weather.view.height(120)
    column.addArrangedSubview(weather.view)
    weather.didMove(toParent: self)
    monitor.register(weather, as: ExposureItem("weather", content: "weather-berlin")).store(in: &tokens)
  }

  /// The player floats over the page. It paints its whole area, so it is seen as a cover by itself; a view of which
  /// nobody can know that, such as one with a video layer, is named.
  private func togglePlayer() {
    if player.superview == nil {
      view.addSubview(player)
      monitor.cover(player)
    } else {
      monitor.uncover(player)
      player.removeFromSuperview()
    }
  }
}
