// SPDX-License-Identifier: MIT

import Foundation
import SightlineSimulation
import Testing

@testable import SightlineCommand

@Suite("simulate")
struct SimulateCommandTests {
  @Test("writes traces that validate without a warning, and that replay", arguments: SimulatedLayout.allCases)
  func valid(layout: SimulatedLayout) throws {
    let folder = try TemporaryFolder()
    let count = SimulatedBehavior.allCases.count * 2
    let made = try folder.run(
      "simulate", "--layout", layout.rawValue, "-n", "\(count)", "--seconds", "20", "-o", "@made.trace.jsonl")
    #expect(made.code == .done)
    #expect(made.output.isEmpty && made.errors.isEmpty)
    let validation = try folder.run("validate", "--strict", "@made.trace.jsonl")
    #expect(validation.code == .done)
    let lines = validation.output.split(separator: "\n")
    #expect(lines.count == count)
    #expect(lines.allSatisfy { $0.hasSuffix("0 errors, 0 warnings") })
    let replay = try folder.run("replay", "@made.trace.jsonl", "--rules", "anyPixel", "--only", "impression")
    #expect(replay.errors.isEmpty)
    #expect(replay.output.split(separator: "\n").count > 5 * count)
  }

  @Test("the same seed gives the same bytes, by any number of jobs, packed or not, alone or in a fleet")
  func same() throws {
    let folder = try TemporaryFolder()
    let words = ["simulate", "--seed", "5", "--seconds", "3"]
    let whole = try CommandRun(words + ["-n", "30", "-j", "1"])
    #expect(try CommandRun(words + ["-n", "30", "-j", "4"]).output == whole.output)
    #expect(try CommandRun(words + ["-n", "30"], processors: 3).output == whole.output)
    #expect(try CommandRun(["simulate", "--seed", "6", "--seconds", "3", "-n", "30"]).output != whole.output)
    _ = try folder.run("simulate", "--seed", "5", "--seconds", "3", "-n", "30", "-o", "@fleet.gz")
    let unpacked = try Shell.line("gzip -dc '\(folder.path("fleet.gz"))'")
    #expect(unpacked.output == whole.output)
    let alone = try (1...30).map { try CommandRun(words + ["--first", "\($0)", "--sessions", "1"]).output }
    #expect(alone.joined() == whole.output)
    #expect(try CommandRun(words + ["--first", "11", "-n", "20"]).output == alone[10...].joined())
  }

  @Test("makes what was asked for")
  func options() throws {
    let run = try CommandRun(
      "simulate", "--layout", "chat:0,feed", "--behavior=skimming", "--device", "15-pro", "--listing", "whole",
      "--rate",
      "60", "--seconds", "2.5", "--items", "30", "--page", "0", "-n", "3")
    let lines = run.output.split(separator: "\n")
    let heads = lines.filter { $0.contains(#""op":"trace""#) }
    #expect(heads.count == 3)
    #expect(heads.allSatisfy { $0.contains("iPhone 15 Pro, 60 Hz, feed, skimming, whole, seed 1, session ") })
    #expect(lines.filter { $0 == #"{"t":2.5,"op":"end"}"# }.count == 3)
    #expect(
      lines.filter { $0.contains(#""all":true"#) && $0.contains("post-28") && !$0.contains("post-30") }.count == 3)
    for rate in ["60", "120"] {
      let run = try CommandRun("simulate", "--rate", rate, "-n", "40", "--seconds", "0")
      let heads = run.output.split(separator: "\n").filter { $0.contains(#""op":"trace""#) }
      #expect(heads.count == 40 && heads.allSatisfy { $0.contains(" \(rate) Hz, ") })
    }
  }

  @Test("prints every name and number with --list")
  func list() throws {
    let run = try CommandRun("simulate", "--list")
    #expect(run.code == .done)
    let words = Set(run.output.split { $0 == " " || $0 == "\n" }.map(String.init))
    for layout in SimulatedLayout.allCases { #expect(words.contains(layout.rawValue)) }
    for behavior in SimulatedBehavior.allCases { #expect(words.contains(behavior.rawValue)) }
    for device in SimulatedDevice.all { #expect(words.contains(device.id)) }
    for parameter in SimulationParameter.all { #expect(words.contains(parameter.name)) }
    for source in SimulationSource.all { #expect(words.contains(source.address)) }
  }

  @Test(
    "says what is wrong with a value, and what to write",
    arguments: [
      ("--layout feeed", "'feeed' is no value of --layout; it takes feed, grid,", "did you mean 'feed'?"),
      ("--layout feed:much", "'much' is no weight", "for example feed:3"),
      ("--layout feed:0", "--layout has no name with a weight above 0", ""),
      ("--behavior sleeping", "'sleeping' is no value of --behavior", "reading, skimming"),
      ("--device 16", "'16' is no value of --device", "15-pro"),
      ("--listing both", "'both' is no value of --listing", "recycled, whole"),
      ("--rate 90", "'90' is no frame rate", "write 60 or 120"),
      ("--rate 120 --device se", "no phone of --device shows 120 frames a second", "15-pro, 15-pro-max"),
      ("--seconds soon", "'soon' is no value of --seconds", "from 0 to 86400"),
      ("--seconds nan", "'nan' is no value of --seconds", ""),
      ("--sessions 0", "'0' is no value of --sessions", "from 1"),
      ("--seed -1", "'-1' is no value of --seed", "a whole number from 0"),
      ("--items 0", "'0' is no value of --items", "from 1 to 1000000"),
      ("--jobs none", "'none' is no number of jobs", ""),
      ("feed", "'feed' is one word too many", ""),
    ])
  func errors(_ words: String, _ what: String, _ advice: String) throws {
    let run = try CommandRun(["simulate"] + words.split(separator: " ").map(String.init))
    #expect(run.code == .wrongUsage)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(what), "\(run.errors)")
    #expect(advice.isEmpty || run.errors.contains(advice), "\(run.errors)")
  }

  @Test("a pipe into replay shows what was seen, and one that is closed ends it quietly", arguments: ["", "-j4"])
  func pipe(_ jobs: String) throws {
    let seen = try Shell.line(
      "\"$sightline\" simulate -n 12 --seconds 20 \(jobs) | \"$sightline\" replay - --summary-only")
    #expect(seen.output.split(separator: "\n").count == 12)
    #expect(seen.output.split(separator: "\n").allSatisfy { $0.contains(#""warnings":0"#) })
    #expect(seen.errors.isEmpty)
    let closed = try Shell.line(
      "\"$sightline\" simulate -n 1000000000 \(jobs) | head -n 1 >/dev/null; echo \"${PIPESTATUS[0]}\"")
    #expect(closed.output == "0\n")
    #expect(closed.errors.isEmpty)
  }

  @Test("numbers at their ends do no harm")
  func limits() throws {
    let last = "\(UInt64.max)"
    let run = try CommandRun("simulate", "--seed", last, "--first", last, "-n", "2", "--seconds", "0.1", "--items", "1")
    #expect(run.code == .done)
    #expect(run.output.contains("seed \(last), session \(last)"))
    #expect(run.output.contains("seed \(last), session 0\""))
  }
}
