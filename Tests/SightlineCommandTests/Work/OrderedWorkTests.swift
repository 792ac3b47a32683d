// SPDX-License-Identifier: MIT

import Testing

@testable import SightlineCommand

@Suite("Work on several threads")
struct OrderedWorkTests {
  private func run(
    pieces: Int, jobs: Int, lines: @escaping @Sendable (Int) -> Int
  ) throws -> (output: String, errors: String, code: ExitCode) {
    let (output, errors) = (ByteOutput(), ByteOutput())
    let work = OrderedWork(pieces: pieces, jobs: jobs, output: output, errors: errors)
    let code = try work.run { index, lane in
      for line in 0..<lines(index) { try lane.write("piece \(index) line \(line)\n") }
      if index % 7 == 3 { lane.warn("warning \(index)") }
      return index == 5 ? .unreadable : index == 6 ? .checkFailed : .done
    }
    try output.finish()
    return (output.text, errors.text, code)
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

  @Test("a piece that writes more than may be held waits for its turn and loses nothing")
  func large() throws {
    let lines = OrderedWork.laneLimit / 10
    let result = try run(pieces: 4, jobs: 4) { $0 == 0 ? 1 : lines }
    let alone = try run(pieces: 4, jobs: 1) { $0 == 0 ? 1 : lines }
    #expect(result == alone)
  }

  @Test("no pieces are no work")
  func none() throws {
    #expect(try run(pieces: 0, jobs: 4) { _ in 1 } == ("", "", .done))
  }

  @Test("output that fails ends all pieces with its failure", arguments: [1, 4])
  func failure(_ jobs: Int) throws {
    let folder = try TemporaryFolder()
    let descriptor = try System.openForReading(folder.write("", to: "read-only"))
    defer { System.closeDescriptor(descriptor) }
    let output = ByteOutput(descriptor: descriptor, name: "read-only")
    let work = OrderedWork(pieces: 1_000, jobs: jobs, output: output, errors: ByteOutput())
    let text = String(repeating: "x", count: 1 << 17)
    let error = #expect(throws: ByteOutput.Failure.self) {
      try work.run { _, lane in
        try lane.write(text)
        return .done
      }
    }
    #expect(error.map { "\($0)".contains("read-only") } == true)
  }
}
