// SPDX-License-Identifier: MIT

/// Runs pieces of work on several threads, with their output in the order of the pieces.
///
/// The first piece that is not finished has the turn: what it writes goes straight to the output. Others gather up to
/// ``laneLimit`` bytes and then wait for their turn, and none begins further ahead than twice the number of threads. So
/// memory is bounded, and the piece that has the turn never waits for another.
final class OrderedWork: @unchecked Sendable {
  /// Bytes that a piece may gather before its turn.
  static let laneLimit = 1 << 20

  fileprivate struct State {
    var next = 0
    var turn = 0
    var finished: [Int: Lane.Content] = [:]
    var failure: (any Error)?
    var worst = ExitCode.done
  }

  fileprivate let state = Guarded(State())
  // Written by the thread whose piece has the turn, and by no other.
  private let output: ByteOutput
  private let errors: ByteOutput
  private let pieces: Int
  private let jobs: Int

  init(pieces: Int, jobs: Int, output: ByteOutput, errors: ByteOutput) {
    self.pieces = pieces
    self.jobs = max(1, min(jobs, pieces))
    self.output = output
    self.errors = errors
  }

  /// Runs `body` for each piece and returns the worst of their codes.
  ///
  /// When the output fails, all pieces end at their next write and the failure is thrown.
  func run(_ body: @escaping @Sendable (Int, Lane) throws -> ExitCode) throws -> ExitCode {
    let worker: @Sendable () -> Void = { [self] in work(body) }
    var threads: [Thread] = []
    for _ in 1..<jobs {
      guard let thread = Thread(worker) else { break }
      threads.append(thread)
    }
    worker()
    for thread in threads { thread.join() }
    let (failure, worst) = state.withLock { ($0.failure, $0.worst) }
    if let failure { throw failure }
    return worst
  }

  private func work(_ body: (Int, Lane) throws -> ExitCode) {
    while let index = begin() {
      let lane = Lane(index: index, work: self)
      do {
        let code = try body(index, lane)
        state.withLock { $0.worst = max($0.worst, code) }
        try finish(lane)
      } catch {
        state.change { if $0.failure == nil { $0.failure = error } }
      }
    }
  }

  /// The next piece to do; waits while it lies too far ahead.
  private func begin() -> Int? {
    let index: Int?? = state.wait { state in
      if state.next >= pieces || state.failure != nil { return .some(nil) }
      if state.next >= state.turn + 2 * jobs { return nil }
      defer { state.next += 1 }
      return .some(state.next)
    }
    return index ?? nil
  }

  /// Hands a finished piece on: writes it if it has the turn, and all finished ones that follow it.
  private func finish(_ lane: Lane) throws {
    var content = lane.take()
    let hasTurn = state.withLock { state in
      if state.turn == lane.index { return true }
      state.finished[lane.index] = content
      return false
    }
    guard hasTurn else { return }
    while true {
      try write(content)
      let following = state.change { state in
        state.turn += 1
        return state.finished.removeValue(forKey: state.turn)
      }
      guard let following else { return }
      content = following
    }
  }

  fileprivate func flush() throws {
    try output.flush()
  }

  fileprivate func write(_ content: Lane.Content) throws {
    if !content.errors.isEmpty {
      // So that on a terminal, what is printed and what is said about it stand in their order.
      try output.flush()
      // Nobody listening to errors is no reason to stop.
      try? errors.write(content.errors)
      try? errors.flush()
    }
    try content.bytes.withUnsafeBytes { try output.write($0) }
  }
}

/// The output of one piece of work; used by one thread.
final class Lane {
  fileprivate struct Content: Sendable {
    var bytes: [UInt8] = []
    var errors = ""
  }

  fileprivate let index: Int
  private let work: OrderedWork
  private var content = Content()
  private var hasTurn = false

  fileprivate init(index: Int, work: OrderedWork) {
    self.index = index
    self.work = work
  }

  /// Lets `body` append bytes to the output of this piece.
  func append(_ body: (inout [UInt8]) -> Void) throws {
    body(&content.bytes)
    if content.bytes.count >= ByteOutput.pieceSize { try pass() }
  }

  func write(_ text: String) throws {
    try append { $0.append(contentsOf: text.utf8) }
  }

  /// Adds a line for standard error.
  func warn(_ line: String) {
    content.errors += line + "\n"
  }

  /// Lets what was gathered go out at once if this piece has the turn: for input that comes as it happens.
  func flush() throws {
    try pass()
    if hasTurn { try work.flush() }
  }

  fileprivate func take() -> Content {
    defer { content = Content() }
    return content
  }

  /// Writes what was gathered if this piece has the turn, else goes on gathering, or waits at the limit.
  private func pass() throws {
    if !hasTurn {
      let mayWait = content.bytes.count >= OrderedWork.laneLimit
      let answer: Result<Bool, any Error> = work.state.wait { state in
        if let failure = state.failure { return .failure(failure) }
        if state.turn == index { return .success(true) }
        return mayWait ? nil : .success(false)
      }
      hasTurn = try answer.get()
    } else if let failure = work.state.withLock({ $0.failure }) {
      throw failure
    }
    guard hasTurn else { return }
    try work.write(content)
    content.bytes.removeAll(keepingCapacity: true)
    content.errors = ""
  }
}
