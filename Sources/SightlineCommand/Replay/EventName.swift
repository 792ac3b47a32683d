// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// The kinds of events under the names that they have in files.
enum EventName: String, CaseIterable, Sendable {
  case impression, appear, disappear, enter, leave

  init(_ kind: Event.Kind) {
    self =
      switch kind {
      case .impression: .impression
      case .appear: .appear
      case .disappear: .disappear
      case .enter: .enter
      case .leave: .leave
      }
  }
}
