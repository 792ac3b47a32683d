// SPDX-License-Identifier: MIT
//
// Logging and signposts.

@_exported import ObjectiveC

// developer.apple.com/documentation/os/oslogprivacy
public struct OSLogPrivacy: Sendable {
  public static var `public`: OSLogPrivacy { fatalError() }
  public static var `private`: OSLogPrivacy { fatalError() }
  public static var auto: OSLogPrivacy { fatalError() }
}

// developer.apple.com/documentation/os/osloginterpolation
public struct OSLogInterpolation: StringInterpolationProtocol {
  public init(literalCapacity: Int, interpolationCount: Int) { fatalError() }
  public mutating func appendLiteral(_ literal: String) { fatalError() }
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, privacy: OSLogPrivacy = .auto
  ) { fatalError() }
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, privacy: OSLogPrivacy = .auto
  ) { fatalError() }
}

// developer.apple.com/documentation/os/oslogmessage
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  public init(stringInterpolation: OSLogInterpolation) { fatalError() }
  public init(stringLiteral value: String) { fatalError() }
}

// developer.apple.com/documentation/os/oslogtype
public struct OSLogType: Equatable, RawRepresentable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static var `default`: OSLogType { fatalError() }
  public static var debug: OSLogType { fatalError() }
  public static var error: OSLogType { fatalError() }
  public static var fault: OSLogType { fatalError() }
  public static var info: OSLogType { fatalError() }
}

// developer.apple.com/documentation/os/ossignpostintervalstate
@available(iOS 15.0, tvOS 15.0, *)
public class OSSignpostIntervalState {}

// developer.apple.com/documentation/os/ossignpostid
public struct OSSignpostID: Sendable {
  public static let exclusive = OSSignpostID()
}

// developer.apple.com/documentation/os/ossignposter
@available(iOS 15.0, tvOS 15.0, *)
public struct OSSignposter: @unchecked Sendable {
  public init(subsystem: String, category: String) { fatalError() }
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    fatalError()
  }
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) { fatalError() }
}

// developer.apple.com/documentation/os/logger
@available(iOS 14.0, tvOS 14.0, *)
public struct Logger: Sendable {
  public init(subsystem: String, category: String) { fatalError() }
  public func debug(_ message: OSLogMessage) { fatalError() }
  public func error(_ message: OSLogMessage) { fatalError() }
  public func fault(_ message: OSLogMessage) { fatalError() }
  public func info(_ message: OSLogMessage) { fatalError() }
  public func log(level: OSLogType, _ message: OSLogMessage) { fatalError() }
  public func notice(_ message: OSLogMessage) { fatalError() }
  public func warning(_ message: OSLogMessage) { fatalError() }
}
