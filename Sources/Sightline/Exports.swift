// SPDX-License-Identifier: MIT
//
// What an app imports; one in SwiftUI imports `SightlineSwiftUI`, which passes on the same. The names are those of the
// adapters, prefixed (`ExposureItem`), and not the engine's own (`Rule`, `Event`), which an app may have itself.

#if SWIFT_PACKAGE
  @_exported public import SightlineUIKit
  // With the feature MemberImportVisibility the members of a type are those of modules that are imported. One name of
  // each makes these two modules imported, and no other name of theirs visible.
  @_exported public import struct SightlineCore.TimeSpan
  @_exported public import struct SightlineHost.HostOptions
#endif
