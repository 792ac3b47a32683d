// SPDX-License-Identifier: MIT
//
// Core Foundation as Swift shows it: `CGFloat`, and what all its objects are.

@_exported import CoreFoundation
@_exported import Darwin
@_exported import ObjectiveC

// developer.apple.com/documentation/corefoundation/cgfloat
@frozen public struct CGFloat: Sendable {
  public typealias NativeType = Double
  public var native: Double
  @_transparent public init(_ value: Double) { native = value }
  @_transparent public init() { native = 0 }
  @_transparent public init(_ value: CGFloat) { native = value.native }
  public init(_ value: Float) { native = Double(value) }
  @_transparent public init<Source: BinaryInteger>(_ value: Source) { native = Double(value) }
  public init<Source: BinaryFloatingPoint>(_ value: Source) { native = Double(value) }
  public init?<Source: BinaryInteger>(exactly value: Source) { return nil }
  public init?<Source: BinaryFloatingPoint>(exactly value: Source) { return nil }
}

extension CGFloat: BinaryFloatingPoint {
  public typealias Exponent = Int
  public typealias FloatLiteralType = Double
  public typealias IntegerLiteralType = Int
  public typealias Magnitude = CGFloat
  public typealias RawExponent = UInt
  public typealias RawSignificand = UInt
  public typealias Stride = CGFloat
  @_transparent public init(floatLiteral value: Double) { native = value }
  @_transparent public init(integerLiteral value: Int) { native = Double(value) }
  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) { fatalError() }
  public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt) { fatalError() }
  public init(signOf: CGFloat, magnitudeOf: CGFloat) { fatalError() }

  public static var exponentBitCount: Int { 11 }
  public static var significandBitCount: Int { 52 }
  public static var radix: Int { 2 }
  public static var greatestFiniteMagnitude: CGFloat { fatalError() }
  public static var infinity: CGFloat { fatalError() }
  public static var leastNonzeroMagnitude: CGFloat { fatalError() }
  public static var leastNormalMagnitude: CGFloat { fatalError() }
  public static var nan: CGFloat { fatalError() }
  public static var pi: CGFloat { fatalError() }
  public static var signalingNaN: CGFloat { fatalError() }
  public static var ulpOfOne: CGFloat { fatalError() }

  public var binade: CGFloat { fatalError() }
  public var exponent: Int { fatalError() }
  public var exponentBitPattern: UInt { fatalError() }
  public var isCanonical: Bool { fatalError() }
  @_transparent public var isFinite: Bool { native.isFinite }
  @_transparent public var isInfinite: Bool { native.isInfinite }
  @_transparent public var isNaN: Bool { native.isNaN }
  public var isNormal: Bool { fatalError() }
  public var isSignalingNaN: Bool { fatalError() }
  public var isSubnormal: Bool { fatalError() }
  @_transparent public var isZero: Bool { native.isZero }
  @_transparent public var magnitude: CGFloat { CGFloat(native.magnitude) }
  public var nextUp: CGFloat { fatalError() }
  public var sign: FloatingPointSign { fatalError() }
  public var significand: CGFloat { fatalError() }
  public var significandBitPattern: UInt { fatalError() }
  public var significandWidth: Int { fatalError() }
  public var ulp: CGFloat { fatalError() }

  public mutating func addProduct(_ lhs: CGFloat, _ rhs: CGFloat) { fatalError() }
  public mutating func formRemainder(dividingBy other: CGFloat) { fatalError() }
  public mutating func formSquareRoot() { fatalError() }
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat) { fatalError() }
  public mutating func negate() { fatalError() }
  @_transparent public mutating func round(_ rule: FloatingPointRoundingRule) { native.round(rule) }
  public func advanced(by amount: CGFloat) -> CGFloat { fatalError() }
  public func distance(to other: CGFloat) -> CGFloat { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
  @_transparent public func isEqual(to other: CGFloat) -> Bool { native == other.native }
  @_transparent public func isLess(than other: CGFloat) -> Bool { native < other.native }
  @_transparent public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { native <= other.native }
  public func isTotallyOrdered(belowOrEqualTo other: CGFloat) -> Bool { fatalError() }

  @_transparent public static prefix func - (x: CGFloat) -> CGFloat { CGFloat(-x.native) }
  @_transparent public static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat { CGFloat(lhs.native + rhs.native) }
  @_transparent public static func += (lhs: inout CGFloat, rhs: CGFloat) { lhs.native += rhs.native }
  @_transparent public static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat { CGFloat(lhs.native - rhs.native) }
  @_transparent public static func -= (lhs: inout CGFloat, rhs: CGFloat) { lhs.native -= rhs.native }
  @_transparent public static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat { CGFloat(lhs.native * rhs.native) }
  @_transparent public static func *= (lhs: inout CGFloat, rhs: CGFloat) { lhs.native *= rhs.native }
  @_transparent public static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat { CGFloat(lhs.native / rhs.native) }
  @_transparent public static func /= (lhs: inout CGFloat, rhs: CGFloat) { lhs.native /= rhs.native }
  @_transparent public static func == (lhs: CGFloat, rhs: CGFloat) -> Bool { lhs.native == rhs.native }
  @_transparent public static func < (lhs: CGFloat, rhs: CGFloat) -> Bool { lhs.native < rhs.native }
}

extension CGFloat: CustomStringConvertible {
  public var description: String { fatalError() }
}

extension Double {
  @_transparent public init(_ value: CGFloat) { self = value.native }
}
extension Float {
  public init(_ value: CGFloat) { self = Float(value.native) }
}

// Every imported Core Foundation type conforms to this; the compiler asks for it.
public protocol _CFObject: AnyObject, Hashable {}
extension _CFObject {
  public var hashValue: Int { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
  public static func == (lhs: Self, rhs: Self) -> Bool { fatalError() }
}
