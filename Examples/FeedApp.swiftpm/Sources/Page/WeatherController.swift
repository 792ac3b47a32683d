// SPDX-License-Identifier: MIT

import UIKit

/// A widget that is a controller of its own.
final class WeatherController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    let label = UILabel(.title2, color: .white)
    label.text = Word.weather.text
    view.fill(with: label, margin: 16)
  }
}
