// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  public import SightlineHost
#endif

extension UIView {
  /// What the view shows, for every monitor of the app. Set it where a cell is configured, each time; `nil` for a cell
  /// that shows nothing to be counted.
  ///
  /// ```swift
  /// cell.exposure = ExposureItem(post.id, attributes: ["author": .string(post.author)])
  /// ```
  public var exposure: ExposureItem? {
    get { ExposureBinding.of(self)?.item }
    set { ExposureBinding.bind(self, to: newValue, inner: []) }
  }

  /// Says what the view shows, together with views inside it that count by themselves. Their events have the id
  /// `item/inner item`.
  ///
  /// ```swift
  /// cell.setExposure(ExposureItem(post.id), inner: [(cell.banner, ExposureItem("banner"))])
  /// ```
  public func setExposure(_ item: ExposureItem?, inner: [(UIView, ExposureItem)]) {
    ExposureBinding.bind(self, to: item, inner: inner)
  }
}
