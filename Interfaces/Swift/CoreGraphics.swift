// SPDX-License-Identifier: MIT
//
// Core Graphics as Swift shows it: what its structures have beside their fields and C functions.

@_exported import CoreFoundation
@_exported import CoreGraphics

// developer.apple.com/documentation/corefoundation/cgpoint
extension CGPoint: Equatable {
  public init(x: Double, y: Double) { fatalError() }
  public init(x: Int, y: Int) { fatalError() }
  public static func == (lhs: CGPoint, rhs: CGPoint) -> Bool { fatalError() }
}

// developer.apple.com/documentation/corefoundation/cgsize
extension CGSize: Equatable {
  public init(width: Double, height: Double) { fatalError() }
  public init(width: Int, height: Int) { fatalError() }
  public static func == (lhs: CGSize, rhs: CGSize) -> Bool { fatalError() }
}

// developer.apple.com/documentation/corefoundation/cgrect
extension CGRect: Equatable {
  @_transparent public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
  public init(x: Double, y: Double, width: Double, height: Double) { fatalError() }
  public init(x: Int, y: Int, width: Int, height: Int) { fatalError() }
  public static func == (lhs: CGRect, rhs: CGRect) -> Bool { fatalError() }
}

// developer.apple.com/documentation/corefoundation/cgaffinetransform
extension CGAffineTransform: Equatable {
  public static func == (lhs: CGAffineTransform, rhs: CGAffineTransform) -> Bool { fatalError() }
}

// developer.apple.com/documentation/coregraphics/cgcontext/draw(_:in:bytiling:)
extension CGContext {
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) { fatalError() }
}
