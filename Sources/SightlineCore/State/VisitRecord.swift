// SPDX-License-Identifier: MIT

/// What a visit remembers of one content.
struct VisitRecord: Sendable {
  var entries = 0
  /// Cumulative time for each rule; empty where no rule asks for it.
  var gathered = Rows<TimeSpan>()

  /// Counts an appearance and answers how many there have been.
  mutating func countEntry() -> Int {
    entries &+= 1
    return entries
  }
}

// For comparing engines (`Tracker+Equatable.swift`).
#if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
  extension VisitRecord: Equatable {}
#endif
