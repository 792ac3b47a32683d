// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineHost
#endif

/// What is remembered of the scroll view of a page controller between passes.
@MainActor
final class PageBook: NSObject {
  var turn = PageTurn()

  /// The book of a scroll view.
  static func of(_ scroll: UIScrollView) -> PageBook { AttachedBook.of(scroll, key) { PageBook() } }

  private static let key = AttachedBook.key()
}
