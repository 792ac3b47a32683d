// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

extension AnyHostSession {
  /// All that the engine was told and that still holds, with the time of the last input: what a recording begins with
  /// that is switched on now. ``onInput`` goes on from there. `nil` before the first input and after the end.
  ///
  /// Put together when it is asked for, so a session that nobody records keeps nothing for it. `InputDigest` says what such
  /// a recording does not know.
  public var toldSoFar: (inputs: [Input], time: Timestamp)? {
    guard let lastInput else { return nil }
    let inputs = tracker.inputsThatHold(
      window: { id in windows.first { $0.id == id }?.line },
      item: { surface, item in surfacesByID[surface]?.slotsByID[item]?.line },
      covers: { surface, window in
        if let surface { return surfacesByID[surface]?.covers ?? [] }
        return windows.first { $0.id == window }?.covers ?? []
      })
    return inputs.map { ($0, lastInput) }
  }
}
