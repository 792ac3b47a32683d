// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
  import SightlineReport
#endif

extension Shortfall {
  /// Why a rule did not count a thing, for people.
  func words(_ rule: Rule) -> String {
    switch self {
    case .time(let was, let need): "viewable for \(Decimals.short(was)) of \(Decimals.short(need))"
    case .sum(let was, let need): "viewable for \(Decimals.short(was)) of \(Decimals.short(need)) in a visit"
    case .area(let was, let need):
      "at most \(Decimals.short(was, below: need)) of it visible of \(Decimals.short(need))"
    case .viewport(_, let need): "never \(Decimals.short(need)) of the viewport"
    case .motion(let was): "up to \(Decimals.fraction(was)) of it visible, but then never \(RuleWords.motion(rule))"
    case .noTime(let was): "up to \(Decimals.fraction(was)) of it visible, but viewable for no time"
    case .extent(let was, let need): "\(Decimals.short(was, below: need)) of it seen of \(Decimals.short(need))"
    case .heldBack: "long enough, but held back (repeated, vetoed or outside the sample)"
    case .notAsked: "the rule does not hold for it"
    case .unseen: "never visible under these rules"
    }
  }
}
