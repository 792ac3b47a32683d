// SPDX-License-Identifier: MIT

/// The colors of a heat map: steps from cold to hot, each with the text color that can be read on it.
struct HeatScale {
  private struct Color {
    var red, green, blue: Double

    func mixed(_ other: Color, _ share: Double) -> Color {
      Color(
        red: red + (other.red - red) * share, green: green + (other.green - green) * share,
        blue: blue + (other.blue - blue) * share)
    }

    var css: String {
      "#"
        + [red, green, blue].map { channel in
          let digits = String(Int(max(0, min(255, channel.rounded()))), radix: 16)
          return digits.utf8.count < 2 ? "0" + digits : digits
        }.joined()
    }

    /// Relative luminance after WCAG 2, with its gamma of 2.4 taken as 2: near enough to choose between black and white.
    var luminance: Double {
      func linear(_ channel: Double) -> Double { channel * channel / 65_025 }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    var text: String { luminance > 0.18 ? "#000" : "#fff" }
  }

  static let steps = 20

  /// On white, and on black.
  private static let light = [
    Color(red: 247, green: 251, blue: 255), Color(red: 107, green: 174, blue: 214), Color(red: 8, green: 48, blue: 107),
  ]
  private static let dark = [
    Color(red: 20, green: 26, blue: 38), Color(red: 33, green: 113, blue: 181), Color(red: 222, green: 235, blue: 247),
  ]

  /// The step of a share from 0 to 1.
  static func step(_ share: Double) -> Int {
    guard share.isFinite else { return 0 }
    return Int((max(0, min(1, share)) * Double(steps)).rounded())
  }

  /// The rules of one class a step, `h0` to `h20`.
  static var css: String {
    rules(light) + "@media (prefers-color-scheme: dark) {\n" + rules(dark) + "}\n"
  }

  private static func rules(_ stops: [Color]) -> String {
    var text = ""
    for step in 0...steps {
      let place = Double(step) / Double(steps) * Double(stops.count - 1)
      let first = min(Int(place), stops.count - 2)
      let color = stops[first].mixed(stops[first + 1], place - Double(first))
      text += ".h\(step) { background: \(color.css); color: \(color.text) }\n"
    }
    return text
  }
}
