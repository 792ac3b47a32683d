// SPDX-License-Identifier: MIT

import SightlineTrace
import Testing

@Suite("The names of recordings")
struct RecordingNameTests {
  @Test("sort by age, and read back")
  func order() {
    let names = [
      RecordingName(run: 0, segment: 1), RecordingName(run: 999, segment: 2),
      RecordingName(run: 1_796_036_240_561, segment: 1),
      RecordingName(run: 1_796_036_240_561, segment: 99), RecordingName(run: 1_796_036_240_562, segment: 1),
    ]
    #expect(names.map(\.text) == names.map(\.text).sorted())
    #expect(names == names.sorted())
    for name in names { #expect(RecordingName(name.text) == name) }
    #expect(names[2].text == "exposures-0001796036240561-00000001.trace.jsonl")
  }

  @Test(
    "other files are not ours",
    arguments: [
      "", "exposures", "notes.txt", "exposures-1-1.trace.jsonl", "exposures-0001796036240561-00000001.trace.jsonl.gz",
      "exposures-000179603624056x-00000001.trace.jsonl", "exposures-0001796036240561+00000001.trace.jsonl",
      "exposures--001796036240561-00000001.trace.jsonl", "exposures-00000000000000001-0000001.trace.jsonl",
    ])
  func others(text: String) {
    #expect(RecordingName(text) == nil)
  }
}
