// SPDX-License-Identifier: MIT

/// Puts together what pieces of work have found, in the order of the pieces, whichever is done first.
///
/// As for output, what comes after a piece that stopped its group is dropped. No piece begins far ahead of the first that
/// is not finished (``OrderedWork``), so little waits.
final class OrderedFold<Value: Sendable>: Sendable {
  private struct Part {
    let value: Value
    let group: Int
    let stopsGroup: Bool
  }

  private struct State {
    var total: Value
    var next = 0
    var waiting: [Int: Part] = [:]
    var stopped: Int?
  }

  private let state: Guarded<State>
  private let merge: @Sendable (inout Value, Value) -> Void

  init(_ value: Value, _ merge: @escaping @Sendable (inout Value, Value) -> Void) {
    state = Guarded(State(total: value))
    self.merge = merge
  }

  /// Everything so far.
  var total: Value { state.withLock { $0.total } }

  /// Adds what one piece has found.
  func add(_ value: Value, of piece: NumberedSegment, stopsGroup: Bool) {
    state.withLock { state in
      state.waiting[piece.number] = Part(value: value, group: piece.group, stopsGroup: stopsGroup)
      while let part = state.waiting.removeValue(forKey: state.next) {
        state.next += 1
        if state.stopped == part.group { continue }
        merge(&state.total, part.value)
        if part.stopsGroup { state.stopped = part.group }
      }
    }
  }
}

extension OrderedFold {
  /// Runs `body` over all traces of some files, on several threads, and puts together what it finds in each piece.
  ///
  /// - Parameter body: Leads a piece through a replay; answers what it found and its code.
  static func run(
    over files: [InputFile], jobs: Int, console: Console, from value: Value,
    merge: @escaping @Sendable (inout Value, Value) -> Void,
    body: @escaping @Sendable (Segment, SegmentSource, Lane) throws -> (Value, ExitCode)
  ) throws -> (Value, ExitCode) {
    let progress = Progress(files: files, console: console, isOutputHidden: true)
    let source = SegmentSource(files: files, splits: jobs > 1, console: console, progress: progress)
    let work = OrderedWork<NumberedSegment>(jobs: jobs, output: console.output, errors: console.errors)
    let fold = OrderedFold(value, merge)
    let numbers = Guarded(0)
    defer { progress.clear() }
    let code = try work.run(
      {
        source.next().map { segment in
          numbers.withLock { number in
            defer { number += 1 }
            return NumberedSegment(number: number, segment: segment)
          }
        }
      },
      { piece, lane in
        let (value, code) = try body(piece.segment, source, lane)
        fold.add(value, of: piece, stopsGroup: code == .unreadable)
        return code
      })
    return (fold.total, code)
  }
}
