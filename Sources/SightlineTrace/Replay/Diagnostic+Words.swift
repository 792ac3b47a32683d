// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

extension Diagnostic {
  /// What was found and what was done or should be, as in a ``TraceProblem``.
  public var words: (found: String, advice: String) {
    switch kind {
    case .timeWentBack: ("the time goes back", "the line counts at the time of the one before")
    case .afterEnd: ("the trace has ended before this line", "lines after the end are left out")
    case .unknownSurface: ("there is no surface\(named(subject))", "write its surface line first")
    case .unknownItem: ("there is no item\(named(detail))\(inSubject)", "write it in an items line first")
    case .unknownWindow: ("there is no window\(named(subject))", "write its window line first")
    case .unknownRule: ("there is no rule\(named(detail ?? subject))", "the name is passed over")
    case .duplicateItem: ("the item\(named(detail)) stands twice in one line\(inSubject)", "the last one counts")
    case .badNumber:
      ("a number\(ofBoth) is infinite or too large to reckon with", "nothing of it is seen until that changes")
    case .parentCycle: ("surfaces lie in each other in a ring\(named(subject))", "none of them is on screen")
    case .duplicateRule: ("two rules have the name\(named(detail ?? subject))", "the first is used")
    @unknown default: ("\(kind.rawValue)", "see what was fed at that time")
    }
  }

  private func named(_ name: String?) -> String {
    name.map { " '\(Fault.clipped($0))'" } ?? ""
  }

  private var inSubject: String {
    subject.map { " of '\(Fault.clipped($0))'" } ?? ""
  }

  private var ofBoth: String {
    switch (subject, detail) {
    case (let subject?, let detail?): " of '\(Fault.clipped(detail))' in '\(Fault.clipped(subject))'"
    case (let one?, nil), (nil, let one?): " of '\(Fault.clipped(one))'"
    case (nil, nil): ""
    }
  }
}
