// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
  import SightlineUIKit
#endif

/// Something that the app does with its monitor that cannot give good numbers, or that the engine found wrong in what it
/// was told, in Objective-C.
@objc(SLExposureMisuse)
public final class SLExposureMisuse: NSObject, Sendable {
  /// What was found, as a word: `duplicateItem`, `idLooksLikeIndexPath`, `ruleCannotHold`, …
  @objc public let kind: String
  /// The surface, or what else is concerned.
  @objc public let surface: String?
  /// The item or rule concerned.
  @objc public let subject: String?
  /// What was found, and what to write instead.
  @objc public let detail: String

  init(_ misuse: ExposureMisuse) {
    kind = misuse.kind.rawValue
    surface = misuse.surface
    subject = misuse.subject
    detail = misuse.detail
  }

  init(_ diagnostic: ExposureDiagnostic) {
    kind = diagnostic.kind.rawValue
    surface = diagnostic.subject
    subject = diagnostic.detail
    detail = [kind, surface, subject].compactMap(\.self).joined(separator: " ")
  }

  /// For logs.
  override public var description: String { detail }
}

/// What became of every impression that was detected under one rule: the first is the sum of the next four.
@objc(SLExposureLedgerEntry)
public final class SLExposureLedgerEntry: NSObject, Sendable {
  private let entry: ExposureLedger.Entry

  init(_ entry: ExposureLedger.Entry) {
    self.entry = entry
  }

  /// The rule's name.
  @objc public var ruleName: String { entry.rule }
  /// How often the rule was satisfied.
  @objc public var detected: Int { entry.detected }
  /// How many of those were reported.
  @objc public var reported: Int { entry.reported }
  /// How many repetition held back.
  @objc public var repeated: Int { entry.repeated }
  /// How many the app vetoed.
  @objc public var vetoed: Int { entry.vetoed }
  /// How many were outside the sample.
  @objc public var sampledOut: Int { entry.sampledOut }
  /// How many keys repetition has dropped from its memory.
  @objc public var evicted: Int { entry.evicted }
}

/// Why an item does or does not count at a moment, in Objective-C; in Swift `ExposureExplanation`, with all numbers.
@objc(SLExposureExplanation)
public final class SLExposureExplanation: NSObject, Sendable {
  private let explanation: ExposureExplanation

  init(_ explanation: ExposureExplanation) {
    self.explanation = explanation
  }

  /// The surface.
  @objc public var surface: String { explanation.surface }
  /// The item's id.
  @objc public var itemIdentifier: String { explanation.item }
  /// The visible fraction.
  @objc public var fraction: Double { explanation.fraction }
  /// The product of alphas of the item and what it lies in.
  @objc public var alpha: Double { explanation.alpha }
  /// The names of the rules under which it is viewable now.
  @objc public var viewableRules: [String] { explanation.rules.filter(\.isViewable).map(\.rule.name) }
  /// All of it in plain English, a few lines.
  @objc public var text: String { explanation.text }
  /// All of it in plain English.
  override public var description: String { text }
}
