// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SightlineCommand

/// What only a process of its own shows: exit codes, pipes, standard error.
@Suite("The command as a process")
struct ProcessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Samples.feed, to: "feed.trace.jsonl")
    try folder.write(String(repeating: Samples.feed, count: 2_000), to: "long.trace.jsonl")
  }

  @Test(
    "exit codes are those of the docs",
    arguments: [
      ("replay TRACE", 0), ("--version", 0), ("help", 0), ("check TRACE --expect TRACE", 1), ("", 2), ("repaly", 2),
      ("replay --nope", 2), ("replay /nowhere", 3), ("rules /nowhere.json", 3),
    ])
  func codes(_ words: String, _ code: Int32) throws {
    let words = words.replacingOccurrences(of: "TRACE", with: folder.path("feed.trace.jsonl"))
    let result = try Shell.line("\"$sightline\" \(words)")
    #expect(result.code == code)
    #expect((code == 0) == result.errors.isEmpty || code == 1)
    if code > 1 { #expect(result.output == "") }
  }

  @Test(
    "a closed pipe ends quietly with 0",
    arguments: ["replay", "replay --format csv", "replay -j4", "fractions", "validate"])
  func closedPipe(_ words: String) throws {
    let long = folder.path("long.trace.jsonl")
    let result = try Shell.line(
      "\"$sightline\" \(words) \(long) \(long) \(long) | head -n 1 >/dev/null; echo \"${PIPESTATUS[0]}\"")
    #expect(result.output == "0\n")
    #expect(result.errors == "")
  }

  @Test("a pipe takes part in a pipeline with gzip at both ends")
  func pipeline() throws {
    let long = folder.path("long.trace.jsonl")
    let result = try Shell.line("gzip -c \(long) | \"$sightline\" replay - --summary-only | gzip | gzip -dc | wc -l")
    #expect(result.output.trimmingCharacters(in: .whitespaces) == "2000\n")
    let binary = try Shell.line("cat \(long) | gzip | \"$sightline\" replay | tail -n 1")
    #expect(binary.output.hasPrefix(#"{"event":"summary","trace":"standard input","inputs":5,"events":6,"#))
  }

  @Test("events come out while the input is still open")
  func live() throws {
    // The writer waits until the first event has been seen, so output that waited for the end would never come.
    let fifo = folder.path("fifo")
    let seen = folder.path("seen")
    let first = Samples.feed.split(separator: "\n").prefix(4).joined(separator: "\n")
    try folder.write(first + "\n", to: "first")
    let result = try Shell.line(
      """
      mkfifo '\(fifo)' '\(seen)'
      { cat '\(folder.path("first"))'; read -r line <'\(seen)'; echo '{"t":2,"op":"end"}'; } >'\(fifo)' &
      "$sightline" replay '\(fifo)' | { read -r event; echo "$event" >'\(seen)'; echo "$event"; cat >/dev/null; }
      """)
    #expect(result.output.hasPrefix(#"{"t":0,"event":"appear""#))
  }

  @Test("a standard stream that the caller closed is no place for anything else")
  func closedStreams() throws {
    let (trace, out) = (folder.path("feed.trace.jsonl"), folder.path("out.jsonl"))
    let cut = try folder.write(String(Samples.feed.dropLast(8)), to: "cut.jsonl")
    let result = try Shell.line(
      "\"$sightline\" replay \(cut) -o \(out) 2>&-; echo $?; \"$sightline\" replay \(trace) >&- 2>/dev/null; echo $?")
    #expect(result.output == "0\n3\n")
    #expect(try folder.text("out.jsonl").split(separator: "\n").allSatisfy { $0.hasPrefix("{") })
    #expect(try folder.text("feed.trace.jsonl") == Samples.feed)
  }

  @Test("progress and colours stay out of a pipe")
  func quiet() throws {
    let result = try Shell.line("\"$sightline\" replay \(folder.path("long.trace.jsonl"))")
    #expect(result.errors == "")
    #expect(!result.output.contains("\u{1B}"))
  }
}
