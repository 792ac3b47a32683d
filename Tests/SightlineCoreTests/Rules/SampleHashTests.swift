// SPDX-License-Identifier: MIT

import Testing

@testable import SightlineCore

@Suite("The sample")
struct SampleHashTests {
  /// Reckoned with an independent program from the published constants of FNV-1a and MurmurHash3.
  @Test(
    "the hash is the stated one",
    arguments: [
      ("", 0.93676944839044),
      ("a", 0.5102945176565712),
      ("post-1", 0.4499466856842583),
      ("商品", 0.8857268189179106),
    ])
  func known(text: String, share: Double) {
    #expect(abs(SampleHash.share(of: text) - share) < 1e-15)
  }

  @Test("a share of contents is chosen about evenly")
  func even() {
    let chosen = (0..<20_000).count { SampleHash.share(of: "post-\($0)") < 0.25 }
    #expect((4_700...5_300).contains(chosen))
  }
}
