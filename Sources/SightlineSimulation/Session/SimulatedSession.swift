// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
  public import SightlineTrace
#endif

/// One user on one screen: everything that is chosen before it begins. It runs as often as one likes, always the same.
///
/// ```swift
/// let session = SimulatedFleet(seed: 7).session(1)
/// session.run { input, time in print(time.nanoseconds, input) }
/// ```
public struct SimulatedSession: Sendable, Hashable {
  /// The seed of the fleet.
  public let seed: UInt64
  /// Its number in the fleet, from 1.
  public let number: UInt64
  /// What is on the screen.
  public let layout: SimulatedLayout
  /// What the user does.
  public let behavior: SimulatedBehavior
  /// The phone.
  public let device: SimulatedDevice
  /// How items are told of.
  public let listing: SimulatedListing
  /// Frames per second.
  public let rate: Int
  /// How long it lasts.
  public let seconds: Double
  /// How many items the list has once all of it is loaded; what carousels hold comes on top.
  public let items: Int
  /// How many items come at a time; nil: all at once.
  public let page: Int?

  /// The first line of its trace, which says that nobody recorded it, and how to make it again.
  public var head: TraceHead {
    TraceHead(
      source: "simulated",
      device: "\(device.name), \(rate) Hz, \(layout.rawValue), \(behavior.rawValue), \(listing.rawValue), "
        + "seed \(seed), session \(number)")
  }

  /// Passes all inputs to `body`, in order, `end` being the last.
  public func run(_ body: (Input, Timestamp) throws -> Void) rethrows {
    let run = SimulationRun(self)
    var isOver = false
    while !isOver {
      isOver = !run.step()
      for line in run.lines { try body(line.input, line.time) }
      run.lines.removeAll(keepingCapacity: true)
    }
  }

  /// Writes its trace, and asks `flush` to take what has been written whenever that is `piece` bytes or more.
  public func write(piece: Int = 1 << 16, flush: (inout TraceWriter) throws -> Void) rethrows {
    var writer = TraceWriter()
    writer.write(head)
    try run { input, time in
      writer.write(input, at: time)
      if writer.bytes.count >= piece { try flush(&writer) }
    }
    try flush(&writer)
  }

  /// What random numbers are drawn for. Each has a stream of its own, so that one does not change the others.
  enum Stream {
    case choices, user, network
    case contents(Int)

    var number: UInt64 {
      switch self {
      case .choices: 0
      case .user: 1
      case .network: 2
      case .contents(let place): 16 &+ UInt64(truncatingIfNeeded: place)
      }
    }
  }

  func random(_ stream: Stream) -> SimulationRandom { Self.random(seed: seed, number: number, stream) }

  static func random(seed: UInt64, number: UInt64, _ stream: Stream) -> SimulationRandom {
    SimulationRandom(seed: seed, stream: number &* 0x1_0000_0000 &+ stream.number)
  }
}
