// SPDX-License-Identifier: MIT

import SightlineTrace
import Testing

@Suite("Problems")
struct TraceProblemTests {
  @Test("a problem says where, what was found and what to write")
  func description() {
    let problem = TraceProblem(
      file: "feed.trace.jsonl", line: 12, column: 6, isError: true, found: "'soon' is not a time",
      advice: "write seconds as a number, for example 1.5")
    #expect(
      problem.description
        == "feed.trace.jsonl:12:6: error: 'soon' is not a time; write seconds as a number, for example 1.5")
  }
}
