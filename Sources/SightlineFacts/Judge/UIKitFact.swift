// SPDX-License-Identifier: MIT

/// A numbered fact of `Documentation/UIKitFacts.md`: what the code relies on, and how a device can tell whether it holds.
public struct UIKitFact: Sendable, Hashable, Identifiable {
  /// Its number: 31 for F31.
  public var number: Int
  /// What it says, in a few words; the document has the sentence.
  public var title: String
  /// The name of the quirk of the headless host under which it does not hold, where there is one.
  public var quirk: String?
  /// How it is tried.
  public var trial: FactTrial

  /// What it is called: F31.
  public var id: String { "F\(number)" }

  init(_ number: Int, _ title: String, _ quirk: String?, _ trial: FactTrial) {
    self.number = number
    self.title = title
    self.quirk = quirk
    self.trial = trial
  }
}
