// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Replays a stream of one or several traces: bytes in, events out, in constant memory.
///
/// Each trace gets fresh trackers, one for each rule book. A trace without `end` is closed at the time of its last line,
/// a wake-up included. After an error nothing is closed, no summary of that trace comes, and the rest of the stream is not
/// read. A trace that had reached its `end` line before is summed up all the same.
///
/// ```swift
/// var replay = TraceReplay(file: "feed.trace.jsonl", rules: [RuleBook(rules: Rule.presets)])
/// replay.feed(bytes) { output in show(output) }
/// replay.finish { output in show(output) }
/// ```
///
/// The sequence of outputs depends on the stream and the rules alone, but for how many events come together.
public struct TraceReplay: Sendable {
  /// What a replay brings out.
  public enum Output: Sendable {
    /// A trace begins on this line.
    case head(TraceHead, line: Int)
    /// Events of one rule book in their order, and the same as NDJSON lines, where those are asked for.
    case events([Event], lines: [UInt8], book: Int)
    /// Changes of visible fractions, where asked for. They come from the first rule book alone.
    case fractions([FractionChange])
    /// A line, where asked for, with the time at which it counts. Its events come later.
    case input(Input, at: Timestamp, line: Int)
    /// What one rule book detected and did not report, where asked for.
    case held([HeldImpression], book: Int)
    /// An error or a warning, of the reader or of a tracker.
    case problem(TraceProblem)
    /// A trace is over, for one rule book. Comes when the next one begins or the stream ends.
    case summary(TraceSummary, book: Int)
  }

  private var reader: TraceReader
  /// Out of its place while it works.
  private var run: TraceRun?

  /// Whether an error was found: the rest of the stream is not read.
  public var hasFailed: Bool { reader.hasFailed }

  /// Makes a replay.
  ///
  /// - Parameters:
  ///   - file: The name in messages and summaries.
  ///   - rules: The rule books that are replayed side by side.
  ///   - tracksFractions: Whether `fractions` comes out.
  ///   - tracksInputs: Whether `input` comes out.
  ///   - tracksHeld: Whether `held` comes out.
  ///   - companions: Asked before each line for inputs to feed first, at its time: what a store of `once` knows of the
  ///     contents on that line. They are not counted as lines.
  ///   - writesLines: Whether events come as lines too. Without them summaries have no checksum.
  public init(
    file: String, rules: [RuleBook], tracksFractions: Bool = false, tracksInputs: Bool = false,
    tracksHeld: Bool = false, companions: (@Sendable (Input) -> [Input])? = nil, writesLines: Bool = true
  ) {
    reader = TraceReader(file: file)
    run = TraceRun(
      file: file, books: rules,
      extras: .init(fractions: tracksFractions, inputs: tracksInputs, held: tracksHeld, lines: writesLines),
      companions: companions)
  }

  // No app judges variants: for telephones this is in debug builds alone.
  #if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
    /// Makes a replay in which the rules of each book that have one name are variants.
    ///
    /// - Parameters:
    ///   - file: The name in messages and summaries.
    ///   - rules: The rule books that are replayed side by side.
    ///   - writesLines: Whether events come as lines too. Without them summaries have no checksum.
    ///   - hasVariants: Whether there are variants; what they come to is in the summaries. See
    ///     ``Tracker/init(variants:maximumGap:keepsImpressions:)``.
    public init(file: String, rules: [RuleBook], writesLines: Bool = true, hasVariants: Bool) {
      self.init(file: file, rules: rules, writesLines: writesLines)
      run?.hasVariants = hasVariants
    }
  #endif

  /// Reads more bytes and calls `body` for what they bring out.
  ///
  /// If `body` throws, the rest of `bytes` is lost and the replay must not be used again.
  public mutating func feed(_ bytes: UnsafeRawBufferPointer, _ body: (Output) throws -> Void) rethrows {
    guard var run = run.take() else { return }
    // Both closures hold the run, one at a time, so it is reached through a pointer.
    try withUnsafeMutablePointer(to: &run) { run in
      try reader.feed(
        bytes, { input, time, line in try run.pointee.take(input, at: time, line: line, body) },
        { element in try run.pointee.take(element, body) })
    }
    try run.flush(body)
    self.run = run
  }

  /// Reads more bytes and calls `body` for what they bring out.
  public mutating func feed(_ bytes: [UInt8], _ body: (Output) throws -> Void) rethrows {
    try bytes.withUnsafeBytes { try feed($0, body) }
  }

  /// Says that the stream is over: closes the last trace.
  public mutating func finish(_ body: (Output) throws -> Void) rethrows {
    guard var run = run.take() else { return }
    try reader.finish { element in try run.take(element, body) }
    try run.close(body)
  }

  /// Says that the stream cannot be read on, as when its file is damaged: as after an error, only a trace that has
  /// reached its `end` line is summed up.
  public mutating func abandon(_ body: (Output) throws -> Void) rethrows {
    guard var run = run.take() else { return }
    try run.flush(body)
    try run.abandon(body)
  }
}
