// SPDX-License-Identifier: MIT

extension UIKitFact {
  /// All facts of `Documentation/UIKitFacts.md`, in the order of the document. A test holds that the two agree.
  public static let all: [UIKitFact] =
    runLoop + lists + orthogonal + scrolling + screens + scenes + views + delegates + swiftUI + adapter + overlay
    + objectiveC + probes

  /// The fact of that number, where there is one.
  public static func numbered(_ number: Int) -> UIKitFact? { all.first { $0.number == number } }
}
