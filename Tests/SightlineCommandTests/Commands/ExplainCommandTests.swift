// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SightlineCommand

@Suite("explain")
struct ExplainCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Samples.feed, to: "feed.trace.jsonl")
    try folder.write(Samples.covered, to: "covered.trace.jsonl")
  }

  @Test("over the whole trace: when it was seen, what counted it, and what was missing for the others")
  func story() throws {
    let run = try folder.run(
      "explain", "@feed.trace.jsonl", "--item", "b", "--rules", "mrcDisplay,mrcVideo,fullyVisible")
    #expect(run.code == .done)
    #expect(
      run.output == """
        b (p-1) in surface 'feed' in @feed.trace.jsonl, 0 s to 2.5 s

          visible once, 2.5 s in all, largest fraction 0.9
            until 2.5 s for 2.5 s, fraction up to 0.9, then end

          mrcDisplay: counted once
            at 1 s, fraction 0.5, viewable for 1 s

          mrcVideo: did not count; longest 1.75 s of 2 s at once

          fullyVisible: did not count; never more than 0.9; it needs all of the item
            nearest at 1.25 s:
                 10000.0  pt² is the item
              -   1000.0  pt² outside surface 'feed'
              =   9000.0  pt² visible, 0.9 of the item


        """)
  }

  @Test("at a moment: the sum of areas, and what each rule has and needs")
  func moment() throws {
    let run = try folder.run("explain", "@covered.trace.jsonl", "-i", "a", "-t", "0.5", "-r", "fullyVisible,mrcDisplay")
    #expect(run.code == .done)
    #expect(
      run.output == """
        a in surface 'feed' in @covered.trace.jsonl, at 0.5 s

             10000.0  pt² is the item
          -   1000.0  pt² under the insets of 'feed'
          -   2000.0  pt² under a cover, bar
          =   7000.0  pt² visible, 0.7 of the item

          fullyVisible (version 1): not viewable
            area   0.7  needs all of the item  missing
            alpha  1    needs 0.1              holds
            no earlier report, veto or sample holds it back

          mrcDisplay (version 1): viewable, 0.5 s missing
            area   0.7    needs 0.5 of the item, 0.3 of items from 242500 pt²  holds
            alpha  1      needs 0.1                                            holds
            time   0.5 s  needs 1 s at once                                    missing
            no earlier report, veto or sample holds it back


        """)
  }

  @Test("an item that was never in sight says where it was")
  func neverVisible() throws {
    let run = try folder.run("explain", "@covered.trace.jsonl", "--item", "b")
    #expect(
      run.output == """
        b in surface 'feed' in @covered.trace.jsonl, 0 s to 4 s

          never visible; at 4 s:
               10000.0  pt² is the item
            -  10000.0  pt² outside surface 'feed'
            =      0.0  pt² visible, 0 of the item

          mrcDisplay: did not count


        """)
  }

  @Test("a content names its item as well as the id does")
  func content() throws {
    let byContent = try folder.run("explain", "@feed.trace.jsonl", "--item", "p-1", "--at", "1")
    let byId = try folder.run("explain", "@feed.trace.jsonl", "--item", "b", "--at", "1")
    #expect(byContent.output == byId.output)
    #expect(byId.output.hasPrefix("b (p-1) in surface 'feed' in @feed.trace.jsonl, at 1 s\n"))
  }

  @Test("an item that is not in the trace is wrong usage, with the nearest that is")
  func unknown() throws {
    try folder.write(Samples.feed.replacingOccurrences(of: "\"a\"", with: "\"card-17\""), to: "cards.jsonl")
    let run = try folder.run("explain", "@cards.jsonl", "--item", "crad-17")
    #expect(run.code == .wrongUsage)
    #expect(
      run.errors.hasPrefix(
        "sightline explain: there is no item 'crad-17' in @cards.jsonl; did you mean 'card-17'?\n"))
    let elsewhere = try folder.run("explain", "@cards.jsonl", "--item", "b", "--surface", "side")
    #expect(elsewhere.errors.hasPrefix("sightline explain: there is no item 'b' in surface 'side' in @cards.jsonl"))
  }

  @Test("an item that is not there at the moment says when it was")
  func absent() throws {
    let removed = Samples.feed.replacingOccurrences(
      of: #"{"t":1.75"#, with: #"{"t":1.5,"op":"remove","surface":"feed","items":["a"]}"# + "\n{\"t\":1.75")
    try folder.write(removed, to: "removed.jsonl")
    let late = try folder.run("explain", "@removed.jsonl", "--item", "a", "--at", "2")
    #expect(late.output == "a in surface 'feed' is not there at 2 s; it was there until after 1.25 s\n")
    let early = try folder.run("explain", "@removed.jsonl", "--item", "a", "--at", "-1")
    #expect(early.output == "a in surface 'feed' is not there at -1 s; it comes later\n")
  }

  @Test("a trace with an error is explained up to it and ends with 3")
  func unreadable() throws {
    try folder.write(Samples.feed.replacingOccurrences(of: "\"t\":1.75", with: "\"t\":\"soon\""), to: "bad.jsonl")
    let run = try folder.run("explain", "@bad.jsonl", "--item", "a")
    #expect(run.code == .unreadable)
    #expect(run.errors.contains("@bad.jsonl:5:6: error: "))
    #expect(run.output.contains("0 s to 1.25 s"))
  }
}
