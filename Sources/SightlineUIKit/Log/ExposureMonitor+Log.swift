// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineHost
#endif

extension ExposureMonitor {
  /// What is written to the system's log, and whether passes are marked for Instruments. Misuses alone at first.
  public var log: ExposureLog {
    get { debugging.log }
    set {
      debugging.log = newValue
      if newValue.signposts != (debugging.signposts != nil) {
        debugging.signposts = newValue.signposts ? PassSignposts() : nil
        hearSteps()
      }
    }
  }
}
