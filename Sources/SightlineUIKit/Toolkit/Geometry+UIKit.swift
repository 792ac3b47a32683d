// SPDX-License-Identifier: MIT

import QuartzCore
import UIKit

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

extension Point {
  /// A point of Core Graphics.
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension Rect {
  /// A rectangle of Core Graphics as it is stored: sizes below zero are not made positive.
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}

extension Insets {
  /// Insets of UIKit.
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
  }
}

extension LayerTransform {
  /// A transform of Core Animation.
  init(_ t: CATransform3D) {
    self.init(
      x: SIMD4(Double(t.m11), Double(t.m12), Double(t.m13), Double(t.m14)),
      y: SIMD4(Double(t.m21), Double(t.m22), Double(t.m23), Double(t.m24)),
      z: SIMD4(Double(t.m31), Double(t.m32), Double(t.m33), Double(t.m34)),
      translation: SIMD4(Double(t.m41), Double(t.m42), Double(t.m43), Double(t.m44)))
  }
}
