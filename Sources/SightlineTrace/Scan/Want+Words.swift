// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension Want {
  /// The words that may stand here; empty where any value of the kind may.
  var words: [String] {
    switch self {
    case .op: Want.ops
    case .scene: SceneState.allCases.map(\.rawValue)
    case .phase: ScrollPhase.allCases.map(\.rawValue)
    case .visitReason: VisitReason.allCases.map(\.rawValue)
    case .removalReason: RemovalReason.allCases.map(\.rawValue)
    case .coverKind: Cover.Kind.allCases.map(\.rawValue)
    case .cause: Cause.allCases.map(\.rawValue)
    case .event: ["appear", "disappear", "enter", "leave", "impression", "summary"]
    case .inactive: RuleBook.InactiveScene.allCases.map(\.rawValue)
    case .record: RuleBook.RecordDetail.allCases.map(\.rawValue)
    case .basis: Rule.Basis.allCases.map(\.rawValue)
    case .outcome, .visit: VisitPolicy.Outcome.allCases.map(\.rawValue)
    case .motion: ["any", "settled"]
    case .repetition: ["everyAppearance", "oncePerVisit", "oncePerSession", "once", "unlessAtPreviousStop"]
    default: []
    }
  }

  /// Whether a wrong text here is shown: a word of the format, or a time. All other texts may be data.
  var showsText: Bool { !words.isEmpty || self == .time }

  private static let ops = [
    "trace", "window", "surface", "items", "remove", "scroll", "phase", "show", "hide", "app", "covers", "tap",
    "attributes", "veto", "known", "reset", "pause", "resume", "session", "still", "wake", "end",
  ]
}
