// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// A recording of bounded size, cut into segments of which each can be replayed by itself.
///
/// A segment begins with the line of a trace and with what holds at that time (`InputDigest`), at the time of the last
/// input before it; so it takes up where the one before ends, and joined they are one trace (``RecordingMemory/joined(_:)``).
/// When there is too much, the oldest segment goes as a whole. Segments are cut between inputs of two times.
///
/// It decides and writes nothing: what is to be done with files or memory is taken with ``takeEffects()``.
public struct RecordingRing: Sendable {
  /// A segment that is kept.
  public struct Segment: Sendable, Equatable {
    /// Its number, from 1; those of an earlier recording end with 0.
    public var number: Int
    /// Its size so far.
    public var bytes: Int
  }

  /// What is kept, the oldest first; the last one grows. Numbers below 1 are those of an earlier recording.
  public private(set) var segments: [Segment] = []
  /// Why it has ended by itself; `nil` as long as it has not.
  public private(set) var fault: RecordingFault?
  /// Whether it takes nothing in any more.
  public private(set) var hasEnded = false

  private let head: TraceHead
  private let limits: RecordingLimits
  private let filter: RecordingFilter
  private var digest = InputDigest()
  private var next = 1
  /// How large the last segment may become.
  private var room = 0

  // The inputs of the last time, which belong together.
  private var batch: [Input] = []
  private var batchTime: Timestamp?
  private var batchText = TraceWriter()
  /// A part of them has been written: the rest goes into the same segment.
  private var isBatchBegun = false

  // What is not handed out yet.
  private var unwritten: [UInt8] = []
  private var writtenAt: Timestamp?
  private var effects: [RecordingEffect] = []

  /// Bytes are handed out when there are so many of them, or when the first is so old.
  private static let mostUnwritten = 16 << 10
  private static let longestUnwritten = TimeSpan.seconds(1)

  /// Makes a recording of nothing.
  ///
  /// - Parameters:
  ///   - head: The line with which each segment begins; its time is set.
  ///   - limits: How much is kept.
  ///   - filter: What is recorded of each input.
  ///   - leftovers: The sizes of segments of earlier recordings, the oldest first: they count, and go first.
  public init(
    head: TraceHead, limits: RecordingLimits = RecordingLimits(), filter: RecordingFilter, leftovers: [Int] = []
  ) {
    self.head = head
    self.limits = limits.mended
    self.filter = filter
    for (place, bytes) in leftovers.enumerated() {
      segments.append(Segment(number: place + 1 - leftovers.count, bytes: max(0, bytes)))
    }
  }

  /// Begins with what holds now; left out where nothing has been told yet.
  public mutating func begin(with inputs: [Input], at time: Timestamp) {
    guard !hasBegun, !hasEnded else { return }
    for input in inputs { digest.take(filter.input(input), at: time) }
    beginSegment(at: time)
  }

  /// Records an input, at the time at which it counts.
  public mutating func take(_ input: Input, at time: Timestamp) {
    if hasEnded { return }
    if batchTime != time { closeBatch() }
    batchTime = time
    let recorded = filter.input(input)
    batch.append(recorded)
    batchText.write(recorded, at: time)
    if case .end = input { end(at: time) }
    // Soon there may be nobody to write it any more.
    if Self.isLast(input) { flush() }
  }

  /// Whether an app may be suspended behind an input without another word.
  public static func isLast(_ input: Input) -> Bool {
    switch input {
    case .window(let line): line.scene == .background
    case .app(let state): state == .background
    default: false
    }
  }

  /// Notes what was reported under a rule that counts once, so that later segments know it.
  public mutating func know(_ content: String, rule: String) {
    if hasEnded { return }
    digest.know(filter.salt?.text(content) ?? content, rule: rule)
  }

  /// Hands out everything: the app may be suspended or end without another word.
  public mutating func flush() {
    if hasEnded { return }
    writeBatch()
    isBatchBegun = batchTime != nil
    handOut()
  }

