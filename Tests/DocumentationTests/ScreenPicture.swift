// SPDX-License-Identifier: MIT

import Foundation
import SightlineCore

/// Draws screens side by side as SVG, readable on light and on dark pages.
struct ScreenPicture {
  private static let scale = 0.34
  private static let margin = 26.0
  private static let gap = 34.0
  private static let style = """
    <style>.page{fill:#fff}.screen{fill:#f4f4f6;stroke:#55575c}.list{fill:none;stroke:#9a9ca3;stroke-dasharray:2 2}\
    .item{fill:none;stroke:#55575c;stroke-dasharray:3 2}.seen{fill:#a9cdf2;stroke:#3471ae}.counted{fill:#a8dcb0;\
    stroke:#2c7d3b}.cover{fill:#6b6e76;fill-opacity:.82}.clear{fill:#6b6e76;fill-opacity:.14;stroke:#6b6e76;\
    stroke-dasharray:1 2}text{fill:#1d1d1f;font:9px -apple-system,Segoe UI,Helvetica,Arial,sans-serif;\
    text-anchor:middle}.on{fill:#fff}.time{fill:#55575c;font-size:10px}@media(prefers-color-scheme:dark){.page{\
    fill:#1c1c1e}.screen{fill:#2a2a2d;stroke:#a5a7ad}.item{stroke:#a5a7ad}.seen{fill:#28527d;stroke:#7fb5ea}.counted{\
    fill:#245c30;stroke:#7fcf8d}text{fill:#f2f2f4}.time{fill:#c0c2c8}}</style>
    """

  private var lines: [String] = []
  private var right = margin
  private var height = 0.0

