// SPDX-License-Identifier: MIT

// No app judges variants: for telephones this is in debug builds alone.
#if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
  /// The one that judges by ladders; it has no state of its own.
  final class LadderJudge: VariantJudge {
    func begin(_ exposure: Int32, of key: ContentKey, in tracker: inout Engine) {
      tracker.variants.begin(exposure, of: key)
    }

    func update(
      _ exposure: Int32, _ standing: Engine.Standing, _ best: Int32, _ seenCells: Int, _ moment: Moment,
      masksRestarts: Bool, in tracker: inout Engine
    ) {
      tracker.updateVariants(exposure, standing, best, seenCells, moment, masksRestarts: masksRestarts)
    }

    func decideDue(_ exposure: Int32, _ moment: Moment, in tracker: inout Engine) {
      tracker.decideVariantsDue(exposure, moment)
    }

    func unsettle(_ exposure: Int32, in tracker: inout Engine) {
      tracker.variants.standings[Int(exposure)].isUneven = true
    }

    func fallDue(_ time: Timestamp, in tracker: inout Engine) { tracker.letVariantsFallDue(time) }

    func decide(_ decision: Decision, _ occasion: RepetitionMemory.Occasion, in tracker: inout Engine) {
      tracker.decideVariant(decision, occasion)
    }

    func gather(_ exposure: Int32, _ rule: Int, _ cell: Int32, _ time: Timestamp, in tracker: inout Engine) {
      tracker.gatherVariants(exposure, rule..<rule + 1, cell, time)
    }

    func keepGathered(_ exposure: Int32, _ rule: Int, _ time: Timestamp, in tracker: inout Engine) {
      tracker.keepGathered(exposure, rule..<rule + 1, time)
    }

    func gathered(_ exposure: Int32, _ rule: Int, _ surface: Int32, in tracker: inout Engine) -> TimeSpan {
      tracker.gatheredByVariant(exposure, rule, surface)
    }

    func forgetSums(of exposure: Int32, _ rule: Int, in tracker: inout Engine) {
      tracker.variants.sums.forget(tracker.variants.standings[Int(exposure)].thing, rule)
    }

    func forgetSums(of key: ContentKey, _ rule: Int, in tracker: inout Engine) {
      if let thing = tracker.variants.number(of: key) { tracker.variants.sums.forget(thing, rule) }
    }

    func forgetSums(inSurface surface: Int, _ rule: Int, in tracker: inout Engine) {
      tracker.variants.sums.forgetAll(in: Int32(truncatingIfNeeded: surface), rule)
    }

    func know(_ contents: [String], _ rule: Int, _ time: Timestamp, in tracker: inout Engine) {
      for content in contents {
        let key = VariantMemory.Key(content: tracker.variants.number(ofText: content), surface: -1, round: 0)
        if tracker.variants.memories[rule].remember(key, at: time) { tracker.ledger.entries[rule].evicted += 1 }
      }
    }

    func forgetEverything(_ rule: Int, in tracker: inout Engine) {
      tracker.variants.memories[rule].removeAll { _ in true }
    }

    func forget(_ key: ContentKey, _ rule: Int, in tracker: inout Engine) { tracker.forgetVariant(rule, key) }

    func forget(surface: Int32, _ rule: Int, in tracker: inout Engine) {
      tracker.forgetVariant(rule, surface: surface)
    }

    func endRest(_ rule: Int, _ surface: Int32, in tracker: inout Engine) { tracker.endVariantRest(rule, surface) }
  }
#endif
