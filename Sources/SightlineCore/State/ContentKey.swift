// SPDX-License-Identifier: MIT

/// What is tracked: a content that the host gave is one thing everywhere, an item without one is a thing of its surface
/// (fine print 1).
struct ContentKey: Sendable, Hashable {
  /// The surface of an item without content, -1 for what is one thing everywhere.
  var surface: Int32
  /// The text by which stores and samples know it.
  var text: String

  static func shared(_ content: String) -> ContentKey { ContentKey(surface: -1, text: content) }
  static func local(surface: Int32, item: String) -> ContentKey { ContentKey(surface: surface, text: item) }
}
