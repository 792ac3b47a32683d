// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineSimulation
  import SightlineTrace
#endif

/// `sightline simulate`: traces of users that never were.
struct SimulateCommand: Command {
  static let specification = CommandSpecification(
    name: "simulate", abstract: "make traces of simulated users from a seed",
    operands: "", operandCount: 0...0,
    discussion: [
      "Writes traces of simulated users on simulated screens, one after another. Each says that it is simulated, and "
        + "from which seed. The same seed gives the same bytes on every machine, whatever the number of jobs; a session "
        + "of a fleet is made alone by its number: --first 37 --sessions 1.",
      "A MIX is one or more names with commas between them, each with a weight or none: feed, or feed:3,grid. Without "
        + "it, all there are in equal shares. --list prints all names, and every number behind the simulation with where "
        + "it comes from.",
    ],
    options: [
      OptionSpecification("seed", value: "N", help: "A whole number. Default: 1."),
      OptionSpecification("sessions", short: "n", value: "N", help: "How many sessions. Default: 1."),
      OptionSpecification("first", value: "N", help: "The number of the first one. Default: 1."),
      OptionSpecification(
        "layout", value: "MIX", isRepeatable: true, isList: true,
        help: "What is on the screen: " + names(SimulatedLayout.self) + "."),
      OptionSpecification(
        "behavior", value: "MIX", isRepeatable: true, isList: true,
        help: "What the user does: " + names(SimulatedBehavior.self) + "."),
      OptionSpecification(
        "device", value: "MIX", isRepeatable: true, isList: true,
        help: "The phone: " + SimulatedDevice.all.map(\.id).joined(separator: ", ") + "."),
      OptionSpecification(
        "listing", value: "MIX", isRepeatable: true, isList: true,
        help: "How items are told of: recycled (while they are displayed) or whole (all at once)."),
      OptionSpecification(
        "rate", value: "HZ", help: "Frames per second, 60 or 120. Default: as many as the phone can show."),
      OptionSpecification("seconds", value: "S", help: "How long each session lasts. Default: 60."),
      OptionSpecification(
        "items", value: "N", help: "How many items a list has, without those in carousels. Default: 200."),
      OptionSpecification("page", value: "N", help: "How many of them come at a time; 0: all at once. Default: 20."),
      OptionSpecification(
        "output", short: "o", value: "FILE", help: "Write to FILE; packed when its name ends in .gz."),
      OptionSpecification(
        "jobs", short: "j", value: "N", help: "Make up to N sessions at once. Default: one for each processor."),
      OptionSpecification("list", help: "Print layouts, behaviors, devices, parameters and sources."),
    ],
    examples: [
      (
        "sightline simulate --layout feed --behavior reading -o feed.trace.jsonl",
        "A minute of somebody who reads a feed."
      ),
      ("sightline simulate -n 1000 --seed 7 | sightline replay -", "What a thousand users have seen."),
      (
        "sightline simulate --layout feed:3,chat --behavior skimming,flinging -n 50 -o mix.gz",
        "Three feeds for each chat."
      ),
    ])

  private let fleet: SimulatedFleet
  private let first: UInt64
  private let sessions: UInt64
  private let outputPath: String?
  private let jobs: Int?
  private let isList: Bool

  init(_ arguments: ParsedArguments) throws {
    var options = SimulationOptions()
    if arguments.has("layout") {
      options.layouts = try Self.mix(arguments, "layout", SimulatedLayout.allCases.map { ($0.rawValue, $0) })
    }
    if arguments.has("behavior") {
      options.behaviors = try Self.mix(arguments, "behavior", SimulatedBehavior.allCases.map { ($0.rawValue, $0) })
    }
    if arguments.has("device") {
      options.devices = try Self.mix(arguments, "device", SimulatedDevice.all.map { ($0.id, $0) })
    }
    if arguments.has("listing") {
      options.listings = try Self.mix(arguments, "listing", SimulatedListing.allCases.map { ($0.rawValue, $0) })
    }
    options.rate = try Self.rate(arguments, options)
    if let seconds = try Self.number(arguments, "seconds", 0...86_400, "seconds from 0 to 86400") {
      options.seconds = seconds
    }
    if let items = try Self.whole(arguments, "items", 1...1_000_000) { options.items = Int(items) }
    if let page = try Self.whole(arguments, "page", 0...1_000_000) { options.page = page == 0 ? nil : Int(page) }
    fleet = SimulatedFleet(seed: try Self.whole(arguments, "seed", 0...UInt64.max) ?? 1, options: options)
    first = try Self.whole(arguments, "first", 1...UInt64.max) ?? 1
    sessions = try Self.whole(arguments, "sessions", 1...UInt64.max) ?? 1
    outputPath = arguments.value("output")
    jobs = try Self.jobs(arguments)
    isList = arguments.has("list")
  }

  func run(_ console: Console) throws -> ExitCode {
    let output = try outputPath.map { try ByteOutput(path: $0) } ?? console.output
    if isList {
      try output.write(SimulationList.text)
    } else {
      try write(to: output, console)
    }
    try output.finish()
    return .done
  }

  private func write(to output: ByteOutput, _ console: Console) throws {
    let source = SimulationQueue(fleet: fleet, first: first, count: sessions)
    let work = OrderedWork<SimulationPiece>(
      jobs: jobs ?? console.processors, output: output, errors: console.errors)
    _ = try work.run(
      { source.next() },
      { piece, lane in
        try piece.session.write { writer in
          try lane.append { $0.append(contentsOf: writer.bytes) }
          writer.clear()
        }
        return .done
      })
  }
}
