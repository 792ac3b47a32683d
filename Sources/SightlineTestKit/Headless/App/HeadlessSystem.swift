// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
  public import SightlineHost
#endif

/// What a headless app's views share: time, the queue of the main run loop, what moves, quirks, violations.
///
/// Views reach it through ``HeadlessView/system`` once they have been in a window.
@MainActor
public final class HeadlessSystem {
  /// The present moment.
  public internal(set) var now: Timestamp
  /// The number of the running turn of the main run loop.
  public internal(set) var turn: UInt64 = 0
  /// In what ways this system is not what one believes of UIKit.
  public let quirks: Set<HeadlessQuirk>
  /// What the app, or the session, did that the real toolkit answers with an exception.
  public private(set) var violations: [HeadlessViolation] = []
  /// The quirks that have made, or would have made, a difference so far: one that is not among them at the end of a
  /// test need not be tried on that test.
  public private(set) var asked: Set<HeadlessQuirk> = []

  /// How often the toolkit was asked.
  public internal(set) var calls = HeadlessCalls()

  /// Called with each question to the toolkit and the view that it is about; `nil` for chains, which are asked for many
  /// views at once.
  public var onAsked: ((HeadlessCalls.Function, HeadlessView?) -> Void)?

  /// Called with each notice that reaches the session, just before it does.
  public var onHeard: ((Notice<HeadlessView>) -> Void)?

  /// Where notices go; the app hands them to its session.
  var onNotice: ((Notice<HeadlessView>) -> Void)?
  /// Views whose beacon is gone (``HeadlessQuirk/beaconRemoved``).
  var withoutBeacon: Set<ObjectIdentifier> = []
  /// Cells are laid out a turn after the bounds have changed (``HeadlessQuirk/rotationTwoSteps``).
  var delaysCellLayout = false
  private var released: [HeadlessView] = []
  private var queue: [Block] = []
  private var blocks = 0
  private var movers: [any HeadlessMover] = []
  private var state: UInt64

  private struct Block {
    var time: Timestamp
    var turn: UInt64
    var order: Int
    var action: @MainActor () -> Void
  }

  /// Makes a system whose clock stands at `start`.
  public init(startingAt start: Timestamp = .zero, quirks: Set<HeadlessQuirk> = [], seed: UInt64 = 1) {
    now = start
    self.quirks = quirks
    state = seed
  }

  /// Whether the system behaves like that.
  public func has(_ quirk: HeadlessQuirk) -> Bool {
    asked.insert(quirk)
    return quirks.contains(quirk)
  }

  /// Writes down what the real toolkit would have thrown for.
  public func record(_ violation: HeadlessViolation) {
    violations.append(violation)
  }

  /// The next number of a fixed sequence below `bound`: the same script draws the same numbers.
  public func draw(below bound: UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return bound == 0 ? 0 : (mixed ^ (mixed >> 31)) % bound
  }

  func ask(_ function: HeadlessCalls.Function, of view: HeadlessView?) {
    calls.count(function)
    onAsked?(function, view)
  }

  // MARK: The main queue

  /// Runs a block in a turn of its own at that time or, if that is now, in the next turn.
  public func perform(after span: TimeSpan = .zero, _ action: @escaping @MainActor () -> Void) {
    queue.append(Block(time: now + span, turn: turn + 1, order: blocks, action: action))
    blocks += 1
  }

  /// When the next block is due.
  var nextBlock: Timestamp? { queue.map { max($0.time, now) }.min() }

  /// Takes the blocks that are due in this turn, in order of time and of their asking.
  func takeDueBlocks() -> [@MainActor () -> Void] {
    let due = queue.filter { $0.time <= now && $0.turn <= turn }
    queue.removeAll { $0.time <= now && $0.turn <= turn }
    return due.sorted { ($0.time, $0.order) < ($1.time, $1.order) }.map(\.action)
  }

  // MARK: Objects

  /// What was let go lives until the turn is over, as in an autorelease pool; under
  /// ``HeadlessQuirk/deallocatingViews`` it dies at once.
  func keepUntilTurnEnds(_ view: HeadlessView) {
    if !has(.deallocatingViews) { released.append(view) }
  }

  func drainReleased() { released = [] }

  // MARK: What moves

  /// Calls `mover` in each frame of the display until it has come to rest.
  public func start(_ mover: any HeadlessMover) {
    if !movers.contains(where: { $0 === mover }) { movers.append(mover) }
  }

  /// Stops calling it.
  public func stop(_ mover: any HeadlessMover) {
    movers.removeAll { $0 === mover }
  }

  func isMover(_ view: HeadlessView) -> Bool { movers.contains { $0 === view } }

  /// Whether the next frame of the display is needed.
  var isMoving: Bool { !movers.isEmpty }

  /// When something that moves wants to be called although no frame is due.
  var nextMove: Timestamp? { movers.compactMap { $0.nextChange(after: now) }.min() }

  func moveAll() {
    for mover in movers where !mover.move(at: now) { stop(mover) }
  }
}

/// What moves by itself: a scroll view in motion, a transition.
@MainActor
public protocol HeadlessMover: AnyObject {
  /// Moves on to this moment; answers whether it wants the next frame, too.
  func move(at now: Timestamp) -> Bool
  /// A moment between frames at which it must be called (the very end of a motion); `nil`: none.
  func nextChange(after now: Timestamp) -> Timestamp?
}

extension HeadlessMover {
  /// None.
  public func nextChange(after now: Timestamp) -> Timestamp? { nil }
}
