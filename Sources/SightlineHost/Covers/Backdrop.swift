// SPDX-License-Identifier: MIT

extension Paint.Kind {
  /// Whether a part that paints this, and is as large as a bar, is the background of that bar: what covers less would
  /// let the content shine through (F75).
  public var isBackdrop: Bool {
    switch self {
    case .background(let alpha): alpha >= Self.leastBackdrop
    case .opaqueImage, .effect: true
    case .nothing, .bar: false
    }
  }

  /// The one of two that lets less through.
  public func stronger(than other: Paint.Kind) -> Paint.Kind { other.rank > rank ? other : self }

  /// This paint through an alpha of its own and of what is around it.
  public func faded(by alpha: Double) -> Paint.Kind {
    switch self {
    case .background(let own): .background(alpha: own * alpha)
    case .opaqueImage where alpha < 1: .background(alpha: alpha)
    case .effect where alpha < Self.leastBackdrop: .nothing
    case .opaqueImage, .effect, .nothing, .bar: self
    }
  }

  /// What design 8.4 asks of a background.
  private static var leastBackdrop: Double { 0.5 }

  private var rank: Double {
    switch self {
    case .nothing, .bar: 0
    case .background(let alpha): alpha
    // An effect hides what is below it, an opaque background all the more.
    case .effect: 0.9
    case .opaqueImage: 1
    }
  }
}
