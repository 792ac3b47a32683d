// SPDX-License-Identifier: MIT

import Testing

@testable import SightlineCommand

@Suite("rules")
struct RulesCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("without an operand the presets are listed")
  func list() throws {
    let run = try CommandRun("rules")
    #expect(run.code == .done)
    #expect(
      run.output == """
        RULE          AREA                                           TIME         MOTION   COUNTS
        anyPixel      any pixel                                      at once      any      every appearance
        fullyVisible  all of the item                                at once      any      every appearance
        mrcDisplay    0.5 of the item, 0.3 of items from 242500 pt²  1 s at once  any      every appearance
        mrcVideo      0.5 of the item                                2 s at once  any      every appearance
        settled       all of the item                                at once      at rest  unless there at the previous stop
        settledView   all of the item                                1 s at once  at rest  unless there at the previous stop

        """)
  }

  @Test(
    "a preset is printed as a file that checks, and replays as the preset",
    arguments: ["anyPixel", "fullyVisible", "mrcDisplay", "mrcVideo", "settled", "settledView"])
  func preset(_ name: String) throws {
    let printed = try CommandRun("rules", name)
    #expect(printed.code == .done)
    try folder.write(printed.output, to: "rules.json")
    try folder.write(Samples.feed, to: "feed.trace.jsonl")
    let checked = try folder.run("rules", "@rules.json")
    #expect(checked.code == .done)
    #expect(checked.output.hasPrefix("@rules.json: 1 rule, no problems\n\nRULE"))
    #expect(try folder.run("rules", "@rules.json", "--json").output == printed.output)
    #expect(
      try folder.run("replay", "@feed.trace.jsonl", "-r", "@rules.json").output
        == folder.run("replay", "@feed.trace.jsonl", "-r", name).output)
  }

  @Test("problems of a file are printed with their places")
  func problems() throws {
    try folder.write("{\"version\":1,\n \"rules\":[{\"name\":\"a\",\"fracton\":0.5}]}", to: "rules.json")
    let run = try folder.run("rules", "@rules.json")
    #expect(run.code == .unreadable)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("@rules.json:2:"))
    #expect(run.errors.contains("fracton"))
    try folder.write(Samples.feed, to: "feed.trace.jsonl")
    let replay = try folder.run("replay", "@feed.trace.jsonl", "--rules", "@rules.json")
    #expect(replay.code == .unreadable)
    #expect(replay.errors == run.errors)
  }

  @Test("a name that is neither preset nor file is wrong usage, a file that is not there is unreadable")
  func unknown() throws {
    let misspelled = try CommandRun("rules", "setled")
    #expect(misspelled.code == .wrongUsage)
    #expect(misspelled.errors.contains("did you mean 'settled'?"))
    let missing = try folder.run("rules", "@gone.json")
    #expect(missing.code == .unreadable)
    #expect(missing.errors == "sightline: @gone.json: No such file or directory\n")
  }
}
