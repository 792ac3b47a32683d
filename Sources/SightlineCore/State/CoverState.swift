// SPDX-License-Identifier: MIT

/// What is kept of a cover that covers.
struct CoverState: Sendable {
  var cover: Cover
  var box: Box

  /// The cover, or `nil` if it covers nothing: transparent, not opaque enough, or with a number beyond reckoning.
  init?(_ cover: Cover, coverOpacity: Double) {
    guard let box = Box(cover.rect), box.isVisible, cover.hides(from: coverOpacity) else { return nil }
    self.cover = cover
    self.box = box
  }

  func excepts(surface: String, item: String) -> Bool {
    cover.except.contains { $0.item == item && ($0.surface == nil || $0.surface == surface) }
  }
}

// For comparing engines (`Tracker+Equatable.swift`).
#if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
  extension CoverState: Equatable {}
#endif
