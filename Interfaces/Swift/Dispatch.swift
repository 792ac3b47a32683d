// SPDX-License-Identifier: MIT
//
// Dispatch, which has a Swift face of its own.

import ObjectiveC

// developer.apple.com/documentation/dispatch/dispatchqos
public struct DispatchQoS: Equatable, Sendable {
  public static let unspecified = DispatchQoS()
  public static let utility = DispatchQoS()
  public static let userInitiated = DispatchQoS()
}

// developer.apple.com/documentation/dispatch/dispatchworkitemflags
public struct DispatchWorkItemFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

// developer.apple.com/documentation/dispatch/dispatchtimeinterval
public enum DispatchTimeInterval: Equatable, Sendable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never
}

// developer.apple.com/documentation/dispatch/dispatchtime
public struct DispatchTime: Comparable, Sendable {
  public static func now() -> DispatchTime { fatalError() }
  public static var distantFuture: DispatchTime { fatalError() }
  public static func == (lhs: DispatchTime, rhs: DispatchTime) -> Bool { fatalError() }
  public static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool { fatalError() }
}
public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { fatalError() }

// developer.apple.com/documentation/dispatch/dispatchsourceprotocol
public protocol DispatchSourceProtocol: NSObjectProtocol {
  func activate()
  func cancel()
}
extension DispatchSourceProtocol {
  @preconcurrency public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    handler: (@Sendable @convention(block) () -> Void)?
  ) { fatalError() }
}

// developer.apple.com/documentation/dispatch/dispatchsourcetimer
public protocol DispatchSourceTimer: DispatchSourceProtocol {}
extension DispatchSourceTimer {
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { fatalError() }
}

// developer.apple.com/documentation/dispatch/dispatchsource
public class DispatchSource: NSObject {
  public struct TimerFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public class func makeTimerSource(flags: TimerFlags = [], queue: DispatchQueue? = nil) -> any DispatchSourceTimer {
    fatalError()
  }
}

// developer.apple.com/documentation/dispatch/dispatchgroup
public class DispatchGroup: NSObject, @unchecked Sendable {}

// developer.apple.com/documentation/dispatch/dispatchqueue
public class DispatchQueue: NSObject, @unchecked Sendable {
  public class var main: DispatchQueue { fatalError() }
  public init(label: String, qos: DispatchQoS = .unspecified) { fatalError() }
  @preconcurrency public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) { fatalError() }
  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }
}
