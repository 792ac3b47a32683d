// SPDX-License-Identifier: MIT

import Foundation
import ProofSupport

/// Where the data of these tests lies: in the repository, and in folders that the environment names.
///
/// `CONFORMANCE_CASES=DIR` adds scenes, `CONFORMANCE_RECORDINGS=DIR` adds recordings (`NAME.trace.jsonl` beside
/// `NAME.oracle.jsonl`, packed or not). So data that is not part of the project can be run without changing it.
enum DataFolder {
  static let cases = files("CONFORMANCE_CASES", repository: ["Tests/ConformanceTests/Cases"], suffix: ".json")
  static let recordings = files("CONFORMANCE_RECORDINGS", repository: ["Examples/Traces"], suffix: ".trace.jsonl")
    .compactMap { trace in oracle(of: trace).map { (trace: trace, oracle: $0) } }

  /// The observers' file of a trace: beside it, or in the folder of this repository.
  private static func oracle(of trace: URL) -> URL? {
    let name = trace.lastPathComponent.dropLast(".trace.jsonl".count) + ".oracle.jsonl"
    let folders = [trace.deletingLastPathComponent(), RepositoryFile.url("Tests/ConformanceTests/Recordings")]
    return
      folders
      .flatMap { [$0.appendingPathComponent("\(name).gz"), $0.appendingPathComponent(String(name))] }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  private static func files(_ variable: String, repository: [String], suffix: String) -> [URL] {
    var found = repository.flatMap { RepositoryFile.list($0, suffix: suffix) }
    if let folder = ProcessInfo.processInfo.environment[variable] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let base = URL(fileURLWithPath: folder)
      found += names.filter { $0.hasSuffix(suffix) }.sorted().map { base.appendingPathComponent($0) }
    }
    return found
  }
}

/// A file as an argument of a test, named without its folder.
struct DataFile: Sendable, CustomStringConvertible {
  var url: URL
  var oracle: URL?

  var description: String { url.lastPathComponent }

  static let cases = DataFolder.cases.map { DataFile(url: $0) }
  static let recordings = DataFolder.recordings.map { DataFile(url: $0.trace, oracle: $0.oracle) }
}