  /// The whole file.
  static func svg(of scenes: [ScreenScene], titled title: String) -> String {
    var picture = ScreenPicture()
    for scene in scenes { picture.draw(scene) }
    let (width, height) = (number(picture.right - gap + margin), number(picture.height))
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
      role="img"><title>\(title)</title>
      """
    let page = "<rect class=\"page\" width=\"\(width)\" height=\"\(height)\" rx=\"8\"/>"
    return ([head, style, page] + picture.lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private mutating func draw(_ scene: ScreenScene) {
    let bounds = scene.windows.reduce((width: 0.0, height: 0.0)) {
      (max($0.width, $1.frame.x + $1.frame.width), max($0.height, $1.frame.y + $1.frame.height))
    }
    let (width, tall) = (bounds.width * Self.scale, bounds.height * Self.scale)
    let origin = Point(x: right, y: Self.margin)
    let clip = "c\(Int(right.rounded()))"
    // What is off screen is shown a little way, so that one sees that it goes on there.
    let edge = Self.margin - 8
    lines.append(
      "<clipPath id=\"\(clip)\"><rect x=\"\(Self.number(origin.x - edge))\" y=\"\(Self.number(origin.y - edge))\" "
        + "width=\"\(Self.number(width + 2 * edge))\" height=\"\(Self.number(tall + 2 * edge))\"/></clipPath>")
    for window in scene.windows { lines.append(rect(window.frame, origin, "screen", 6)) }
    lines.append("<g clip-path=\"url(#\(clip))\">")
    for item in scene.items { lines.append(rect(item.frame, origin, "item", 3)) }
    for surface in scene.surfaces { lines.append(rect(surface.visible ?? surface.frame, origin, "list", 0)) }
    let above = { (item: ScreenScene.Part) in scene.covers.contains { $0.except.contains(item.name) } }
    for item in scene.items where !above(item) { lines += fill(item, origin) }
    lines.append("</g>")
    for cover in scene.covers { lines.append(rect(cover.frame, origin, cover.hides ? "cover" : "clear", 0)) }
    for item in scene.items where above(item) { lines += fill(item, origin) }
    for item in scene.items { lines += label(item, origin, scene) }
    for cover in scene.covers { lines += label(cover, origin) }
    for surface in scene.surfaces {
      guard let closed = surface.closed, let visible = surface.visible else { continue }
      let place = Point(x: Self.middle(visible).x, y: visible.y + visible.height - 10 / Self.scale)
      lines.append(text(closed, at: place, origin, "time"))
    }
    lines.append(
      "<text class=\"time\" x=\"\(Self.number(origin.x + width / 2))\" y=\"\(Self.number(origin.y + tall + 34))\">"
        + "at \(Self.number(scene.time)) s</text>")
    right += width + Self.gap
    height = max(height, origin.y + tall + 44)
  }

  private func fill(_ item: ScreenScene.Part, _ origin: Point) -> [String] {
    guard item.fraction > 0, let visible = item.visible else { return [] }
    return [rect(visible, origin, item.hasCounted ? "counted" : "seen", 3)]
  }

  /// At the lower edge of what hides, at the upper one of what does not, so that it is in nobody's way.
  private func label(_ cover: ScreenScene.Lid, _ origin: Point) -> [String] {
    guard cover.frame.height * Self.scale >= 10, cover.except.isEmpty else { return [] }
    let edge = 9 / Self.scale
    let y = cover.hides ? cover.frame.y + cover.frame.height - edge : cover.frame.y + edge
    let place = Point(x: Self.middle(cover.frame).x, y: y)
    return [text(cover.name, at: place, origin, cover.hides ? "on" : "")]
  }

  /// Name and percentage, where the item can be seen best; below each other where there is room for both.
  private func label(_ item: ScreenScene.Part, _ origin: Point, _ scene: ScreenScene) -> [String] {
    guard let clipped = item.visible else { return [] }
    let strips = Self.strips(of: clipped, below: scene.covers.filter { $0.hides && !$0.except.contains(item.name) })
    let place = strips.max { $0.height < $1.height } ?? clipped
    let percent = "\(Self.number(item.fraction * 100)) %"
    let (middle, room) = (Self.middle(place), place.height * Self.scale)
    let style = strips.isEmpty ? "on" : ""
    if item.holdsList {
      // What lies in it has the middle.
      guard room >= 36 else { return [] }
      return [text("\(item.name) \(percent)", at: Point(x: middle.x, y: place.y + 7 / Self.scale), origin, style)]
    }
    guard room >= 9 else { return [] }
    if room < 24 { return [text("\(item.name) \(percent)", at: middle, origin, style)] }
    let step = 6 / Self.scale
    return [
      text(item.name, at: Point(x: middle.x, y: middle.y - step), origin, style),
      text(percent, at: Point(x: middle.x, y: middle.y + step), origin, style),
    ]
  }

  /// What covers as wide as the rectangle leave of it.
  private static func strips(of rect: Rect, below covers: [ScreenScene.Lid]) -> [Rect] {
    var strips = [rect]
    for cover in covers.map(\.frame) where cover.x <= rect.x && cover.x + cover.width >= rect.x + rect.width {
      strips = strips.flatMap { strip -> [Rect] in
        let (top, bottom) = (strip.y, strip.y + strip.height)
        let (from, to) = (max(top, cover.y), min(bottom, cover.y + cover.height))
        guard to > from else { return [strip] }
        return [(top, from), (to, bottom)].filter { $0.1 > $0.0 }.map {
          Rect(x: strip.x, y: $0.0, width: strip.width, height: $0.1 - $0.0)
        }
      }
    }
    return strips
  }

  private func rect(_ rect: Rect, _ origin: Point, _ style: String, _ radius: Double) -> String {
    let round = radius > 0 ? " rx=\"\(Self.number(radius))\"" : ""
    return "<rect class=\"\(style)\" x=\"\(Self.number(origin.x + rect.x * Self.scale))\" "
      + "y=\"\(Self.number(origin.y + rect.y * Self.scale))\" width=\"\(Self.number(rect.width * Self.scale))\" "
      + "height=\"\(Self.number(rect.height * Self.scale))\"\(round)/>"
  }

  private func text(_ words: String, at point: Point, _ origin: Point, _ style: String) -> String {
    "<text\(style.isEmpty ? "" : " class=\"\(style)\"") x=\"\(Self.number(origin.x + point.x * Self.scale))\" "
      + "y=\"\(Self.number(origin.y + point.y * Self.scale + 3))\">\(words)</text>"
  }

  private static func middle(_ rect: Rect) -> Point {
    Point(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
  }

  /// At most one decimal, so that the file is the same everywhere.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
}
