// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineTrace
#endif

/// What a headless app's session told its engine, and what the engine answered, as bytes.
struct HeadlessRecording {
  private(set) var steps: [ExposureScript.Step] = []
  private let rules: RuleBook
  private let maximumGap: TimeSpan?
  private var trace = TraceWriter()
  private var events = EventWriter()

  init(rules: RuleBook, maximumGap: TimeSpan?, at start: Timestamp) {
    self.rules = rules
    self.maximumGap = maximumGap
    trace.write(TraceHead(source: "headless", maximumGap: maximumGap, time: start))
  }

  /// The trace so far.
  var bytes: [UInt8] { trace.bytes }

  mutating func take(_ input: Input, at time: Timestamp) {
    trace.write(input, at: time)
    steps.append(ExposureScript.Step(time: time, input: input))
  }

  mutating func wrote(_ more: [Event]) {
    for event in more { events.write(event) }
  }

  /// What a replay of the trace says otherwise than the live run did; byte for byte where the run is finished, else up
  /// to where it is.
  func differences(isFinished: Bool, everyWay: Bool) -> [String] {
    var found: [String] = []
    var replayed: [UInt8] = []
    var replay = TraceReplay(file: "recording", rules: [rules])
    let take: (TraceReplay.Output) -> Void = { output in
      switch output {
      case .events(_, let lines, _): replayed += lines
      case .problem(let problem): if problem.isError { found.append("replay: \(problem)") }
      case .head, .fractions, .input, .held, .summary: break
      }
    }
    replay.feed(bytes, take)
    replay.finish(take)
    if let text = Self.difference(live: events.bytes, replayed: replayed, isFinished: isFinished) { found.append(text) }
    guard everyWay else { return found }
    let check = ReplayCheck(script: ExposureScript(steps), rules: rules, maximumGap: maximumGap)
    return found + check.differences()
  }

  private static func difference(live: [UInt8], replayed: [UInt8], isFinished: Bool) -> String? {
    let same = isFinished ? live == replayed : replayed.starts(with: live)
    if same { return nil }
    let lines = lines(live)
    let others = Self.lines(replayed)
    let place = zip(lines, others).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let first = place ?? min(lines.count, others.count)
    return """
      the replay differs at event \(first + 1)
        live:   \(first < lines.count ? lines[first] : "no event")
        replay: \(first < others.count ? others[first] : "no event")
      """
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}
