// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension Paint {
  /// How this covers what is below it, and how it was recognised; `nil` for what covers nothing: unknown never covers
  /// (design 3).
  ///
  /// The closed list of design 8.4. A translucent kind of this alpha is told with its opacity only where the view itself
  /// is faded; the engine decides by ``RuleBook/coverOpacity``.
  func cover(least: Double) -> (kind: Cover.Kind?, opacity: Double?, by: String)? {
    guard !geometry.isHidden, geometry.alpha > 0, geometry.isFlat, !isKeyboard else { return nil }
    switch kind {
    case .nothing, .bar(hasBackground: false):
      return nil
    case .background(let alpha):
      let opacity = alpha * geometry.alpha
      if opacity >= 1 { return (.opaque, nil, "background") }
      return opacity >= least ? (nil, opacity, "background") : nil
    case .opaqueImage:
      return faded(.opaque, "image", least)
    case .effect:
      return faded(.translucent, "effect", least)
    case .bar(hasBackground: true):
      return faded(.translucent, "bar", least)
    }
  }

  private func faded(_ kind: Cover.Kind, _ by: String, _ least: Double) -> (
    kind: Cover.Kind?, opacity: Double?, by: String
  )? {
    if geometry.alpha >= 1 { return (kind, nil, by) }
    return geometry.alpha >= least ? (nil, geometry.alpha, by) : nil
  }
}
