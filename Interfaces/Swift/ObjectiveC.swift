// SPDX-License-Identifier: MIT
//
// The Objective-C runtime as Swift shows it.

@_exported import ObjectiveC

// developer.apple.com/documentation/objectivec/objcbool
@frozen public struct ObjCBool: ExpressibleByBooleanLiteral, Sendable {
  @usableFromInline var _value: Bool
  @_transparent public init(_ value: Bool) { _value = value }
  public init(booleanLiteral value: Bool) { _value = value }
  @_transparent public var boolValue: Bool { _value }
}

// The compiler calls these where a Boolean crosses between the languages.
@_transparent public func _convertBoolToObjCBool(_ x: Bool) -> ObjCBool { ObjCBool(x) }
@_transparent public func _convertObjCBoolToBool(_ x: ObjCBool) -> Bool { x.boolValue }

// developer.apple.com/documentation/objectivec/selector
@frozen public struct Selector: ExpressibleByStringLiteral, Hashable, CustomStringConvertible, @unchecked Sendable {
  var ptr: OpaquePointer
  public init(_ str: String) { fatalError() }
  public init(stringLiteral value: String) { fatalError() }
  public var description: String { fatalError() }
}

// developer.apple.com/documentation/objectivec/nsobject-swift.class
extension NSObject: Equatable, Hashable {
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool { fatalError() }
  public var hashValue: Int { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}
