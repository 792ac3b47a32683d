// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

/// Draws the marks of a window into one picture.
@MainActor
struct OverlayPicture {
  let marks: OverlayMarks
  let text: String?
  let bounds: CGRect
  let safeArea: UIEdgeInsets
  private let traits: UITraitCollection
  private let font: UIFont

  init(_ marks: OverlayMarks, text: String?, of window: UIWindow) {
    self.marks = marks
    self.text = text
    bounds = window.bounds
    safeArea = window.safeAreaInsets
    traits = window.traitCollection
    // Small, and larger for those who read large text, as far as labels still fit on what they name.
    let base = UIFont.monospacedDigitSystemFont(ofSize: 10, weight: .medium)
    let metrics = UIFontMetrics(forTextStyle: .caption2)
    font = metrics.scaledFont(for: base, maximumPointSize: 18, compatibleWith: traits)
  }

  /// The picture, as large as the window; `nil` for a window without size.
  func image() -> UIImage? {
    guard bounds.width >= 1, bounds.height >= 1 else { return nil }
    let format = UIGraphicsImageRendererFormat(for: traits)
    format.opaque = false
    // Two pixels a point are enough for lines and labels, and more would cost memory with each picture.
    format.scale = min(2, max(1, traits.displayScale))
    format.preferredRange = .standard
    return UIGraphicsImageRenderer(size: bounds.size, format: format).image { _ in draw() }
  }

  // MARK: Drawing

  private func draw() {
    for cover in marks.covers { draw(cover) }
    for surface in marks.surfaces { draw(surface) }
    for item in marks.items { draw(item) }
    // Labels come last, so that no line runs through one.
    for cover in marks.covers { label(cover.label, in: CGRect(cover.rect), .systemPink, atBottom: true) }
    for surface in marks.surfaces { label(surface.label, in: CGRect(surface.viewport), .darkGray, atBottom: true) }
    for item in marks.items {
      label(item.label, in: CGRect(item.visible), Self.color(item.state.tint), atBottom: false)
    }
    if marks.leftOut > 0 { label("\(marks.leftOut) more", in: bounds.inset(by: safeArea), .darkGray, atBottom: false) }
    if let text { panel(text) }
  }

  private func draw(_ cover: OverlayMarks.CoverMark) {
    fill(CGRect(cover.rect), .systemPink, alpha: cover.hides ? 0.15 : 0.05)
    outline(cover.rect, .systemPink, width: 1, isDashed: true)
  }

  private func draw(_ surface: OverlayMarks.SurfaceMark) {
    outline(surface.frame, .systemGray, width: 1, isDashed: !surface.isOpen)
    if surface.viewport != surface.frame { outline(surface.viewport, .systemGray, width: 1, isDashed: true) }
  }

  private func draw(_ item: OverlayMarks.ItemMark) {
    let color = Self.color(item.state.tint)
    let part = CGRect(item.visible)
    outline(item.frame, color, width: 1, isDashed: part.isEmpty || item.state.tint == .trouble)
    guard !part.isEmpty else { return }
    fill(part, color, alpha: 0.1)
    outline(item.visible, color, width: 2, isDashed: false)
    guard case .viewable(let progress) = item.state else { return }
    let height = min(4, part.height)
    let width = part.width * CGFloat(min(1, progress))
    fill(CGRect(x: part.minX, y: part.maxY - height, width: width, height: height), color, alpha: 1)
  }

  private func fill(_ rect: CGRect, _ color: UIColor, alpha: CGFloat) {
    color.resolvedColor(with: traits).withAlphaComponent(alpha).setFill()
    UIRectFillUsingBlendMode(rect, .normal)
  }

  private func outline(_ rect: Rect, _ color: UIColor, width: CGFloat, isDashed: Bool) {
    // Within its edges, so that those of neighbours stand side by side.
    let path = UIBezierPath(rect: CGRect(rect).insetBy(dx: width / 2, dy: width / 2))
    path.lineWidth = width
    if isDashed { path.setLineDash([4, 3], count: 2, phase: 0) }
    color.resolvedColor(with: traits).setStroke()
    path.stroke()
  }

  // MARK: Text

  /// White on the colour, which reads on light and dark alike; cut where there is no room.
  private func label(_ text: String, in rect: CGRect, _ color: UIColor, atBottom: Bool) {
    let place = rect.intersection(bounds)
    guard place.width > 12, place.height > 6, !text.isEmpty else { return }
    let line = attributed(text, .byTruncatingTail)
    let size = line.boundingRect(with: place.size, options: Self.drawing, context: nil).size
    let width = min(size.width.rounded(.up) + 6, place.width)
    let height = min(size.height.rounded(.up), place.height)
    let chip = CGRect(x: place.minX, y: atBottom ? place.maxY - height : place.minY, width: width, height: height)
    fill(chip, color, alpha: 0.85)
    line.draw(with: chip.insetBy(dx: 3, dy: 0), options: Self.drawing, context: nil)
  }

  private func panel(_ text: String) {
    let room = bounds.inset(by: safeArea).insetBy(dx: 16, dy: 16)
    guard room.width > 0, room.height > 0 else { return }
    let lines = attributed(text, .byWordWrapping)
    let limit = CGSize(width: room.width, height: room.height / 2)
    let size = lines.boundingRect(with: limit, options: Self.drawing, context: nil).size
    let height = min(limit.height, size.height.rounded(.up))
    let box = CGRect(x: room.minX, y: room.maxY - height, width: room.width, height: height)
    fill(box.insetBy(dx: -8, dy: -8), .black, alpha: 0.85)
    lines.draw(with: box, options: Self.drawing, context: nil)
  }

  private static let drawing: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]

  private func attributed(_ text: String, _ mode: NSLineBreakMode) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = mode
    // What the constants for font, colour and style hold (UIKitFacts F119).
    let attributes: [NSAttributedString.Key: Any] = [
      NSAttributedString.Key(rawValue: "NSFont"): font,
      NSAttributedString.Key(rawValue: "NSColor"): UIColor.white,
      NSAttributedString.Key(rawValue: "NSParagraphStyle"): style,
    ]
    return NSAttributedString(string: text, attributes: attributes)
  }

  private static func color(_ tint: OverlayMarks.Tint) -> UIColor {
    switch tint {
    case .quiet: .systemGray
    case .seen: .systemBlue
    case .running: .systemOrange
    case .counted: .systemGreen
    case .spent: .systemTeal
    case .stopped: .systemPurple
    case .trouble: .systemRed
    }
  }
}

extension CGRect {
  fileprivate init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
