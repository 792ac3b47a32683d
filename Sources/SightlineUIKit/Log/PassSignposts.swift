// SPDX-License-Identifier: MIT

import os

#if SWIFT_PACKAGE
  import SightlineHost
#endif

// Where signposts are not to be had, nothing is marked; whoever checks with declarations of his own says that he has them.
#if canImport(os.signpost) || SIGHTLINE_HAS_SIGNPOSTS
  /// Marks passes, and the searches for covers in them, as intervals for Instruments.
  @MainActor
  final class PassSignposts {
    private let signposter = OSSignposter(subsystem: "Sightline", category: "passes")
    private var pass: OSSignpostIntervalState?
    private var search: OSSignpostIntervalState?

    func take(_ step: PassStep) {
      switch step {
      case .passBegan: pass = signposter.beginInterval("pass")
      case .coverSearchBegan: search = signposter.beginInterval("cover search")
      case .coverSearchEnded:
        if let search { signposter.endInterval("cover search", search) }
        search = nil
      case .passEnded:
        // Switched on in the middle of a pass, it has seen no beginning.
        if let pass { signposter.endInterval("pass", pass) }
        pass = nil
      }
    }
  }
#else
  /// Marks nothing.
  @MainActor
  final class PassSignposts {
    func take(_ step: PassStep) {}
  }
#endif
