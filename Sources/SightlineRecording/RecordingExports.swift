// SPDX-License-Identifier: MIT
//
// An app that records, or has its rules from JSON, imports this module alone: it brings what `Sightline` brings.

#if SWIFT_PACKAGE
  @_exported public import SightlineUIKit
  @_exported public import struct SightlineCore.TimeSpan
  @_exported public import struct SightlineHost.HostOptions
#endif
