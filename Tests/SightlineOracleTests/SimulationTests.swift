// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineSimulation
import SightlineTrace
import Testing

/// Simulated users through both engines.
@Suite("A simulated trace")
struct SimulationTests {
  private static let sessions: [UInt64] = {
    #if DEBUG
      Array(1...2)
    #else
      Array(1...60)
    #endif
  }()

  private static let seconds: Double = {
    #if DEBUG
      8
    #else
      15
    #endif
  }()

  private static let book = RuleBook(rules: [
    .mrcDisplay, .anyPixel, .settledView, Rule(name: "visit", fraction: 0.3, cumulative: .seconds(2)),
  ])

  @Test(
    "means the same to the engine and to the slow one, however the engine is driven",
    arguments: SimulatedLayout.allCases)
  func oracle(layout: SimulatedLayout) {
    var options = SimulationOptions()
    options.layouts = [SimulationShare(layout)]
    options.rate = 60
    options.seconds = Self.seconds
    options.items = 60
    let others = Variation.allCases.dropFirst()
    for number in Self.sessions {
      let session = SimulatedFleet(seed: 11, options: options).session(number)
      var scene = Scene(book: Self.book, inputs: [])
      session.run { scene.inputs.append(TimedInput(time: $1, input: $0)) }
      let other = others[others.startIndex + Int(number) % others.count]
      let found = Comparison(scene: scene).difference([.plain, other])
      #expect(found == nil, "\(session.head.device ?? ""), \(found.map { "\($0.variation): \($0.text)" } ?? "")")
    }
  }
}
