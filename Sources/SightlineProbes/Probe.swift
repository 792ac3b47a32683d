// SPDX-License-Identifier: MIT

/// One probe as its adapter holds it: hears what becomes of the view, and passes it on to whoever watches.
///
/// Any call may come at any time, in any order, twice or never; none does more than set flags.
@MainActor
package final class Probe {
  private weak var view: AnyObject?
  private var entries: [ProbeEntry] = []
  private var isInWindow = false
  private var state = ProbeState()

  /// Makes the probe of a view, which is held weakly.
  package init(_ view: AnyObject) {
    self.view = view
  }

  /// The modifier asks for this now, of these sessions alone: of none while there is no monitor yet.
  package func ask(_ request: ProbeRequest, of boards: [ProbeBoard]) {
    _ = state.take(.asked(request))
    watch(by: boards)
    for entry in entries { entry.take(.asked(request)) }
  }

  /// Other sessions are to watch it, or further ones; what was asked for stays.
  package func watch(by boards: [ProbeBoard]) {
    guard !state.isDismantled, let view else { return }
    var kept: [ProbeEntry] = []
    for entry in entries {
      if boards.contains(where: { $0 === entry.board }) { kept.append(entry) } else { entry.take(.dismantled) }
    }
    for board in boards where !kept.contains(where: { $0.board === board }) {
      let entry = ProbeEntry(view, on: board)
      board.add(entry)
      kept.append(entry)
      entry.take(.moved(isInWindow: isInWindow))
      if let wanted = state.wanted { entry.take(.asked(wanted)) }
    }
    entries = kept
  }

  /// The view came into a window, left one, or changed it.
  package func moved(isInWindow: Bool) {
    self.isInWindow = isInWindow
    _ = state.take(.moved(isInWindow: isInWindow))
    for entry in entries { entry.take(.moved(isInWindow: isInWindow)) }
  }

  /// The modifier is gone.
  package func dismantle() {
    _ = state.take(.dismantled)
    for entry in entries { entry.take(.dismantled) }
    // One that is asked for something later, and is on screen, begins anew.
    entries = []
  }
}
