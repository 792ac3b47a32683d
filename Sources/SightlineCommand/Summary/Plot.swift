// SPDX-License-Identifier: MIT

/// Small plots of text: blocks where the terminal knows them, plain letters elsewhere.
struct Plot: Sendable {
  /// Whether the terminal shows what UTF-8 can say.
  let hasBlocks: Bool

  /// A bar for a share from 0 to 1, `width` columns when full; what is not nothing shows something.
  func bar(_ share: Double, width: Int) -> String {
    guard share.isFinite, share > 0 else { return "" }
    let full = min(1, share) * Double(width)
    guard hasBlocks else { return String(repeating: "#", count: max(1, Int(full.rounded()))) }
    let eighths = max(1, Int((full * 8).rounded()))
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
  }

  /// A letter for each number, as high as it is to the largest.
  func line(_ numbers: [Double]) -> String {
    let most = numbers.filter(\.isFinite).max() ?? 0
    let steps = hasBlocks ? [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"] : [" ", ".", ":", "-", "=", "+", "*", "#"]
    return numbers.map { number in
      guard most > 0, number.isFinite, number > 0 else { return steps[0] }
      return steps[max(1, Int((number / most * Double(steps.count - 1)).rounded()))]
    }.joined()
  }
}
