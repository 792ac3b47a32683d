// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// The inputs of one pass, gathered in the order in which the engine is told: places first, then what is gone, what is
/// known of what comes, what comes, how all moves, what lies over it.
struct Feed {
  var windows: [Input] = []
  var surfaces: [Input] = []
  var removals: [Input] = []
  var items: [Input] = []
  var questions: [Input] = []
  var motions: [Input] = []
  var screens: [Input] = []
  var covers: [Input] = []
  var controls: [Input] = []

  var isEmpty: Bool {
    windows.isEmpty && surfaces.isEmpty && removals.isEmpty && items.isEmpty && questions.isEmpty && motions.isEmpty
      && screens.isEmpty && covers.isEmpty && controls.isEmpty
  }

  /// Hands the inputs over in order and is empty afterwards; memory is kept.
  mutating func drain(_ take: (Input) -> Void) {
    drain(&windows, take)
    drain(&surfaces, take)
    drain(&removals, take)
    drain(&questions, take)
    drain(&items, take)
    drain(&motions, take)
    drain(&screens, take)
    drain(&covers, take)
    drain(&controls, take)
  }

  private func drain(_ inputs: inout [Input], _ take: (Input) -> Void) {
    guard !inputs.isEmpty else { return }
    for input in inputs { take(input) }
    inputs.removeAll(keepingCapacity: true)
  }
}
