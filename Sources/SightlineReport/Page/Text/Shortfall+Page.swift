// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension Shortfall {
  /// From this nearness on something has nearly counted.
  static let near = 0.5

  /// How near it came: from 0 to 1 without ever being viewable, from 1 to 2 when it was and time was missing.
  var nearness: Double {
    switch self {
    case .time(let has, let need), .sum(let has, let need): 1 + has.seconds / need.seconds
    case .area(let has, let need): has / need
    case .viewport: 0.5
    case .motion, .noTime: 0.9
    case .extent: 1.9
    case .heldBack: 2
    case .notAsked, .unseen: 0
    }
  }

  /// What was missing, in one word.
  var word: String {
    switch self {
    case .time: "time"
    case .sum: "total"
    case .area: "area"
    case .viewport: "viewport"
    case .motion: "motion"
    case .noTime: "moment"
    case .extent: "extent"
    case .heldBack: "held"
    case .notAsked: "notAsked"
    case .unseen: "unseen"
    }
  }

  /// What there was: seconds or a fraction.
  var has: Double? {
    switch self {
    case .time(let has, _), .sum(let has, _): has.seconds
    case .area(let has, _), .viewport(let has, _), .extent(let has, _), .motion(let has), .noTime(let has): has
    case .heldBack, .notAsked, .unseen: nil
    }
  }

  /// What the rule needs: seconds or a fraction.
  var needs: Double? {
    switch self {
    case .time(_, let needs), .sum(_, let needs): needs.seconds
    case .area(_, let needs), .viewport(_, let needs), .extent(_, let needs): needs
    case .motion, .noTime, .heldBack, .notAsked, .unseen: nil
    }
  }
}
