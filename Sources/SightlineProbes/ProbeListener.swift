// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  package import SightlineCore
#endif

/// Who wants to hear of an item and of those below it. The same object as long as the modifier lives, whatever closure it
/// was given last; so what passes it on has not changed.
@MainActor
package final class ProbeListener: Equatable {
  /// Called with each event.
  package var action: @MainActor (Event) -> Void

  /// Makes a listener.
  package nonisolated init(_ action: @escaping @MainActor (Event) -> Void = { _ in }) {
    self.action = action
  }

  /// Whether both are one.
  package nonisolated static func == (one: ProbeListener, other: ProbeListener) -> Bool { one === other }
}
