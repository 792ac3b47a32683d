// SPDX-License-Identifier: MIT

// No app compares engines: for telephones this is in debug builds alone.
#if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
  /// What two engines must have in common to be equal.
  struct TrackerSnapshot: Equatable {
    struct Item: Equatable {
      var id: String
      var content: String?
      var attributes: Attributes?
      var place: Int64
      var index: Int
      var alpha: Double
      var ruleSet: CompiledRules.Set?
      var flags: ItemRecord.Flags
      var box: Box
    }

    struct Surface: Equatable {
      var line: SurfaceLine
      var place: Int64
      var isReported: Bool
      var offset: Point
      var phase: ScrollPhase
      var isShown: Bool
      var reasons: [VisitReason?]
      var isPaused: Bool
      var covers: Rows<CoverState>
      var items: [Item]
      var vetoes: [String: [Int32]]
      var visit: Int
      var absence: SurfaceAbsence?
      var wantsNewVisit: Bool
      var visitMemory: [ContentKey: VisitRecord]
      var isAtRest: Bool
      var speed: Double
      var speedEnds: Timestamp
      var speedOffset: Point
      var speedOffsetTime: Timestamp
    }

    struct Stretch: Equatable {
      var flags: [Bool]
      var start = Timestamp.zero
      var origin = Timestamp.zero
      var uncertainty = TimeSpan.zero
      var gathered = TimeSpan.zero
      var longest: TimeSpan

      init(_ state: RuleState) {
        flags = [
          state.isRunning, state.isRunning && state.isDecided, state.isDecidedOutside, state.carriesDecision,
          state.isRunning && state.awaitsExtent, state.applied, state.isReported,
        ]
        longest = state.longest
        guard state.isRunning else { return }
        start = state.start
        origin = state.origin
        uncertainty = state.uncertainty
        gathered = state.gathered
      }
    }

    struct Exposed: Equatable {
      var isOpen: Bool
      var isUnmeasured: Bool
      var fraction: Double
      var since: Timestamp
      var weighted: Double
      var spans: [Int64]
      var maxFraction: Double
      var seen: Box
      var entries: Int
      var stretches: [Stretch]
    }

    var book: RuleBook
    var maximumGap: TimeSpan?
    var tracksFractions: Bool
    var tracksHeld: Bool
    var times: [Timestamp?]
    var isSilent: Bool
    var hasEnded: Bool
    var windows: Rows<WindowState>
    var surfaces: [Surface]
    var isPaused: Bool
    var session: Int
    var exposures: [ContentKey: Exposed]
    var memories: Rows<RepetitionMemory>
    var events: [Event]
    var diagnostics: [Diagnostic]
    var fractionChanges: [FractionChange]
    var heldImpressions: [HeldImpression]
    var sequence: Int
    var ledger: Ledger
  }
#endif
