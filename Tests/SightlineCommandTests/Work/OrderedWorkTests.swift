// SPDX-License-Identifier: MIT

import Testing

@testable import SightlineCommand

@Suite("Work on several threads")
struct OrderedWorkTests {
  private final class Piece: WorkPiece {
    let index: Int
    let group: Int
    let isOpen: Bool

    init(_ index: Int) {
      self.index = index
      group = index / 4
      isOpen = index % 5 == 0
    }
  }

  private struct Outcome: Equatable {
    var output: String
    var errors: String
    var code: ExitCode
  }

  private func run(
    pieces: Int, jobs: Int, stopping: Set<Int> = [], lines: @escaping @Sendable (Int) -> Int
  ) throws -> Outcome {
    let (output, errors) = (ByteOutput(), ByteOutput())
    let work = OrderedWork<Piece>(jobs: jobs, output: output, errors: errors)
    let next = Guarded(0)
    let code = try work.run({
      next.withLock { next in
        defer { next += 1 }
        return next < pieces ? Piece(next) : nil
      }
    }) { piece, lane in
      for line in 0..<lines(piece.index) { try lane.write("piece \(piece.index) line \(line)\n") }
      if piece.index % 7 == 3 { lane.warn("warning \(piece.index)") }
      if stopping.contains(piece.index) { lane.stopGroup() }
      return piece.index == 5 ? .unreadable : piece.index == 6 ? .checkFailed : .done
    }
    try output.finish()
    return Outcome(output: output.text, errors: errors.text, code: code)
  }

  @Test(
    "output and warnings stand in the order of the pieces, whatever the number of threads",
    arguments: [1, 2, 3, 8, 64])
  func order(_ jobs: Int) throws {
    let result = try run(pieces: 40, jobs: jobs) { $0 * 37 % 11 * 300 }
    let alone = try run(pieces: 40, jobs: 1) { $0 * 37 % 11 * 300 }
    #expect(result == alone)
    #expect(result.code == .unreadable)
    #expect(result.errors.hasPrefix("warning 3\nwarning 10\n"))
  }

  @Test("what follows a stopped piece in its group is dropped, and nothing else", arguments: [1, 4])
  func stopping(_ jobs: Int) throws {
    let result = try run(pieces: 12, jobs: jobs, stopping: [1, 11]) { _ in 1 }
    let pieces = result.output.split(separator: "\n").compactMap { Int($0.split(separator: " ")[1]) }
    #expect(pieces == [0, 1, 4, 5, 6, 7, 8, 9, 10, 11])
    #expect(result.errors == "warning 10\n")
  }

  @Test("a piece that writes more than may be held waits for its turn and loses nothing")
  func large() throws {
    let lines = Lane.limit / 10
    let result = try run(pieces: 4, jobs: 4) { $0 == 0 ? 1 : lines }
    let alone = try run(pieces: 4, jobs: 1) { $0 == 0 ? 1 : lines }
    #expect(result == alone)
  }

  @Test("no pieces are no work")
  func none() throws {
    #expect(try run(pieces: 0, jobs: 4) { _ in 1 } == Outcome(output: "", errors: "", code: .done))
  }

  @Test("output that fails ends all pieces with its failure", arguments: [1, 4])
  func failure(_ jobs: Int) throws {
    let folder = try TemporaryFolder()
    let descriptor = try System.openForReading(folder.write("", to: "read-only"))
    defer { System.closeDescriptor(descriptor) }
    let output = ByteOutput(descriptor: descriptor, name: "read-only")
    let work = OrderedWork<Piece>(jobs: jobs, output: output, errors: ByteOutput())
    let text = String(repeating: "x", count: 1 << 17)
    let next = Guarded(0)
    let error = #expect(throws: ByteOutput.Failure.self) {
      // A source without end: only the failure ends the work.
      try work.run({
        next.withLock {
          $0 += 1; return Piece($0)
        }
      }) { _, lane in
        try lane.write(text)
        return .done
      }
    }
    #expect(error.map { "\($0)".contains("read-only") } == true)
  }

  @Test("capped remarks of a group are printed up to a limit over all its pieces, the rest is counted")
  func remarks() throws {
    let errors = ByteOutput()
    let gate = OutputGate(output: ByteOutput(), errors: errors)
    var content = Lane.Content(group: 0)
    content.remarks = (0..<15).map { Lane.Remark(text: "remark \($0)", isCapped: true) }
    try gate.write(content)
    content.closing = "more in a"
    content.isFinished = true
    content.remarks.append(Lane.Remark(text: "an error", isCapped: false))
    try gate.write(content)
    var other = Lane.Content(group: 1)
    other.remarks = [Lane.Remark(text: "another", isCapped: true)]
    try gate.write(other)
    let lines = errors.text.split(separator: "\n")
    #expect(lines.count == 15 + 5 + 1 + 1 + 1)
    #expect(lines.suffix(3) == ["an error", "10 more in a", "another"])
  }
}
