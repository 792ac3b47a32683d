// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

extension HeadlessApp {
  /// Everything that the session told its engine so far, as a trace.
  public var trace: [UInt8] { recording.bytes }

  /// The same as steps.
  public var script: ExposureScript { ExposureScript(recording.steps) }

  /// Ends the session: what is open is closed. Nothing is tracked from then on.
  public func finish() {
    session.finish()
    isFinished = true
  }

  /// What a replay of the recording says otherwise than the live run did. After ``finish()`` the events must be equal
  /// byte for byte; before, as far as the run has come.
  ///
  /// - Parameter everyWay: Whether the recording is also played in all ways of ``ReplayCheck``, which takes several times
  ///   as long.
  public func replayDifferences(everyWay: Bool = true) -> [String] {
    recording.differences(isFinished: isFinished, everyWay: everyWay)
  }

  /// What must be empty at the end of every test, whatever it is about: the replay says the same, the engine's state is
  /// sound, nothing was done that the real toolkit forbids.
  public func problems(everyWay: Bool = true) -> [String] {
    replayDifferences(everyWay: everyWay) + session.checkInvariants().map { "invariant: \($0)" }
      + system.violations.map { "violation: \($0)" }
  }
}
