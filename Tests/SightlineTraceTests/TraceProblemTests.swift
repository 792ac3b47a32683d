// SPDX-License-Identifier: MIT

import SightlineTrace
import Testing

@Suite("Problems of a trace")
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

  /// A line behind a head, and the text of the error without the file.
  static let errors: [(String, String)] = [
    // Time.
    (#"{"t":"soon","op":"wake"}"#, "2:6: error: 'soon' is not a time; write seconds as a number, for example 1.5"),
    (#"{"op":"wake","t":null}"#, "2:18: error: null is not a time; write seconds as a number, for example 1.5"),
    (
      #"{"t":1700000000000,"op":"wake"}"#,
      "2:6: error: 1700000000000 is not a time; write seconds as a number, for example 1.5"
    ),
    (#"{"op":"wake"}"#, #"2:1: error: there is no "t"; write "t":1.5"#),
    // Op.
    (#"{"t":1}"#, #"2:1: error: there is no "op"; write "op":"scroll""#),
    (#"{"t":1,"op":"scrol","surface":"feed"}"#, "2:13: error: 'scrol' is not an op; did you mean 'scroll'?"),
    (#"{"t":1,"op":"Scroll"}"#, "2:13: error: 'Scroll' is not an op; did you mean 'scroll'?"),
    (
      #"{"t":1,"op":"gesture"}"#,
      "2:13: error: 'gesture' is not an op; write trace, window, surface, items, remove, scroll, phase, show, hide, "
        + "app, covers, tap, attributes, veto, known, reset, pause, resume, session, still, wake or end"
    ),
    (
      #"{"t":1,"op":7}"#,
      "2:13: error: 7 is not an op; write trace, window, surface, items, remove, scroll, phase, show, hide, app, "
        + "covers, tap, attributes, veto, known, reset, pause, resume, session, still, wake or end"
    ),
    // Not an object.
    ("12", "2:1: error: 12 is not a line of this format; write one JSON object a line"),
    ("[1]", "2:1: error: this list is not a line of this format; write one JSON object a line"),
    // Heads.
    (#"{"t":0,"op":"trace"}"#, #"2:1: error: there is no "version"; write "version":1"#),
    (
      #"{"t":0,"op":"trace","version":2}"#,
      "2:31: error: 2 is not a known version; write 1, the version that this program reads"
    ),
    (
      #"{"t":0,"op":"trace","version":1,"maximumGap":-1}"#,
      "2:46: error: -1 is not a length of time; write seconds as a number, not below 0, for example 1.5"
    ),
    (
      #"{"t":0,"op":"trace","version":1,"source":3}"#,
      #"2:42: error: 3 is not a text; write a text in quotes, for example "feed""#
    ),
    // Windows and surfaces.
    (#"{"t":1,"op":"window","frame":[0,0,1,1]}"#, #"2:1: error: there is no "id"; write "id":"feed""#),
    (#"{"t":1,"op":"surface","id":"a"}"#, #"2:1: error: there is no "frame"; write "frame":[0,0,375,667]"#),
    (
      #"{"t":1,"op":"surface","id":"a","frame":[0,0,1]}"#,
      "2:40: error: this list is not a frame; write [x,y,width,height], for example [0,0,375,667]"
    ),
    (
      #"{"t":1,"op":"surface","id":"a","frame":[0,0,1,1,1]}"#,
      "2:40: error: this list is not a frame; write [x,y,width,height], for example [0,0,375,667]"
    ),
    (
      #"{"t":1,"op":"surface","id":"a","frame":"full"}"#,
      "2:40: error: a text is not a frame; write [x,y,width,height], for example [0,0,375,667]"
    ),
    (
      #"{"t":1,"op":"surface","id":"a","frame":[0,0,"1",1]}"#,
      "2:45: error: a text is not a number; write a number, for example 0.5"
    ),
    (
      #"{"t":1,"op":"surface","id":"a","frame":[0,0,1,1],"insets":[0,0]}"#,
      "2:59: error: this list is not insets; write [top,left,bottom,right], for example [64,0,83,0]"
    ),
    (
      #"{"t":1,"op":"surface","id":"a","frame":[0,0,1,1],"rules":"viewable"}"#,
      #"2:58: error: a text is not a list of texts; write texts in a list, for example ["item-1"]"#
    ),
    (
      #"{"t":1,"op":"window","id":"a","frame":[0,0,1,1],"scene":"open"}"#,
      "2:57: error: 'open' is not a state; write active, inactive or background"
    ),
    // Items.
    (#"{"t":1,"op":"items","items":[]}"#, #"2:1: error: there is no "surface"; write "surface":"feed""#),
    (
      #"{"t":1,"op":"items","surface":"a"}"#,
      #"2:1: error: there is no "items"; write "items":[["item-1",0,0,375,200]]"#
    ),
    (
      #"{"t":1,"op":"items","surface":"a","items":{}}"#,
      "2:43: error: this object is not a list of items; write items in a list, for example "
        + #"[["item-1",0,0,375,200]]"#
    ),
    (
      #"{"t":1,"op":"items","surface":"a","items":["a"]}"#,
      "2:44: error: a text is not an item; write [id,x,y,width,height] or the same and an object"
    ),
    (
      #"{"t":1,"op":"items","surface":"a","items":[["a",0,0,1]]}"#,
      "2:44: error: this list is not an item; write [id,x,y,width,height] or the same and an object"
    ),
    (
      #"{"t":1,"op":"items","surface":"a","items":[["a",0,0,1,1,{},{}]]}"#,
      "2:44: error: this list is not an item; write [id,x,y,width,height] or the same and an object"
    ),
    (
      #"{"t":1,"op":"items","surface":"a","items":[[7,0,0,1,1]]}"#,
      #"2:45: error: 7 is not a text; write a text in quotes, for example "feed""#
    ),
    (
      #"{"t":1,"op":"items","surface":"a","items":[["a",0,0,1,1,{"index":1.5}]]}"#,
      "2:66: error: 1.5 is not a whole number; write a whole number, for example 4"
    ),
    (
      #"{"t":1,"op":"items","surface":"a","items":[["a",0,0,1,1,{"hidden":1}]]}"#,
      "2:67: error: 1 is not true or false; write true or false"
    ),
    (
      #"{"t":1,"op":"items","surface":"a","items":[["a",0,0,1,1,{"attributes":"secret"}]]}"#,
      #"2:71: error: a text is not a set of attributes; write an object, for example {"campaign":"spring"}"#
    ),
    (
      #"{"t":1,"op":"items","surface":"a","all":"yes","items":[]}"#,
      "2:41: error: a text is not true or false; write true or false"
    ),
    (
      #"{"t":1,"op":"remove","surface":"a","items":["b"],"reason":"gone"}"#,
      "2:59: error: 'gone' is not a reason; write deleted or offscreen"
    ),
    // Motion.
    (#"{"t":1,"op":"scroll","surface":"a"}"#, #"2:1: error: there is no "offset"; write "offset":[0,120.5]"#),
    (
      #"{"t":1,"op":"scroll","surface":"a","offset":5}"#,
      "2:45: error: 5 is not an offset; write [x,y], for example [0,120.5]"
    ),
    (
      #"{"t":1,"op":"scroll","surface":"a","offset":[0,1],"phase":"draging"}"#,
      "2:59: error: 'draging' is not a phase; did you mean 'dragging'?"
    ),
    (
      #"{"t":1,"op":"phase","surface":"a","phase":"fast"}"#,
      "2:43: error: 'fast' is not a phase; write idle, tracking, dragging, decelerating or animating"
    ),
    (#"{"t":1,"op":"phase","surface":"a"}"#, #"2:1: error: there is no "phase"; write "phase":"idle""#),
    // The rest.
    (#"{"t":1,"op":"app"}"#, #"2:1: error: there is no "state"; write "state":"active""#),
    (#"{"t":1,"op":"show"}"#, #"2:1: error: there is no "surface"; write "surface":"feed""#),
    (
      #"{"t":1,"op":"hide","surface":"a","reason":7}"#,
      "2:43: error: 7 is not a reason; write push, pop, present, dismiss, sheet, tab, page, refresh, background or other"
    ),
    (#"{"t":1,"op":"tap","surface":"a"}"#, #"2:1: error: there is no "item"; write "item":"item-1""#),
    (
      #"{"t":1,"op":"attributes","surface":"a","item":"b"}"#,
      #"2:1: error: there is no "attributes"; write "attributes":{"campaign":"spring"}"#
    ),
    (#"{"t":1,"op":"veto","surface":"a","item":"b","rule":"c"}"#, #"2:1: error: there is no "on"; write "on":true"#),
    (#"{"t":1,"op":"known","contents":[]}"#, #"2:1: error: there is no "rule"; write "rule":"viewable""#),
    (#"{"t":1,"op":"known","rule":"c"}"#, #"2:1: error: there is no "contents"; write "contents":["p-9"]"#),
    (#"{"t":1,"op":"covers"}"#, #"2:1: error: there is no "covers"; write "covers":[{"rect":[0,0,375,64]}]"#),
    (
      #"{"t":1,"op":"covers","covers":[{"kind":"opaque"}]}"#,
      #"2:32: error: there is no "rect"; write "rect":[0,0,375,64]"#
    ),
    (
      #"{"t":1,"op":"covers","covers":[[]]}"#,
      #"2:32: error: this list is not a cover; write an object, for example {"rect":[0,0,375,64],"kind":"opaque"}"#
    ),
    (
      #"{"t":1,"op":"covers","covers":[{"rect":[0,0,1,1],"kind":"opague"}]}"#,
      "2:57: error: 'opague' is not a kind of cover; did you mean 'opaque'?"
    ),
    (
      #"{"t":1,"op":"covers","covers":[{"rect":[0,0,1,1],"except":[["a"]]}]}"#,
      #"2:60: error: this list is not an id, or a surface with an id; write "item-3" or ["feed","item-3"]"#
    ),
  ]

  @Test("a wrong line is an error that names the line, what was found and what to write", arguments: errors)
  func errorText(line: String, expected: String) {
    let trace = #"{"t":0,"op":"trace","version":1}"# + "\n" + line + "\n" + #"{"t":5,"op":"wake"}"#
    let elements = TraceReader.elements(of: Array(trace.utf8), file: "x")
    #expect(elements.count == 2)
    guard case .problem(let problem)? = elements.last?.kind else {
      Issue.record("no problem in \(line)")
      return
    }
    #expect(problem.description == "x:" + expected)
  }

  /// A line that is not JSON in the middle of a trace, and the text of the error.
  static let broken: [(String, String)] = [
    (#"{"t":1,"op":"wake""#, "2:19: error: this is not JSON: the line ends too early"),
    (#"{"t":1,"op":"tap,}"#, "2:19: error: this is not JSON: the line ends too early"),
    (#"{"t":1,"op":"wake",}"#, "2:20: error: this is not JSON: a character that cannot stand here"),
    (#"{"t":1,"op":"wake"}}"#, "2:20: error: this is not JSON: something after the object"),
    (#"{"t":01,"op":"wake"}"#, "2:7: error: this is not JSON: a character that cannot stand here"),
    (#"{"t":1.,"op":"wake"}"#, "2:8: error: this is not JSON: a broken number"),
    (#"{"t":1,"op":"w\ake"}"#, "2:15: error: this is not JSON: a broken escape in a text"),
    (#"{"t":1,"op":"\ud800"}"#, "2:14: error: this is not JSON: half of a surrogate pair"),
    ("{\"t\":1,\"op\":\"w\tke\"}", "2:15: error: this is not JSON: a bare control character in a text"),
    (
      #"{"t":"soon","op":"wake","x":[1,]}"#, "2:32: error: this is not JSON: a character that cannot stand here"
    ),
    (
      #"{"t":1,"op":"wake","x":"# + String(repeating: "[", count: 513),
      "2:535: error: this is not JSON: more than 512 lists and objects in each other"
    ),
  ]

  @Test("a line that is not JSON says why, before anything else is said of it", arguments: broken)
  func brokenText(line: String, expected: String) {
    let trace = #"{"t":0,"op":"trace","version":1}"# + "\n" + line + "\n" + #"{"t":5,"op":"wake"}"#
    let elements = TraceReader.elements(of: Array(trace.utf8), file: "x")
    guard case .problem(let problem)? = elements.last?.kind else {
      Issue.record("no problem in \(line)")
      return
    }
    #expect(problem.description == "x:" + expected + "; write one JSON object a line")
  }

  @Test("bytes that are not UTF-8 are not JSON")
  func encoding() {
    let line = Array(#"{"t":1,"op":"wake","x":""#.utf8) + [0xC3] + Array("\"}\n{}".utf8)
    let elements = TraceReader.elements(of: line, file: "x")
    #expect(
      elements.map(\.kind) == [
        .problem(
          TraceProblem(
            file: "x", line: 1, column: 25, isError: true, found: "this is not JSON: bytes that are not UTF-8",
            advice: "write one JSON object a line"))
      ])
  }
}
