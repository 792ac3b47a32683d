// SPDX-License-Identifier: MIT

/// What is tracked: a content that the host gave is one thing everywhere, an item without one is a thing of its surface
/// (fine print 1).
enum ContentKey: Sendable, Hashable {
  case shared(String)
  case local(surface: Int32, item: String)

  /// The text by which stores and samples know it.
  var text: String {
    switch self {
    case .shared(let content): content
    case .local(_, let item): item
    }
  }
}
