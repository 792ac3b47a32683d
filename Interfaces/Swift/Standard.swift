
// SPDX-License-Identifier: MIT
//
// Sightline: what the standard library has on systems with Objective-C alone. Read after the toolchain's own interface.
// developer.apple.com/documentation/swift/autoreleasingunsafemutablepointer
@frozen public struct AutoreleasingUnsafeMutablePointer<Pointee>: Swift._Pointer {
  public let _rawValue: Builtin.RawPointer
  @_transparent public init(_ _rawValue: Builtin.RawPointer) { self._rawValue = _rawValue }
  public var pointee: Pointee {
    @_transparent get { Swift.fatalError() }
    @_transparent nonmutating set { Swift.fatalError() }
  }
}
// The compiler calls these where a value comes over from Objective-C.
public func _bridgeAnyObjectToAny(_ possiblyNullObject: Swift.AnyObject?) -> Any { Swift.fatalError() }
public func _stdlib_getErrorEmbeddedNSError<T>(_ x: T) -> Swift.AnyObject? where T: Swift.Error { Swift.fatalError() }