  /// Ends the recording: what is open in it is closed at this time.
  public mutating func end(at time: Timestamp) {
    if hasEnded { return }
    let time = max(time, batchTime ?? digest.time ?? time)
    let endsAlready = if case .end = batch.last { true } else { false }
    if !endsAlready {
      if batchTime != time {
        closeBatch()
        if hasEnded { return }
        // A segment that holds nothing but an end is of no use.
        isBatchBegun = hasBegun
      }
      batchTime = time
      batch.append(.end)
      batchText.write(.end, at: time)
    }
    writeBatch()
    finish()
  }

  /// The store has failed: nothing is recorded any more.
  public mutating func fail(_ words: String) {
    if hasEnded { return }
    fault = .store(words)
    hasEnded = true
    effects = []
    unwritten = []
  }

  /// Takes what is to be done by now, in order.
  public mutating func takeEffects() -> [RecordingEffect] {
    defer { effects = [] }
    return effects
  }

  // MARK: Batches

  private mutating func closeBatch() {
    writeBatch()
    isBatchBegun = false
    batchTime = nil
  }

  private mutating func writeBatch() {
    guard let time = batchTime, !batch.isEmpty else { return }
    let bytes = batchText.take()
    if !hasBegun {
      beginSegment(at: time)
    } else if !isBatchBegun, hasBody, let last = segments.last, last.bytes + bytes.count > room {
      endSegment()
      beginSegment(at: digest.time ?? time)
    }
    guard !hasEnded, append(bytes) else { return }
    for input in batch { digest.take(input, at: time) }
    batch.removeAll(keepingCapacity: true)
    hasBody = true
    if let first = writtenAt, time - first < Self.longestUnwritten, unwritten.count < Self.mostUnwritten { return }
    handOut()
    writtenAt = time
  }

  /// Whether the last segment has more than what it begins with.
  private var hasBody = false

  private var hasBegun: Bool { next > 1 }

  /// Adds bytes to the last segment, and lets the oldest ones go for them; answers whether they fit at all.
  private mutating func append(_ bytes: [UInt8]) -> Bool {
    let place = segments.count - 1
    guard segments[place].bytes + bytes.count <= limits.totalBytes else {
      giveUp(segments[place].bytes + bytes.count)
      return false
    }
    unwritten += bytes
    segments[place].bytes += bytes.count
    var total = segments.reduce(0) { $0 + $1.bytes }
    while total > limits.totalBytes, segments.count > 1 {
      let oldest = segments.removeFirst()
      total -= oldest.bytes
      effects.append(.drop(segment: oldest.number))
    }
    return true
  }

  // MARK: Segments

  private mutating func beginSegment(at time: Timestamp) {
    var writer = TraceWriter()
    var head = head
    head.time = time
    writer.write(head)
    for input in digest.inputs() { writer.write(input, at: time) }
    let bytes = writer.take()
    room = max(limits.segmentBytes, 2 * bytes.count)
    segments.append(Segment(number: next, bytes: 0))
    effects.append(.begin(segment: next))
    next += 1
    hasBody = false
    _ = append(bytes)
  }

  private mutating func endSegment() {
    handOut()
    if let last = segments.last { effects.append(.close(segment: last.number)) }
  }

  private mutating func handOut() {
    guard !unwritten.isEmpty, let last = segments.last else { return }
    effects.append(.append(segment: last.number, bytes: unwritten))
    unwritten = []
  }

  private mutating func finish() {
    endSegment()
    hasEnded = true
  }

  /// One segment alone is too much. What there was before stays, and a segment of which nothing could be written goes.
  private mutating func giveUp(_ bytes: Int) {
    fault = .tooMuchAtOnce(bytes: bytes)
    if segments.last?.bytes == 0 {
      effects.append(.drop(segment: segments.removeLast().number))
    } else {
      endSegment()
    }
    hasEnded = true
  }
}
