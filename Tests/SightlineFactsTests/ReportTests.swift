// SPDX-License-Identifier: MIT

import Foundation
import SightlineFacts
import Testing

@Suite("Files of facts")
struct ReportTests {
  @Test("what is written is read as it was, whatever stands in it")
  func roundTrip() throws {
    var report = SampleReport.report(differing: [31, 58, 92])
    report.head.family = "iPhone \"X\"\\\n\u{1F} 手机"
    var fact = try #require(UIKitFact.numbered(121))
    var observed: FactValues = ["row": 3, "item": 3.25, "second": -1e300, "nothing": .none]
    observed["list"] = ["a", 1, true, .none, .list([2])]
    fact.title = "tab\there"
    report.results.removeAll { $0.number == fact.number }
    report.results.append(FactResult(fact, observed: observed))
    let read = try FactReport.read(Array(report.text.utf8), file: "f")
    #expect(read == report)
    #expect(read.text == report.text)
    #expect(read.count(.differs) == 4)
  }

  @Test("lines are as the documentation shows them")
  func lines() throws {
    let fact = try #require(UIKitFact.numbered(31))
    let other = try #require(UIKitFact.numbered(69))
    let untried = try #require(UIKitFact.numbered(9))
    let report = FactReport(
      head: SampleReport.head,
      results: [
        FactResult(fact, observed: ["offset": 50, "didScrollCalls": 1]),
        FactResult(other, observed: ["convertedWidth": 141.4, "boundsWidth": 100]),
        FactResult(untried, notTried: "no"),
      ])
    #expect(
      report.text == """
        {"facts":1,"app":"1.0","family":"Sample","system":"iOS","version":"0"}
        {"fact":31,"title":"\(fact.title)","verdict":"differs","why":"didScrollCalls is 1, should be 0",\
        "expected":{"offset":{"is":50},"didScrollCalls":{"is":0}},"observed":{"offset":50,"didScrollCalls":1}}
        {"fact":69,"title":"\(other.title)","verdict":"held",\
        "expected":{"convertedWidth":{"atLeast":141.32,"atMost":141.51999999999998},"boundsWidth":{"is":100}},\
        "observed":{"convertedWidth":141.4,"boundsWidth":100}}
        {"fact":9,"title":"\(untried.title)","verdict":"notTried","why":"no"}
        {"end":true,"count":3}

        """)
  }

  private static let head = #"{"facts":1,"app":"1","family":"iPhone","system":"iOS","version":"18"}"#
  private static let held =
    #"{"fact":31,"title":"t","verdict":"held","expected":{"a":{"is":1}},"observed":{"a":1}}"#
  private static let end = #"{"end":true,"count":1}"#

  static let broken: [(text: String, problem: String)] = [
    ("", "f:1: the file is empty; export it from the self-check again"),
    ("hello", "f:1: 'h' at column 1, where a value should stand"),
    ("[1]", "f:1: a list, where an object should stand, such as {\"fact\":31,…}"),
    (
      #"{"t":0,"op":"trace"}"#,
      "f:1: no file of facts: the first line should be {\"facts\":1,\"app\":…}, as the self-check exports it"
    ),
    (#"{"facts":2}"#, "f:1: version 2 of the format; this program reads version 1"),
    (#"{"facts":1,"app":"1","family":3}"#, "f:1: 'family' is a number; write a text"),
    (#"{"facts":1,"app":"1"}"#, "f:1: 'family' is missing"),
    ("\(head)\n\(held)", "f:2: the file was cut off after 1 facts: the line with 'end' is missing; export it again"),
    ("\(head)\n{\"fact\":31,\"tit", "f:2: the line ends where the end of a text should stand; it was cut off"),
    ("\(head)\n\(end)", "f:2: 0 facts, and the last line says 1; export the file again"),
    ("\(head)\n\(held)\n\(held)\n\(end)", "f:3: F31 stands twice; each fact has one line"),
    ("\(head)\n\(held)\n\(end)\n\(held)", "f:4: something follows the last line, which says 'end'"),
    ("\(head)\n{\"fact\":1.5}\n\(end)", "f:2: 'fact' is a number; write a whole number"),
    ("\(head)\n{\"fact\":1,\"fact\":2}\n\(end)", "f:2: 'fact' stands twice"),
    (
      "\(head)\n{\"fact\":1,\"title\":\"t\",\"verdict\":\"true\"}\n\(end)",
      "f:2: 'true' is no verdict; it is held, differs or notTried"
    ),
    (
      "\(head)\n{\"fact\":1,\"title\":\"t\",\"verdict\":\"held\",\"expected\":{\"a\":{}},\"observed\":{\"a\":1}}\n\(end)",
      "f:2: nothing is expected of 'a'; write {\"is\":…}, {\"atLeast\":…} or {\"atMost\":…}"
    ),
    (
      "\(head)\n{\"fact\":1,\"title\":\"t\",\"verdict\":\"held\",\"observed\":{\"a\":{}}}\n\(end)",
      "f:2: 'a' is an object; an observation is a single value or a list"
    ),
    (
      "\(head)\n\(held.replacingOccurrences(of: "\"observed\":{\"a\":1}", with: "\"observed\":{\"a\":2}"))\n\(end)",
      "f:2: F31 is called held, and by what was expected and observed it is differs; files of facts are not edited, "
        + "export it again"
    ),
    ("\(head)\n{\"a\":[[[[[[[[[1]]]]]]]]]}\n\(end)", "f:2: values lie more than 8 deep in each other"),
    ("\(head)\n{\"a\":1e999}\n\(end)", "f:2: '1' at column 6, where a value should stand"),
    ("\(head)\n{\"a\":1} x\n\(end)", "f:2: something follows the JSON at column 9; one line is one object"),
  ]

  @Test("a file that cannot be used says where, what was found, and what to do", arguments: broken)
  func problems(text: String, problem: String) {
    #expect(throws: FactFileError.self) {
      do throws(FactFileError) {
        _ = try FactReport.read(Array(text.utf8), file: "f")
      } catch {
        #expect(error.problems.first?.description == problem)
        throw error
      }
    }
  }

  @Test("all problems of a file are told")
  func several() {
    do throws(FactFileError) {
      _ = try FactReport.read(Array("\(Self.head)\n{}\n\(Self.held)\nx\n".utf8), file: "f")
      Issue.record("was read")
    } catch {
      #expect(error.problems.map(\.line) == [2, 4])
    }
  }

  @Test("no bytes end the program", arguments: 0..<200)
  func fuzz(seed: Int) {
    var bytes = Array(SampleReport.report(differing: [31]).text.utf8.prefix(600))
    var random = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    for _ in 0..<(1 + seed % 5) {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      bytes[Int((random >> 33) % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random >> 24)
    }
    #expect(throws: FactFileError.self) { try FactReport.read(bytes, file: "f") }
  }
}
