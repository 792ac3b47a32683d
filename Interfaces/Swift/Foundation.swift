// SPDX-License-Identifier: MIT
//
// Foundation as Swift shows it: its values, what they are in Objective-C, and observation of key values.

@_exported import CoreFoundation
@_exported import CoreGraphics
@_exported import Darwin
@_exported import Dispatch
@_exported import Foundation
@_exported import ObjectiveC

// developer.apple.com/documentation/foundation/timeinterval
public typealias TimeInterval = Double

// developer.apple.com/documentation/foundation/indexpath
public struct IndexPath: Hashable, Comparable, RandomAccessCollection, Sendable {
  public typealias Element = Int
  public init(indexes: [Int]) { fatalError() }
  public init(index: Int) { fatalError() }
  public init() { fatalError() }
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public subscript(index: Int) -> Int { get { fatalError() } set { fatalError() } }
  public static func == (lhs: IndexPath, rhs: IndexPath) -> Bool { fatalError() }
  public static func < (lhs: IndexPath, rhs: IndexPath) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}

// developer.apple.com/documentation/foundation/date
public struct Date: Hashable, Sendable {
  public init() { fatalError() }
  public init(timeIntervalSinceNow: TimeInterval) { fatalError() }
  public var timeIntervalSince1970: TimeInterval { fatalError() }
  public static func == (lhs: Date, rhs: Date) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}

extension Date: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDate { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSDate, result: inout Date?) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSDate, result: inout Date?) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDate?) -> Date { fatalError() }
}

// developer.apple.com/documentation/foundation/locale
public struct Locale: Hashable, Sendable {
  public static var preferredLanguages: [String] { fatalError() }
  public static func == (lhs: Locale, rhs: Locale) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}

// developer.apple.com/documentation/foundation/localizederror
public protocol LocalizedError: Error {
  var errorDescription: String? { get }
}
extension LocalizedError {
  public var errorDescription: String? { fatalError() }
}

// developer.apple.com/documentation/foundation/uuid
public struct UUID: Hashable, Sendable {
  public var uuidString: String { fatalError() }
  public static func == (lhs: UUID, rhs: UUID) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}

// developer.apple.com/documentation/foundation/url
public struct URL: Hashable, Sendable {
  public init(fileURLWithPath path: String) { fatalError() }
  public func appendingPathComponent(_ pathComponent: String) -> URL { fatalError() }
  public var path: String { fatalError() }
  public var absoluteString: String { fatalError() }
  public static func == (lhs: URL, rhs: URL) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}

extension URL: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSURL { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSURL, result: inout URL?) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSURL, result: inout URL?) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURL?) -> URL { fatalError() }
}

// developer.apple.com/documentation/foundation/data
public struct Data: Hashable, RandomAccessCollection, Sendable {
  public init() { fatalError() }
  public init<S: Sequence>(_ elements: S) where S.Element == UInt8 { fatalError() }
  public init(contentsOf url: URL) throws { fatalError() }
  public func write(to url: URL) throws { fatalError() }
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public subscript(index: Int) -> UInt8 { fatalError() }
  public static func == (lhs: Data, rhs: Data) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}
extension Data: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSData { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSData, result: inout Data?) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSData, result: inout Data?) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSData?) -> Data { fatalError() }
}

// developer.apple.com/documentation/foundation/notification
public struct Notification: @unchecked Sendable {
  public typealias Name = NSNotification.Name
  public var name: Name
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) { fatalError() }
}

extension IndexPath: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSIndexPath { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSIndexPath, result: inout IndexPath?) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSIndexPath, result: inout IndexPath?) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSIndexPath?) -> IndexPath { fatalError() }
}
extension Notification: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNotification { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSNotification, result: inout Notification?) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSNotification, result: inout Notification?) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNotification?) -> Notification { fatalError() }
}
extension String: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSString, result: inout String?) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSString, result: inout String?) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { fatalError() }
}
extension Array: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSArray { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSArray, result: inout [Element]?) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSArray, result: inout [Element]?) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSArray?) -> [Element] { fatalError() }
}
extension Dictionary: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSDictionary { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSDictionary, result: inout [Key: Value]?) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSDictionary, result: inout [Key: Value]?) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDictionary?) -> [Key: Value] { fatalError() }
}
extension Set: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSSet { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSSet, result: inout Set<Element>?) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSSet, result: inout Set<Element>?) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSSet?) -> Set<Element> { fatalError() }
}
extension Bool: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSNumber, result: inout Bool?) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSNumber, result: inout Bool?) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Bool { fatalError() }
}
extension Int: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSNumber, result: inout Int?) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSNumber, result: inout Int?) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Int { fatalError() }
}
extension Double: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSNumber, result: inout Double?) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSNumber, result: inout Double?) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> Double { fatalError() }
}
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSNumber, result: inout CGFloat?) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSNumber, result: inout CGFloat?) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat { fatalError() }
}
extension CGRect: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSValue { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ x: NSValue, result: inout CGRect?) { fatalError() }
  public static func _conditionallyBridgeFromObjectiveC(_ x: NSValue, result: inout CGRect?) -> Bool { fatalError() }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { fatalError() }
}

// developer.apple.com/documentation/foundation/nserror: it is an error. The compiler calls the two functions.
extension NSError: Error {}
public func _convertErrorToNSError(_ error: any Error) -> NSError { fatalError() }
public func _convertNSErrorToError(_ error: NSError?) -> any Error { fatalError() }

// developer.apple.com/documentation/foundation/nskeyvalueobservation
@objc public class NSKeyValueObservation: NSObject {
  @objc public func invalidate() { fatalError() }
}
@available(*, unavailable) extension NSKeyValueObservation: @unchecked Sendable {}

// developer.apple.com/documentation/foundation/nskeyvalueobservedchange
public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
  public let isPrior: Bool
}

// developer.apple.com/documentation/swift/using-key-value-observing-in-swift
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}
extension _KeyValueCodingAndObserving {
  @preconcurrency public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { fatalError() }
}

// developer.apple.com/documentation/foundation/nsstring/contains(_:)
extension StringProtocol {
  public func contains<T: StringProtocol>(_ other: T) -> Bool { fatalError() }
}
