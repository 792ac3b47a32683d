// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SightlineCommand

@Suite("replay")
struct ReplayCommandTests {
  static let events = #"""
    {"t":0,"event":"appear","surface":"feed","item":"a","fraction":1,"visit":1,"session":1,"sequence":1,"uncertainty":0}
    {"t":0,"event":"appear","surface":"feed","item":"b","content":"p-1","index":1,"fraction":0.5,"visit":1,"session":1,"sequence":2,"uncertainty":0}
    {"t":1,"event":"impression","rule":"mrcDisplay","ruleVersion":"1","surface":"feed","item":"a","fraction":1,"viewableTime":1,"visit":1,"session":1,"sequence":3,"uncertainty":0}
    {"t":1,"event":"impression","rule":"mrcDisplay","ruleVersion":"1","surface":"feed","item":"b","content":"p-1","index":1,"fraction":0.5,"viewableTime":1,"visit":1,"session":1,"sequence":4,"uncertainty":0}
    {"t":1.75,"event":"disappear","surface":"feed","item":"a","cause":"scrolled","visibleTime":1.75,"longest":{"mrcDisplay":1.25},"maxFraction":1,"meanFraction":0.7714285714285715,"bands":[0.5,0,0,1.25],"seenExtent":1,"entries":1,"visit":1,"session":1,"sequence":5,"uncertainty":0.5}
    {"t":2.5,"event":"disappear","surface":"feed","item":"b","content":"p-1","index":1,"cause":"end","visibleTime":2.5,"longest":{"mrcDisplay":1.75},"maxFraction":0.9,"meanFraction":0.445,"bands":[0.75,0,1.25,0.5],"seenExtent":1,"entries":1,"visit":1,"session":1,"sequence":6,"uncertainty":0.75}

    """#
  static let trailer = #"""
    {"event":"summary","trace":"@feed.trace.jsonl","inputs":5,"events":6,"checksum":"c906ad601440ee4f","ledger":{"mrcDisplay":{"detected":2,"reported":2,"repeated":0,"vetoed":0,"sampledOut":0}},"warnings":0}

