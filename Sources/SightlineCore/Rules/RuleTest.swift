// SPDX-License-Identifier: MIT

/// The parts of a rule that are asked at every change, without its texts: cheap to read and to copy.
struct RuleTest: Sendable {
  let fraction: Double
  let asksItem: Bool
  let asksViewport: Bool
  /// Infinite where there is no clause for large items.
  let largeArea: Double
  let largeFraction: Double
  let minimumAlpha: Double
  let motion: Rule.Motion
  let asksMotion: Bool
  let continuous: TimeSpan
  let cumulative: TimeSpan
  let extent: Double
  let reportsStretches: Bool
  let countsInteraction: Bool

  init(_ rule: Rule) {
    fraction = rule.fraction
    asksItem = rule.of != .viewport
    asksViewport = rule.of != .item
    largeArea = rule.largeItem?.area ?? .infinity
    largeFraction = rule.largeItem?.fraction ?? .infinity
    minimumAlpha = rule.minimumAlpha
    motion = rule.motion
    asksMotion = rule.motion != .any
    continuous = max(.zero, rule.continuous)
    cumulative = max(.zero, rule.cumulative)
    extent = rule.extent
    reportsStretches = rule.reportsStretches
    countsInteraction = rule.countsInteraction
  }

  /// Whether an item has the area that the rule asks for.
  ///
  /// - Parameters:
  ///   - visible: The visible area, exact.
  ///   - area: The item's area.
  ///   - decidingArea: That area with the edges moved in that are cut by no more than the slack (fine print 39).
  ///   - viewport: The area of the viewport that enclosing viewports and the window leave (fine print 31).
  @inline(__always)
  func areaHolds(visible: Double, area: Double, decidingArea: Double, viewport: Double) -> Bool {
    guard visible > 0, decidingArea > 0 else { return false }
    if fraction <= 0 { return true }
    // Multiplied out instead of divided: the same comparison, without the division.
    if asksItem, Comparison.reaches(visible, fraction * decidingArea) { return true }
    if asksViewport {
      if Comparison.reaches(visible, decidingArea) { return true }
      if viewport > 0, Comparison.reaches(visible / decidingArea * area / viewport, fraction) { return true }
    }
    return Comparison.reaches(area, largeArea) && Comparison.reaches(visible, largeFraction * decidingArea)
  }

  /// About the least visible area with which ``areaHolds(visible:area:decidingArea:viewport:)``: not exact in its last
  /// digits, and not a number where that cannot be said.
  func need(area: Double, decidingArea: Double, viewport: Double) -> Double {
    if fraction <= 0 { return 0 }
    var need = asksItem ? fraction * decidingArea : .infinity
    if asksViewport {
      need = min(need, decidingArea)
      if viewport > 0 { need = min(need, fraction * viewport * decidingArea / area) }
    }
    if Comparison.reaches(area, largeArea) { need = min(need, largeFraction * decidingArea) }
    return need
  }
}
