// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTrace
import Testing

@Suite("Scroll lines")
struct UsualScrollTests {
  /// The same line in every shape that JSON allows for it; only the first is the one that writers write.
  private static let shapes = [
    #"{"t":1.5,"op":"scroll","surface":"feed","offset":[-3,44.25],"phase":"dragging"}"#,
    #"{"t": 1.5, "op": "scroll", "surface": "feed", "offset": [-3, 44.25], "phase": "dragging"}"#,
    #"{"t":1.5,"op":"scroll","surface":"feed","offset":[ -3 ,44.25],"phase":"dragging"}"#,
    #"{"t":1.5,"op":"scroll","offset":[-3,44.25],"surface":"feed","phase":"dragging"}"#,
    #"{"t":1.5,"op":"scroll","surface":"feed","offset":[-3,44.25],"speed":{"a":[1,{}]},"phase":"dragging"}"#,
    #"{"t":1.5,"op":"scroll","surface":"feed","offset":[-3,44.25],"phase":"dragging","by":"finger"}"#,
    #"{"t":1.5,"op":"scroll","surface":"f\u0065ed","offset":[-3,44.25],"phase":"dragging"}"#,
    #"{"t":1.5,"op":"scroll","surface":"feed","offset":[-3,44.25],"phase":"idle","phase":"dragging"}"#,
    #"{"t":9,"op":"scroll","surface":"feed","offset":[-3,44.25],"phase":"dragging","t":1.5}"#,
    #"{"op":"scroll","surface":"feed","offset":[-3,44.25],"phase":"dragging","t":1.5}"#,
    #"{"surface":"feed","offset":[-3e0,4425e-2],"phase":"dragging","op":"scroll","t":15e-1}"#,
    " {\"t\":1.5,\"op\":\"scroll\",\"surface\":\"feed\",\"offset\":[-3,44.25],\"phase\":\"dragging\"}\t\r",
  ]

  @Test("every shape of a scroll line reads as the usual one", arguments: shapes)
  func shape(line: String) {
    #expect(Self.inputs(line) == [.scroll(surface: "feed", offset: Point(x: -3, y: 44.25), phase: .dragging)])
  }

  @Test(
    "what is wrong in a scroll line is told as in any other",
    arguments: [
      (#"{"t":1,"op":"scroll","surface":"feed","offset":[1,2,3]}"#, "1:48"),
      (#"{"t":1,"op":"scroll","surface":"feed","offset":[1,"a"]}"#, "1:51"),
      (#"{"t":1,"op":"scroll","surface":"feed","offset":[1,2],"phase":"flying"}"#, "1:62"),
      (#"{"t":1,"op":"scroll","surface":"feed"}"#, "1:1"),
      (#"{"t":1,"op":"scroll","surface":7,"offset":[1,2]}"#, "1:32"),
      (#"{"t":1,"op":"scroll","surface":"feed","offset":[01,2]}"#, "1:50"),
    ])
  func wrong(line: String, place: String) {
    let head = "{\"t\":0,\"op\":\"trace\",\"version\":1}\n"
    let problems = TraceReader.elements(of: Array((head + line + "\n" + line + "\n").utf8), file: "a").compactMap {
      if case .problem(let problem) = $0.kind { "\(problem.line - 1):\(problem.column)" } else { nil }
    }
    #expect(problems == [place])
  }

  private static func inputs(_ line: String) -> [Input] {
    let head = "{\"t\":0,\"op\":\"trace\",\"version\":1}\n"
    return TraceReader.elements(of: Array((head + line + "\n").utf8), file: "a").compactMap {
      if case .input(let input, let time) = $0.kind, time == .seconds(1.5) { input } else { nil }
    }
  }
}
