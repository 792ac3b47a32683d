// SPDX-License-Identifier: MIT

import ProofSupport
import Testing

@testable import SightlineHost

@Suite("Which misuses were reported")
struct MisuseLogTests {
  private static let texts: [String?] = [nil, "", "a", "b", " -", "1:a", "a 1:b", "é", "-"]

  @Test("each is new once, whatever its names are made of")
  func once() {
    var log = MisuseLog()
    var all: [Misuse] = []
    for kind in [Misuse.Kind.duplicateItem, .duplicateSurface] {
      for surface in Self.texts {
        for subject in Self.texts { all.append(Misuse(kind: kind, surface: surface, subject: subject, detail: "")) }
      }
    }
    for misuse in all {
      let isNew = log.isNew(misuse)
      #expect(isNew, "\(misuse)")
    }
    for misuse in all.reversed() {
      let isNew = log.isNew(misuse)
      #expect(!isNew, "\(misuse)")
    }
  }

  @Test("a thousand are kept, and none is reported after them")
  func bounded() {
    var log = MisuseLog()
    var random = SplitMix64(seed: 7)
    var new = 0
    for _ in 0..<5_000 {
      let misuse = Misuse(kind: .duplicateItem, surface: "s", subject: String(random.below(3_000)), detail: "")
      if log.isNew(misuse) { new += 1 }
    }
    #expect(new == 1_000)
    let isNew = log.isNew(Misuse(kind: .duplicateItem, surface: "s", subject: "another", detail: ""))
    #expect(!isNew)
  }
}
