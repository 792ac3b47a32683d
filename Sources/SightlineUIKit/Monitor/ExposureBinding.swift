// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineHost
#endif

/// What was bound to a view; lives as long as the view does (F111).
@MainActor
final class ExposureBinding {
  private(set) weak var view: UIView?
  private(set) var item: ExposedItem?
  private var inner: [Inner] = []

  private final class Inner {
    weak var view: UIView?
    let item: ExposedItem

    init(_ view: UIView, _ item: ExposedItem) {
      self.view = view
      self.item = item
    }
  }

  /// In the order of making.
  let number = ExposureRegistry.shared.nextNumber()

  private init(_ view: UIView) {
    self.view = view
  }

  static func of(_ view: UIView) -> ExposureBinding? {
    objc_getAssociatedObject(view, key) as? ExposureBinding
  }

  static func bind(_ view: UIView, to item: ExposedItem?, inner: [(UIView, ExposedItem)]) {
    let known = of(view)
    if known == nil, item == nil, inner.isEmpty { return }
    let binding = known ?? ExposureBinding(view)
    if known == nil { objc_setAssociatedObject(view, key, binding, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    binding.item = item
    binding.inner = inner.map { Inner($0.0, $0.1) }
    ExposureRegistry.shared.bound(binding)
  }

  /// Tells a session, which may have begun later.
  func tell(_ session: HostSession<UIKitToolkit>) {
    guard let view else { return }
    var parts: [(view: UIView, item: ExposedItem)] = []
    for part in inner {
      if let view = part.view { parts.append((view, part.item)) }
    }
    session.bind(view, to: item, inner: parts)
  }

  private static let key = AttachedBook.key()
}
