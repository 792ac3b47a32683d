// SPDX-License-Identifier: MIT
//
// The C library as Swift shows it.

@_exported import Darwin

// developer.apple.com/documentation/swift/darwinboolean: what `Boolean` becomes behind pointers.
@frozen public struct DarwinBoolean: ExpressibleByBooleanLiteral, Sendable {
  @usableFromInline var _value: UInt8
  @_transparent public init(_ value: Bool) { _value = value ? 1 : 0 }
  public init(booleanLiteral value: Bool) { self.init(value) }
  @_transparent public var boolValue: Bool { _value != 0 }
}

// The compiler calls these where a Boolean crosses between the languages.
@_transparent public func _convertBoolToDarwinBoolean(_ x: Bool) -> DarwinBoolean { DarwinBoolean(x) }
@_transparent public func _convertDarwinBooleanToBool(_ x: DarwinBoolean) -> Bool { x.boolValue }
