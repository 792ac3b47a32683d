// SPDX-License-Identifier: MIT

/// One that hears messages before the owner does.
struct RelayObserver: Sendable, Equatable {
  let object: RelayObject
  /// Counted up; the order of observers, and what a running call knows them by.
  let serial: Int
  /// What it hears: only what may be observed.
  var answers: Set<RelaySelector>
}
