// SPDX-License-Identifier: MIT

/// Something for which the real toolkit raises an exception, or which it forbids.
public struct HeadlessViolation: Sendable, Hashable, CustomStringConvertible {
  /// The name of the view or controller.
  public var place: String
  /// What was done, as one sentence.
  public var text: String

  /// Makes a violation.
  public init(_ text: String, in place: String) {
    self.text = text
    self.place = place
  }

  /// Where, and what.
  public var description: String { place.isEmpty ? text : "\(place): \(text)" }
}
