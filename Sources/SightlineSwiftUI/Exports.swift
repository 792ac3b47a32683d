// SPDX-License-Identifier: MIT
//
// What an app in SwiftUI imports: all that `Sightline` passes on, and the modifiers.

#if SWIFT_PACKAGE
  @_exported public import SightlineUIKit
  // As in `Sightline`: one name of each module makes the members of its types visible.
  @_exported public import struct SightlineCore.TimeSpan
  @_exported public import struct SightlineHost.HostOptions
#endif
