// SPDX-License-Identifier: MIT

import Foundation
import ProofSupport
import SightlineCore
import SightlineTrace

@testable import SightlineReport

/// What a page holds of one trace, read back by Foundation.
struct PageTrace {
  let json: JSONValue
  let bytes: Int

  init(_ trace: ReportTrace) throws {
    bytes = trace.json.count
    json = try JSONValue.parse(String(decoding: trace.json, as: UTF8.self))
  }

  /// The rules that the tests of recordings ask: presets that differ in area, time, motion and repetition, and a book of
  /// its own with sums and a sample.
  static let books = [
    ReportBook(name: "presets", rules: RuleBook(rules: [.mrcDisplay, .settledView, .anyPixel])),
    ReportBook(
      name: "own",
      rules: RuleBook(rules: [
        Rule(name: "quick", fraction: 0.3, continuous: .milliseconds(500), repetition: .oncePerSession),
        Rule(name: "sum", fraction: 0.5, cumulative: .seconds(2), repetition: .oncePerVisit, sample: 0.7),
      ])),
  ]

  /// All traces of a stream.
  static func traces(
    _ bytes: [UInt8], books: [ReportBook] = books, sampleLimit: Int = ReportBuilder.usualSamples, piece: Int = 1 << 16
  ) -> [ReportTrace] {
    var replay = ReportBuilder.replay(file: "trace", books: books)
    var builder = ReportBuilder(file: "trace", books: books, sampleLimit: sampleLimit)
    var place = 0
    while place < bytes.count {
      replay.feed(Array(bytes[place..<min(bytes.count, place + piece)])) { builder.take($0) }
      place += piece
    }
    replay.finish { builder.take($0) }
    builder.finish()
    return builder.takeTraces()
  }

  /// The one trace of a text.
  static func trace(_ text: String, books: [ReportBook] = books, sampleLimit: Int = 100_000) throws -> PageTrace {
    let traces = traces(Array(text.utf8), books: books, sampleLimit: sampleLimit)
    guard let trace = traces.first, traces.count == 1 else { throw Failure(count: traces.count) }
    return try PageTrace(trace)
  }

  struct Failure: Error { let count: Int }

  /// The recordings that are kept in the repository.
  static let recordings: [String] =
    (RepositoryFile.list("Examples/Traces", suffix: ".trace.jsonl")
    + RepositoryFile.list("Tests/GoldenTests/Traces", suffix: ".trace.jsonl")).map { url in
      String(url.path.dropFirst(RepositoryFile.root.path.count + 1))
    }

  // MARK: Reading

  var items: [JSONValue] { json["items"]?.array ?? [] }
  var surfaces: [JSONValue] { json["surfaces"]?.array ?? [] }

  func book(_ place: Int) -> JSONValue { json["books"]?.array?[place] ?? .null }

  func item(_ place: Int) -> String {
    let item = items[place]
    return "\(surfaces[item["surface"].int]["id"]?.string ?? "")/\(item["id"]?.string ?? "")"
  }

  /// A column of differences, summed up.
  static func sums(_ differences: JSONValue?) -> [Int64] {
    var sum: Int64 = 0
    return (differences?.array ?? []).map { difference in
      sum += Int64(difference.number ?? 0)
      return sum
    }
  }
}

extension JSONValue? {
  var int: Int { Int(self?.number ?? -1) }
}

extension JSONValue {
  var int: Int { Int(number ?? -1) }
  subscript(place: Int) -> JSONValue { array?[place] ?? .null }
}
