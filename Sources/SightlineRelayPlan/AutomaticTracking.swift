// SPDX-License-Identifier: MIT

/// When a view that tracks itself begins, and when it ends.
///
/// | id    | monitor | in a window | tracked so far                    | what is done                           |
/// |-------|---------|-------------|-----------------------------------|----------------------------------------|
/// | none  | any     | any         | yes                               | end                                    |
/// | given | none    | any         | yes                               | end                                    |
/// | given | none    | yes         | no                                | wait for a monitor                     |
/// | given | given   | yes         | no                                | begin                                  |
/// | given | given   | no          | no                                | nothing: it has not been shown yet     |
/// | given | given   | any         | as it is to be                    | nothing                                |
/// | given | given   | any         | in another way, or something else is to be told | begin anew               |
public struct AutomaticTracking: Sendable, Equatable {
  /// What is done.
  public enum Step: Sendable, Equatable {
    /// Nothing.
    case nothing
    /// Track it, in place of what was tracked.
    case begin
    /// Track it no more.
    case end
    /// Ask again when there is a monitor.
    case wait
  }

  private var id: String?
  private var monitor: ObjectIdentifier?

  /// Makes the plan of a view that is not tracked.
  public init() {}

  /// Whether it is tracked.
  public var isTracked: Bool { id != nil }

  /// Takes what holds now.
  ///
  /// - Parameters:
  ///   - id: What the view is to be tracked as; `nil` or nothing in it: not at all.
  ///   - monitor: Who is to track it.
  ///   - isInWindow: Whether it is in a window.
  ///   - isRenewed: Whether something else has changed that whoever tracks it has to know.
  public mutating func step(
    id: String?, monitor: ObjectIdentifier?, isInWindow: Bool, isRenewed: Bool = false
  ) -> Step {
    guard let id, !id.isEmpty, let monitor else {
      let isWanted = id?.isEmpty == false
      if isTracked {
        self.id = nil
        self.monitor = nil
        return .end
      }
      return isWanted && isInWindow ? .wait : .nothing
    }
    guard isTracked || isInWindow else { return .nothing }
    guard isRenewed || self.id != id || self.monitor != monitor else { return .nothing }
    self.id = id
    self.monitor = monitor
    return .begin
  }
}
