// SPDX-License-Identifier: MIT

/// The life of one probe, as one session sees it: what has been asked for, what has been done about it.
///
/// | heard                                  | while alive                       | after it was dismantled                  |
/// |----------------------------------------|-----------------------------------|------------------------------------------|
/// | asked for the same                     | nothing                           | nothing                                  |
/// | asked for something else               | takes effect at the turn's end    | nothing; if it is in a window again, it is alive |
/// | moved to a window, out of one, to another | is looked at again             | remembered                               |
/// | dismantled                             | ends at the turn's end            | nothing                                  |
///
/// What happens within one turn is one change: of several requests the last one counts, and a probe that is made and
/// dismantled in one turn never was.
@MainActor
struct ProbeState {
  /// What is heard of a probe.
  enum Input {
    case asked(ProbeRequest)
    case moved(isInWindow: Bool)
    case dismantled
  }

  /// What is to be done at the end of the turn.
  enum Step: Equatable { case nothing, begin, change, end }

  /// What was asked for last; `nil` before the first request and after the end.
  private(set) var wanted: ProbeRequest?
  /// What was done about it.
  private(set) var told: ProbeRequest?
  private(set) var isDismantled = false
  /// It came into a window after it was dismantled: someone uses it once more.
  private var isBack = false

  /// Answers whether the end of the turn has to look at it.
  mutating func take(_ input: Input) -> Bool {
    switch input {
    case .asked(let request):
      if isDismantled {
        guard isBack else { return false }
        isDismantled = false
      }
      let before = wanted
      wanted = request
      guard let before else { return true }
      return !before.standsForTheSame(as: request) || before.names != request.names || before.holders != request.holders
    case .moved(let isInWindow):
      if isDismantled { isBack = isInWindow }
      return !isDismantled
    case .dismantled:
      guard !isDismantled else { return false }
      isDismantled = true
      isBack = false
      wanted = nil
      return told != nil
    }
  }

  /// What is to be done.
  var step: Step {
    guard let wanted, !wanted.isEmpty else { return told == nil ? .nothing : .end }
    guard let told else { return .begin }
    return wanted.standsForTheSame(as: told) ? .nothing : .change
  }

  /// It was done.
  mutating func didStep() {
    told = wanted?.isEmpty == false ? wanted : nil
  }

  /// What was done is undone from elsewhere.
  mutating func forget() {
    told = nil
  }
}
