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
    self.init(surface: event.surface, item: event.item, content: event.content)
  }

  init(surface: String, item: String, content: String?) {
    self.surface = content == nil ? surface : nil
    name = content ?? item
  }
}
