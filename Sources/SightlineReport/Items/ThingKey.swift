// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// What is one thing in a trace: a content, wherever it shows, or an item of its surface.
struct ThingKey: Hashable, Sendable {
  /// `nil` for a content.
  let surface: String?
  let name: String

  init(_ event: Event) {
    surface = event.content == nil ? event.surface : nil
    name = event.content ?? event.item
  }
}
