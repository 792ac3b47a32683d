// SPDX-License-Identifier: MIT

/// An absence from the screen.
struct SurfaceAbsence: Sendable {
  var since: Timestamp
  /// The outermost hidden surface at its beginning, -1 if it was not hiding that took it off.
  var outermost: Int32
  var reason: VisitReason?
}

// For comparing engines (`Tracker+Equatable.swift`).
#if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
  extension SurfaceAbsence: Equatable {}
#endif
