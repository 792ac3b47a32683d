// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineHost
#endif

/// What of a monitor serves development alone.
@MainActor
final class ExposureDebugging {
  var overlay: ExposureOverlay?
  var signposts: PassSignposts?
  var log = ExposureLog()

  var hearsSteps: Bool { overlay != nil || signposts != nil }

  func take(_ step: PassStep) {
    signposts?.take(step)
    if step == .passEnded { overlay?.update() }
  }
}
