// SPDX-License-Identifier: MIT

import UIKit

/// What a view looks like at a point.
@MainActor
enum Pixel {
  /// Its brightness from 0 to 1; -1 where it could not be drawn.
  static func brightness(of view: UIView, at point: CGPoint) -> Double {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let place = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let picture = UIGraphicsImageRenderer(bounds: place, format: format).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    guard let image = picture.cgImage else { return -1 }
    var byte: [UInt8] = [0]
    let isDrawn = byte.withUnsafeMutableBytes { bytes in
      let context = CGContext(
        data: bytes.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 1,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue)
      context?.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
      return context != nil
    }
    return isDrawn ? Double(byte[0]) / 255 : -1
  }
}
