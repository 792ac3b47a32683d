// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Tells the turns of the main run loop from those of a run loop that runs inside one of them.
///
/// Code may run the loop itself, and some calls of the system do, such as reading HTML into a text (F94). If a list is
/// just about its cells then, half of them are there, and a look would take the other half for gone. A test that waits,
/// and a menu of the Mac, also run the loop, for as long as one likes; there one has to look.
///
/// | the turn that ends is that of                        | the outermost loop last came to a turn's end | look |
/// |------------------------------------------------------|-----------------------------------------------|------|
/// | the outermost loop that was seen to come to one      | any                                           | yes  |
/// | a loop inside it                                     | less than ``patience`` ago                    | no   |
/// | a loop inside it                                     | longer ago                                    | yes  |
public struct TurnNesting: Sendable, EquatableInTests {
  /// How deep in loops the last thing seen was; where listening began is 0, whether that was in a loop or before any.
  private var depth = 0
  /// The depth of the outermost loop of which a turn was seen to end, and when the last one did.
  private var outermost: Int?
  private var lastOuterEnd = Timestamp.distantPast

  /// Makes the state of one who begins to listen.
  public init() {}

  /// How long a loop inside a turn is not looked from.
  public static var patience: TimeSpan { .milliseconds(1_000) }

  /// A loop has begun.
  public mutating func entered() {
    depth += 1
  }

  /// A loop is about to wait, or has ended; answers whether to look.
  public mutating func turnEnded(isExit: Bool, at now: Timestamp) -> Bool {
    let base = min(outermost ?? depth, depth)
    outermost = base
    let mayLook = mayLook(at: now)
    if depth == base { lastOuterEnd = now }
    if isExit { depth -= 1 }
    return mayLook
  }

  /// Whether to look from a block of the main queue.
  public func mayLook(at now: Timestamp) -> Bool {
    guard let outermost, depth > outermost else { return true }
    return now - lastOuterEnd >= Self.patience
  }
}
