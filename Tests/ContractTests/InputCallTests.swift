// SPDX-License-Identifier: MIT

import Foundation
import ProofSupport
import Testing

/// The list of public calls is the one of the sources.
@Suite("Public calls of a session")
struct InputCallTests {
  @Test("every public function of a session is known to change something, or to answer only")
  func complete() throws {
    var found: Set<String> = []
    for file in RepositoryFile.list("Sources/SightlineHost", suffix: ".swift")
    where file.lastPathComponent.contains("HostSession") {
      let path = "Sources/SightlineHost/" + file.path.components(after: "Sources/SightlineHost/")
      let text = String(decoding: try RepositoryFile.bytes(path), as: UTF8.self)
      for line in text.split(separator: "\n") {
        guard let place = line.range(of: "public func ") else { continue }
        found.insert(String(line[place.upperBound...].prefix { $0.isLetter }))
      }
    }
    let known = Set(InputContracts.calls.map(\.name) + InputContracts.queries)
    #expect(!found.isEmpty)
    #expect(found == known, "only in the sources: \(found.subtracting(known)), only here: \(known.subtracting(found))")
  }
}

extension String {
  fileprivate func components(after text: String) -> String {
    guard let place = range(of: text, options: .backwards) else { return self }
    return String(self[place.upperBound...])
  }
}
