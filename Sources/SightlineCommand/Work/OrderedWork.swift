// SPDX-License-Identifier: MIT

/// One piece of work, as ``OrderedWork`` needs to know it.
protocol WorkPiece: AnyObject, Sendable {
  /// What it is part of, in order from 0. When one piece stops its group, those after it are dropped.
  var group: Int { get }
  /// Whether the source is still needed for it, so that no other piece can be taken until it is done.
  var isOpen: Bool { get }
}

/// Runs pieces of work on several threads, with their output in the order of the pieces.
///
/// The first piece that is not finished has the turn: what it writes goes straight to the output. Others gather up to
/// ``Lane/limit`` bytes and then wait for their turn, and none begins further ahead than twice the number of threads. So
/// memory is bounded, and the piece that has the turn never waits for another.
final class OrderedWork<Piece: WorkPiece>: @unchecked Sendable {
  private struct State {
    /// The place of the next piece to be taken, and of the one that has the turn.
    var next = 0
    var turn = 0
    /// Whether a thread is at the source.
    var isBusy = false
    var isExhausted = false
    var finished: [Int: Lane.Content] = [:]
    var failure: (any Error)?
    var worst = ExitCode.done
  }

  private let state = Guarded(State())
  // Used by the thread whose piece has the turn, and by no other.
  private let gate: OutputGate
  private let jobs: Int

  init(jobs: Int, output: ByteOutput, errors: ByteOutput) {
    self.jobs = max(1, jobs)
    gate = OutputGate(output: output, errors: errors)
  }

  /// Takes pieces from `source`, one thread at a time, runs `body` for each, and returns the worst of their codes.
  ///
  /// When the output fails, all pieces end at their next write and the failure is thrown.
  func run(
    _ source: @escaping @Sendable () -> Piece?, _ body: @escaping @Sendable (Piece, Lane) throws -> ExitCode
  ) throws -> ExitCode {
    let worker: @Sendable () -> Void = { [self] in work(source, body) }
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

  private func work(_ source: () -> Piece?, _ body: (Piece, Lane) throws -> ExitCode) {
    while let (index, piece) = begin(source) {
      let lane = Lane(group: piece.group) { [self] content, mayWait in try pass(content, of: index, mayWait) }
      let wasOpen = piece.isOpen
      do {
        let code = try body(piece, lane)
        if wasOpen { leaveSource() }
        state.withLock { $0.worst = max($0.worst, code) }
        try finish(lane.content, of: index)
      } catch {
        state.change { state in
          if state.failure == nil { state.failure = error }
          if wasOpen { state.isBusy = false }
        }
      }
    }
  }

  /// The next piece to do; waits while it lies too far ahead.
  private func begin(_ source: () -> Piece?) -> (Int, Piece)? {
    let index: Int?? = state.wait { state in
      if state.isExhausted || state.failure != nil { return .some(nil) }
      if state.isBusy || state.next >= state.turn + 2 * jobs { return nil }
      state.isBusy = true
      return .some(state.next)
    }
    guard let index = index ?? nil else { return nil }
    guard let piece = source() else {
      state.change { state in
        state.isExhausted = true
        state.isBusy = false
      }
      return nil
    }
    let isOpen = piece.isOpen
    state.change { state in
      state.next += 1
      state.isBusy = isOpen
    }
    return (index, piece)
  }

  private func leaveSource() {
    state.change { $0.isBusy = false }
  }

  /// Writes what a piece has gathered if it has the turn, else lets it go on gathering, or wait; whether it wrote.
  private func pass(_ content: Lane.Content, of index: Int, _ mayWait: Bool) throws -> Bool {
    let answer: Result<Bool, any Error> = state.wait { state in
      if let failure = state.failure { return .failure(failure) }
      if state.turn == index { return .success(true) }
      return mayWait ? nil : .success(false)
    }
    guard try answer.get() else { return false }
    try gate.write(content)
    return true
  }

  /// Hands a finished piece on: writes it if it has the turn, and all finished ones that follow it.
  private func finish(_ last: Lane.Content, of index: Int) throws {
    var content = last
    content.isFinished = true
    let hasTurn = state.withLock { state in
      if state.turn == index { return true }
      state.finished[index] = content
      return false
    }
    guard hasTurn else { return }
    while true {
      try gate.write(content)
      let following = state.change { state in
        state.turn += 1
        return state.finished.removeValue(forKey: state.turn)
      }
      guard let following else { return }
      content = following
    }
  }
}
