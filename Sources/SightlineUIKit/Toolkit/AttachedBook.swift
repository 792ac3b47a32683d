// SPDX-License-Identifier: MIT

import ObjectiveC

#if SWIFT_PACKAGE
  package import UIKit
#else
  import UIKit
#endif

/// Objects that live and die with a view of somebody else's.
@MainActor
package enum AttachedBook {
  /// A key of its own, for as long as the process lives.
  package static func key() -> UnsafeRawPointer {
    UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  }

  /// The object that a view has under a key, made where it has none.
  package static func of<Book: NSObject>(_ view: UIView, _ key: UnsafeRawPointer, _ make: () -> Book) -> Book {
    if let book = objc_getAssociatedObject(view, key) as? Book { return book }
    let book = make()
    objc_setAssociatedObject(view, key, book, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return book
  }
}