    """#

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Samples.feed, to: "feed.trace.jsonl")
  }

  @Test("in a pipe, events are lines of JSON with a trailer")
  func lines() throws {
    let run = try folder.run("replay", "@feed.trace.jsonl")
    #expect(run.code == .done)
    #expect(run.output == Self.events + Self.trailer)
    #expect(run.errors == "")
  }

  @Test("standard input is read when it is named, and when nothing is", arguments: [["-"], []])
  func standardInput(_ words: [String]) throws {
    let run = try CommandRun(["replay"] + words, input: Array(Samples.feed.utf8))
    let trailer = Self.trailer.replacingOccurrences(of: "@feed.trace.jsonl", with: "standard input")
    #expect(run.output == Self.events + trailer)
  }

  @Test("packed traces, traces after one another and folders are read alike")
  func sources() throws {
    let two = Samples.feed + Samples.feed
    try folder.write(GzipTests.packed(two), to: "more/two.trace.jsonl.gz")
    let run = try folder.run("replay", "@more", "@feed.trace.jsonl")
    let trailer = Self.trailer.replacingOccurrences(of: "@feed.trace.jsonl", with: "@more/two.trace.jsonl.gz")
    #expect(run.output == Self.events + trailer + Self.events + trailer + Self.events + Self.trailer)
  }

  @Test("with --only, counts and checksum of the trailer are those of the lines above it")
  func only() throws {
    let run = try folder.run("replay", "@feed.trace.jsonl", "--only", "impression,leave")
    let lines = Self.events.split(separator: "\n").filter { $0.contains("impression") }.joined(separator: "\n") + "\n"
    #expect(run.output.hasPrefix(lines))
    var checksum: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in lines.utf8 { checksum = (checksum ^ UInt64(byte)) &* 0x100_0000_01b3 }
    #expect(run.output.contains(#""events":2,"checksum":"\#(String(checksum, radix: 16))","ledger""#))
  }

  @Test("--summary-only writes the trailer that speaks of all events")
  func summaryOnly() throws {
    #expect(try folder.run("replay", "@feed.trace.jsonl", "--summary-only").output == Self.trailer)
  }

  @Test("CSV has one header, a row an event and a row for the trailer")
  func csv() throws {
    let run = try folder.run("replay", "@feed.trace.jsonl", "--format", "csv", "--only", "impression,disappear")
    let rows = run.output.components(separatedBy: "\r\n")
    #expect(rows.count == 7 && rows[6] == "")
    #expect(rows[0] == CSVFormat.columns.joined(separator: ","))
    #expect(
      rows[2] == "@feed.trace.jsonl,mrcDisplay,1,impression,mrcDisplay,1,feed,b,p-1,1,0.5,1,,,,,,,,,,,,,,,1,1,4,0,,")
    #expect(
      rows[4] == "@feed.trace.jsonl,mrcDisplay,2.5,disappear,,,feed,b,p-1,1,,,end,,2.5,\"{\"\"mrcDisplay\"\":1.75}\","
        + "0.9,0.445,0.75,0,1.25,0.5,1,,1,,1,1,6,0.75,,")
    #expect(rows[5].hasPrefix("@feed.trace.jsonl,mrcDisplay,,summary,,,"))
    #expect(rows[5].hasSuffix(",\"\"warnings\"\":0}\""))
  }

  @Test(
    "a cell is quoted where it must be",
    arguments: [
      ("a", "a"), ("", ""), ("a b", "a b"), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""), ("a\nb", "\"a\nb\""),
      ("a\r\nb", "\"a\r\nb\""), ("信", "信"),
    ])
  func quoting(_ text: String, _ cell: String) {
    #expect(CSVFormat.quoted(text) == cell)
  }

  @Test("on a terminal, events are a table with what nearly counted below")
  func table() throws {
    let run = try folder.run(
      "replay", "@feed.trace.jsonl", "--rules", "mrcDisplay,mrcVideo", "-r", "settledView", isTerminal: true)
    #expect(
      run.output == """
        @feed.trace.jsonl (a test), rules mrcDisplay,mrcVideo,settledView

           TIME  EVENT       RULE         SURFACE  ITEM     FRACTION  DETAIL
          0.000  appear                   feed     a            1.00
          0.000  appear                   feed     b (p-1)      0.50
          1.000  impression  mrcDisplay   feed     a            1.00  viewable for 1 s
          1.000  impression  settledView  feed     a            1.00  viewable for 1 s
          1.000  impression  mrcDisplay   feed     b (p-1)      0.50  viewable for 1 s
          1.750  disappear                feed     a            1.00  scrolled after 1.75 s
          2.500  disappear                feed     b (p-1)      0.90  end after 2.5 s

          2 items seen
          mrcDisplay   2 of 2 items counted, 2 impressions
          mrcVideo     0 of 2 items counted, 0 impressions
          settledView  1 of 2 items counted, 1 impression

          NEARLY COUNTED  RULE         WHY NOT
          p-1             mrcVideo     1.75 s of 2 s
          a               mrcVideo     1.25 s of 2 s
          p-1             settledView  fraction never above 0.9 of 1


        """)
  }

  @Test("the summary of a table speaks of all events, whatever is shown")
  func tableOnly() throws {
    let run = try folder.run("replay", "@feed.trace.jsonl", "--format=table", "--summary-only")
    #expect(
      run.output == """
        @feed.trace.jsonl (a test), rules mrcDisplay

          2 items seen
          mrcDisplay  2 of 2 items counted, 2 impressions


