// SPDX-License-Identifier: MIT

import Foundation
import SightlineFacts
import Testing

@testable import SightlineCommand

@Suite("facts")
struct FactsCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.report("iPhone", "18.1", ["offset": 50, "didScrollCalls": 0]).text, to: "phone")
    try folder.write(Self.report("iPad", "26.0", ["offset": 50, "didScrollCalls": 2]).text, to: "pad")
  }

  private static func report(
    _ family: String, _ version: String, _ observed: FactValues, firstObject: Bool = true
  ) -> FactReport {
    FactReport(
      head: FactReport.Head(app: "1.0", family: family, system: "iOS", version: version),
      results: UIKitFact.all.filter { [9, 31, 92].contains($0.number) }.map { fact in
        switch fact.number {
        case 31: FactResult(fact, observed: observed)
        case 92:
          FactResult(
            fact,
            observed: [
              "viewToController": true, "subviewToSuperview": true, "windowToApplication": .flag(firstObject),
            ])
        default: FactResult(fact, notTried: "it would end the app")
        }
      })
  }

  @Test("one device is a table with a summary, and nothing differs")
  func one() throws {
    let run = try folder.run("facts", "@phone")
    #expect(run.code == .done)
    #expect(
      run.output == """
        FACT  WHAT                                                                        IPHONE, IOS 18.1  QUIRK
        F9    a table asked for cells while it updates raises an exception                not tried         listsThrowDuringUpdates
        F31   the offset is the origin of the bounds, and moving these is told to nobody  held              offsetSetWithoutScroll
        F92   the chain of responders leads to the controller and the application         held              -

        iPhone, iOS 18.1: 2 held, 0 differ, 1 not tried

        """)
  }

  @Test("devices stand side by side, and what differs is said in numbers")
  func several() throws {
    let run = try folder.run("facts", "@phone", "@pad", "--differing")
    #expect(run.code == .checkFailed)
    #expect(
      run.output == """
        FACT  WHAT                                                                        IPHONE, IOS 18.1  IPAD, IOS 26.0  QUIRK
        F31   the offset is the origin of the bounds, and moving these is told to nobody  held              DIFFERS         offsetSetWithoutScroll

        F31 differs on iPad, iOS 26.0: didScrollCalls is 2, should be 0

        iPhone, iOS 18.1: 2 held, 0 differ, 1 not tried
        iPad, iOS 26.0: 1 held, 1 differ, 1 not tried

        """)
  }

  @Test("files of one kind of device are told apart by their names")
  func twice() throws {
    try folder.write(try folder.bytes("phone"), to: "other")
    let run = try folder.run("facts", "@phone", "@other")
    #expect(run.output.contains("iPhone, iOS 18.1 (@phone): 2 held"))
    #expect(run.output.contains("iPhone, iOS 18.1 (@other): 2 held"))
  }

  @Test("ndjson and csv have a line for each fact and device")
  func programs() throws {
    let lines = try folder.run("facts", "@pad", "--format", "ndjson", "--differing")
    #expect(
      lines.output == """
        {"file":"@pad","family":"iPad","system":"iOS","version":"26.0","app":"1.0","fact":31,\
        "title":"the offset is the origin of the bounds, and moving these is told to nobody","verdict":"differs",\
        "quirk":"offsetSetWithoutScroll","why":"didScrollCalls is 2, should be 0",\
        "expected":{"offset":{"is":50},"didScrollCalls":{"is":0}},"observed":{"offset":50,"didScrollCalls":2}}

        """)
    #expect(lines.code == .checkFailed)
    let csv = try folder.run("facts", "@phone", "@pad", "-f", "csv")
    let rows = csv.output.components(separatedBy: "\r\n")
    #expect(rows.count == 8)
    #expect(rows[0] == "file,family,system,version,app,fact,title,verdict,quirk,why,expected,observed")
    #expect(rows[1].hasPrefix("@phone,iPhone,iOS,18.1,1.0,9,a table asked"))
    #expect(rows[1].hasSuffix(",notTried,listsThrowDuringUpdates,it would end the app,,"))
    #expect(rows[4].contains("\"{\"\"offset\"\":50,\"\"didScrollCalls\"\":2}\""))
  }

  @Test("a file that cannot be used says where and why, and gives no verdict")
  func unreadable() throws {
    try folder.write("{\"facts\":1}\n", to: "broken")
    let run = try folder.run("facts", "@phone", "@broken")
    #expect(run.code == .unreadable)
    #expect(run.output == "")
    #expect(run.errors == "sightline: @broken:1: 'app' is missing\n")
    let gone = try folder.run("facts", "@gone")
    #expect(gone.code == .unreadable)
    #expect(gone.errors == "sightline: @gone: No such file or directory\n")
    #expect(try CommandRun("facts").code == .wrongUsage)
    #expect(try folder.run("facts", "@phone", "-f", "tabel").errors.contains("did you mean 'table'?"))
  }

  @Test("a fact that this program does not know, or expects otherwise of, is judged as the file says, with a note")
  func otherVersions() throws {
    try folder.write(
      """
      {"facts":1,"app":"9","family":"iPhone","system":"iOS","version":"30"}
      {"fact":31,"title":"old","verdict":"held","expected":{"x":{"atMost":3}},"observed":{"x":2}}
      {"fact":999,"title":"new","verdict":"differs","expected":{"x":{"is":1}},"observed":{"x":2}}
      {"end":true,"count":2}

      """, to: "new")
    let run = try folder.run("facts", "@new")
    #expect(run.code == .checkFailed)
    #expect(
      run.errors == """
        sightline: @new: F31 was tried with another expectation than this program has; its own is used
        sightline: @new: F999 is not known here; a newer sightline may say more of it

        """)
    #expect(run.output.contains("F999  new"))
    #expect(run.output.contains("F999 differs on iPhone, iOS 30: x is 2, should be 1"))
  }

  // MARK: Tests that it writes

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let generated = root.appendingPathComponent("Tests/ContractTests/Facts/SampleIOS0FactTests.swift")

  /// What is compared here is compiled and run as a part of ContractTests.
  @Test("the tests that it writes are those that the contract tests compile and run")
  func writesTests() throws {
    let sample = Self.root.appendingPathComponent("Examples/Facts/sample.facts.ndjson").path
    let target = folder.path("")
    let run = try folder.run("facts", sample, "--write-tests", target, "--differing")
    #expect(run.code == .checkFailed)
    #expect(run.errors.contains("wrote"))
    let text = try folder.text("SampleIOS0FactTests.swift")
    if ProcessInfo.processInfo.environment["RECORD_DOCUMENTATION"] == "1" {
      try Data(text.utf8).write(to: Self.generated)
      Issue.record("\(Self.generated.lastPathComponent) was rewritten; run again without RECORD_DOCUMENTATION")
    }
    #expect(try String(contentsOf: Self.generated, encoding: .utf8) == text)
  }

  @Test("where nothing differs no test is written")
  func nothingToWrite() throws {
    let run = try folder.run("facts", "@phone", "--write-tests", folder.path)
    #expect(run.code == .done)
    #expect(run.errors == "nothing differs; no test was written\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["pad", "phone"])
  }

  @Test("a folder that is not there, and two files of one device, are errors")
  func cannotWrite() throws {
    let gone = try folder.run("facts", "@pad", "--write-tests", folder.path("gone"))
    #expect(gone.code == .unreadable)
    #expect(gone.errors == "sightline: @gone/IPadIOS26_0FactTests.swift: No such file or directory\n")
    try folder.write(try folder.bytes("pad"), to: "same")
    let twice = try folder.run("facts", "@pad", "@same", "--write-tests", folder.path)
    #expect(twice.code == .wrongUsage)
    #expect(twice.errors.contains("two files are of one kind of device (iPad, iOS 26.0)"))
  }

  @Test(
    "whatever a device is called, the name of its tests is a name and its text stays in place",
    arguments: ["17,1 \"x\"", "../../etc", "\u{7}手机", "", "a\nb */ \\("])
  func names(_ version: String) {
    let suite = FactTestSuite(
      Self.report("9\(version)", version, ["offset": 1, "didScrollCalls": 0], firstObject: false))
    #expect(suite.name.wholeMatch(of: /[A-Za-z][A-Za-z0-9_]*FactTests/) != nil)
    let lines = suite.text.components(separatedBy: "\n")
    #expect(lines.filter { !$0.isEmpty && !$0.hasPrefix(" ") && !$0.hasPrefix("//") }.count == 6)
    #expect(lines.count { $0.contains("@Test") } == 2)
    #expect(lines.first { $0.hasPrefix("@Suite") }?.hasSuffix("\")") == true)
  }
}
