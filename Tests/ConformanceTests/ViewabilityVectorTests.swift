// SPDX-License-Identifier: MIT

import Foundation
import ProofSupport
import SightlineCore
import SightlineTestKit
import Testing

/// Facts read off React Native's tests of list viewability.
///
/// Where its rules differ from the engine's:
/// - It rounds positions down to whole pixels before it compares. The engine does not; what rounding forgives there,
///   the slack of half a point forgives here (`imprecise-widths` is cut by 0.00003 points).
/// - It scans in the order of indexes and stops at the first row that is not visible after one that was. The engine
///   looks at every row; for rows in order of their positions that is the same.
/// - An item wholly visible always counts, whatever the percentage; the engine has that for `of: viewport`, and of an
///   item the whole is more than any share.
/// - `wait_for_interaction` has no rule here: the host pauses the surface until the user has done something.
/// - Where a minimum time is set, a row that was not reported is not reported as gone: `leave` counts only after an
///   impression.
enum Viewability {
  struct Frame: Decodable, Sendable {
    var key: String
    var start: Double
    var length: Double

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      key = try list.decode(String.self)
      start = try list.decode(Double.self)
      length = try list.decode(Double.self)
    }
  }

  struct Static: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var mode: String
    var percent: Double
    var frames: [Frame]
    var offset: Double
    var viewport: Double
    var viewable: [String]

    var testDescription: String { id }
  }

  struct Config: Decodable, Sendable {
    var mode: String
    var percent: Double
    var minimumMilliseconds: Double?
    var waitsForInteraction: Bool?

    private enum CodingKeys: String, CodingKey {
      case mode, percent
      case minimumMilliseconds = "minimum_ms"
      case waitsForInteraction = "wait_for_interaction"
    }
  }

  struct Step: Decodable, Sendable {
    var frames: [Frame]?
    var offset: Double?
    var viewport: Double?
    var interaction: Bool?
    var waitMilliseconds: Double?
    var callbacks: Int
    var became: [String]?
    var ceased: [String]?
    var viewable: [String]?

    private enum CodingKeys: String, CodingKey {
      case frames, offset, viewport, interaction, callbacks, became, ceased, viewable
      case waitMilliseconds = "wait_ms"
    }
  }

  struct Sequence: Decodable, Sendable, CustomTestStringConvertible {
    var id: String
    var config: Config
    var steps: [Step]

    var testDescription: String { id }
  }

  struct File: Decodable {
    var vectors: [Static]
    var sequences: [Sequence]
  }

  static func file() throws -> File {
    let data = Data(try RepositoryFile.bytes("Tests/ConformanceTests/Vectors/rn-viewability.json"))
    return try JSONDecoder().decode(File.self, from: data)
  }

  static func rule(mode: String, percent: Double, minimum: Double = 0) -> Rule {
    Rule(
      name: "v", fraction: percent / 100, of: mode == "viewport" ? .viewport : .item,
      continuous: .seconds(minimum / 1_000), reportsStretches: true)
  }

  /// Rows of the one axis, as wide as the list.
  static func items(_ frames: [Frame]) -> Input {
    let lines = frames.map {
      ItemLine(id: $0.key, frame: Rect(x: 0, y: $0.start, width: 100, height: $0.length))
    }
    return .items(surface: "list", items: lines, all: true)
  }
}

@Suite("facts from React Native's tests of list viewability")
struct ViewabilityVectorTests {
  @Test("there are facts")
  func some() throws {
    let file = try Viewability.file()
    #expect(file.vectors.count >= 22)
    #expect(file.sequences.count >= 6)
  }

  @Test("the rows that count are those of React Native", arguments: try Viewability.file().vectors)
  func positions(vector: Viewability.Static) throws {
    let script = ExposureScript()
      .at(
        0, .surface("list", width: 100, height: vector.viewport), Viewability.items(vector.frames),
        .scroll("list", y: vector.offset)
      )
      .end(at: 1)
    let rule = Viewability.rule(mode: vector.mode, percent: vector.percent)
    let log = EventLog(of: script, rules: RuleBook(rules: [rule]))
    #expect(log.events(.enter).map(\.item) == vector.viewable)
  }

  @Test("reports come in the steps in which React Native has them", arguments: try Viewability.file().sequences)
  func steps(sequence: Viewability.Sequence) throws {
    let config = sequence.config
    let rule = Viewability.rule(
      mode: config.mode, percent: config.percent, minimum: config.minimumMilliseconds ?? 0)
    var host = VirtualHost(rules: RuleBook(rules: [rule]))
    if config.waitsForInteraction == true { host.pass(.pause(surface: nil)) }
    var reported: Set<String> = []
    var seen = 0
    for (place, step) in sequence.steps.enumerated() {
      // Steps without a wait follow each other closely; how closely has no meaning.
      host.wait(.seconds((step.waitMilliseconds ?? (place == 0 ? 0 : 10)) / 1_000))
      host.pass(Self.inputs(of: step))
      let report = Self.report(host.log.events[seen...], &reported)
      seen = host.log.events.count
      #expect(report.became == step.became ?? [], "step \(place + 1)")
      #expect(report.ceased == step.ceased ?? [], "step \(place + 1)")
      #expect((report.became + report.ceased).isEmpty == (step.callbacks == 0), "step \(place + 1)")
      if let viewable = step.viewable { #expect(reported == Set(viewable), "step \(place + 1)") }
    }
  }

  private static func inputs(of step: Viewability.Step) -> [Input] {
    var inputs: [Input] = []
    if let viewport = step.viewport { inputs.append(.surface("list", width: 100, height: viewport)) }
    if let frames = step.frames { inputs.append(Viewability.items(frames)) }
    if let offset = step.offset { inputs.append(.scroll("list", y: offset)) }
    if step.interaction == true { inputs.append(.resume(surface: nil)) }
    return inputs
  }

  /// What a row of events says in the words of React Native.
  private static func report(
    _ events: ArraySlice<Event>, _ reported: inout Set<String>
  ) -> (became: [String], ceased: [String]) {
    var became: [String] = []
    var ceased: [String] = []
    for event in events {
      switch event.kind {
      case .impression where reported.insert(event.item).inserted: became.append(event.item)
      case .leave where reported.remove(event.item) != nil: ceased.append(event.item)
      default: break
      }
    }
    return (became, ceased)
  }
}