        """)
  }

  @Test("files of rules are books of their own, presets one; trailers then name theirs")
  func books() throws {
    try folder.write(Samples.onceRules, to: "once.json")
    let run = try folder.run(
      "replay", "@feed.trace.jsonl", "--rules", "mrcDisplay", "--rules", "@once.json", "--rules", "anyPixel",
      "--summary-only")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains(#""rules":"mrcDisplay,anyPixel","inputs":5"#))
    #expect(lines[0].contains(#""ledger":{"mrcDisplay":{"detected":2"#))
    #expect(lines[1].contains(#""rules":"@once.json","inputs":5"#))
    let piped = try folder.run(
      "replay", "-", "--rules", "mrcDisplay,anyPixel", "--rules", "@once.json", "--summary-only", input: Samples.feed)
    #expect(piped.output == run.output.replacingOccurrences(of: "@feed.trace.jsonl", with: "standard input"))
  }

  @Test("output goes to a file, packed or as CSV by its name")
  func outputFile() throws {
    #expect(try folder.run("replay", "@feed.trace.jsonl", "-o", "@out.jsonl").output == "")
    #expect(try folder.text("out.jsonl").hasPrefix(Self.events))
    _ = try folder.run("replay", "@feed.trace.jsonl", "-o", "@out.jsonl.gz", isTerminal: true)
    let unpacked = try GzipTests.read(folder.bytes("out.jsonl.gz"))
    #expect(unpacked.text == (try folder.text("out.jsonl")))
    _ = try folder.run("replay", "@feed.trace.jsonl", "-o", "@out.csv")
    #expect(try folder.text("out.csv").hasPrefix(CSVFormat.header))
  }

  @Test("a trace is never overwritten by its events")
  func overwriting() throws {
    let run = try folder.run("replay", "@feed.trace.jsonl", "-o", "@feed.trace.jsonl")
    #expect(run.code == .wrongUsage)
    #expect(try folder.text("feed.trace.jsonl") == Samples.feed)
  }

  @Test("what cannot be read is said, the rest is replayed, and the code is 3")
  func unreadable() throws {
    try folder.write(Samples.feed.replacingOccurrences(of: "\"t\":1.75", with: "\"t\":\"soon\""), to: "bad.jsonl")
    let run = try folder.run("replay", "@bad.jsonl", "@gone.jsonl", "@feed.trace.jsonl")
    #expect(run.code == .unreadable)
    #expect(run.errors.contains("@bad.jsonl:5:6: error: "))
    #expect(run.errors.contains("@gone.jsonl: No such file or directory\n"))
    // What was settled before the fault, no trailer of that trace, and the other file whole.
    let settled = Self.events.split(separator: "\n").prefix(4).joined(separator: "\n") + "\n"
    #expect(run.output == settled + Self.events + Self.trailer)
  }

  @Test("what is wrong behind the end costs no summary, and the code is 3", arguments: ["ndjson", "table"])
  func unreadableBehindTheEnd(_ format: String) throws {
    let whole = try folder.run("replay", "@feed.trace.jsonl", "--format", format).output
    try folder.write(Samples.feed + "{\"t\":9,\"op\":\"scrol\"}\n" + Samples.feed, to: "feed.trace.jsonl")
    let run = try folder.run("replay", "@feed.trace.jsonl", "--format", format)
    #expect(run.code == .unreadable)
    #expect(run.errors.hasPrefix("@feed.trace.jsonl:7:13: error: "))
    #expect(run.output == whole)

    var packed = try GzipTests.packed(Samples.feed)
    packed[packed.count - 5] ^= 1
    try folder.write(packed, to: "feed.trace.jsonl")
    let damaged = try folder.run("replay", "@feed.trace.jsonl", "--format", format)
    #expect(damaged.code == .unreadable)
    #expect(damaged.errors.contains("the gzip data is damaged"))
    #expect(damaged.output == whole)
  }

  @Test(
    "an error means the same in a stream that is cut for several threads",
    arguments: [
      #"{"t":0,"op":"trace","version":2}"#, #"{"t":0,"op":"trace","version":1"# + "\n" + #"{"t":0,"op":"still"}"#,
    ], [true, false])
  func wrongTraceLine(_ line: String, _ hasEnd: Bool) throws {
    let still = "{\"t\":3,\"op\":\"still\"}\n"
    let start = hasEnd ? Samples.feed : Samples.feed.replacingOccurrences(of: "\"end\"", with: "\"still\"")
    let long = start + String(repeating: still, count: 2 * SegmentSource.minimumSize / still.utf8.count)
    try folder.write(long + line + "\n" + Samples.feed, to: "feed.trace.jsonl")
    let alone = try folder.run("replay", "@feed.trace.jsonl", "-j1")
    #expect(alone.code == .unreadable)
    #expect(alone.output.contains("\"summary\"") == hasEnd)
    let together = try folder.run("replay", "@feed.trace.jsonl", "-j8")
    #expect(together.output == alone.output)
    #expect(together.errors == alone.errors)
    #expect(
      try folder.run("validate", "@feed.trace.jsonl", "-j1").output
        == folder.run("validate", "@feed.trace.jsonl", "-j8").output)
  }

  @Test("a trace cut off in a line, or in its packed bytes, gives what stands before and a warning")
  func cutOff() throws {
    try folder.write(String(Samples.feed.dropLast(8)), to: "cut.jsonl")
    let run = try folder.run("replay", "@cut.jsonl")
    #expect(run.code == .done, "\(run.errors)")
    #expect(run.output.contains(#""inputs":4"#) && run.output.contains(#""warnings":1"#))
    #expect(run.errors.contains("@cut.jsonl:6:") && run.errors.contains("warning: "))

    let packed = try GzipTests.packed(Samples.feed)
    try folder.write(Array(packed.dropLast(4)), to: "cut.gz")
    let runPacked = try folder.run("replay", "@cut.gz")
    #expect(runPacked.code == .done)
    #expect(runPacked.output.hasPrefix(Self.events))
    #expect(
      runPacked.errors == "@cut.gz: warning: the gzip data is cut off; everything before the cut was read\n")
  }

  @Test("many warnings are counted, not all printed")
  func warnings() throws {
    var text = "{\"t\":0,\"op\":\"trace\",\"version\":1}\n"
    for place in 0..<50 { text += "{\"t\":\(place),\"op\":\"tap\",\"surface\":\"s\",\"item\":\"a\"}\n" }
    try folder.write(text, to: "warn.jsonl")
    let run = try folder.run("replay", "@warn.jsonl")
    #expect(run.errors.split(separator: "\n").count == 21)
    #expect(run.errors.hasSuffix("\n30 more warnings in @warn.jsonl; 'sightline validate' shows all\n"))
    #expect(run.output.contains(#""warnings":50"#))
  }

  @Test(
    "the output is the same with one thread and with many, from many files and from one long stream",
    arguments: ["ndjson", "csv", "table"])
  func parallel(_ format: String) throws {
    for place in 0..<12 {
      let copies = String(repeating: Samples.feed, count: place * 7 % 5 * 40 + 1)
      try folder.write(copies, to: "many/\(place).trace.jsonl")
    }
    try folder.write("{\"t\":0,\"op\":\"trac\"}\n", to: "many/5.trace.jsonl")
    // A warning in one trace, and an error far behind, after which nothing of the stream may come out.
    let noisy = Samples.feed.replacingOccurrences(
      of: "\"op\":\"end\"", with: "\"op\":\"tap\",\"surface\":\"x\",\"item\":\"a\"")
    let stream = String(repeating: Samples.feed, count: 1_000) + noisy + String(repeating: Samples.feed, count: 300)
    try folder.write(stream + "{}\n" + stream, to: "many/long.trace.jsonl")
    let alone = try folder.run("replay", "@many", "-j1", "--format", format)
    let together = try folder.run("replay", "@many", "-j", "8", "--format", format)
    #expect(alone.code == .unreadable)
    #expect(alone.errors.split(separator: "\n").count == 3)
    #expect(alone.errors.contains("@many/long.trace.jsonl:6006:1: warning: "))
    #expect(alone.errors.contains("@many/long.trace.jsonl:7807:"))
    #expect(together.output == alone.output)
    #expect(together.errors == alone.errors)
    #expect(together.code == alone.code)
    let validation = try folder.run("validate", "@many", "-j1")
    #expect(try folder.run("validate", "@many", "-j7").output == validation.output)
  }
}
