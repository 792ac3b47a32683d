// SPDX-License-Identifier: MIT

import SightlineCore

/// Every case, in the order in which they are run and shown.
enum AllCases {
  static let sizes = [100, 1_000, 10_000, 100_000, 1_000_000]

  static var floor: BenchmarkCase { BenchmarkCase(name: "floor") { Floor() } }

  static var all: [BenchmarkCase] {
    var cases = [floor]
    for size in sizes {
      cases.append(
        BenchmarkCase(name: "tick.\(size)", isGated: size <= 10_000) { Tick(Scene(count: size), count: size) })
    }
    cases.append(
      BenchmarkCase(name: "tick.inputsOnly.1000") { Tick(Scene(count: 1_000), count: 1_000, taking: .never) })
    cases.append(
      BenchmarkCase(name: "tick.withDeadline.1000") { Tick(Scene(count: 1_000), count: 1_000, taking: .withDeadline) })
    cases.append(
      BenchmarkCase(name: "tick.tenRules.1000") { Tick(Scenes.tenRules(count: 1_000), count: 1_000) })
    cases.append(
      BenchmarkCase(name: "tick.tenCovers.1000") { Tick(Scenes.tenCovers(count: 1_000), count: 1_000) })
    cases.append(
      BenchmarkCase(name: "tick.carousels.200x30") { Tick(Scenes.carousels(), count: 200, expectedVisible: nil) })
    for size in sizes {
      cases.append(BenchmarkCase(name: "jump.\(size)", isGated: size <= 10_000) { Jump(count: size) })
    }
    for size in sizes.dropFirst() {
      cases.append(
        BenchmarkCase(name: "append.\(size)", count: .fixed(200), counted: 200, isGated: size <= 10_000) {
          Append(count: size, pages: 200)
        })
    }
    for size in [1_000, 10_000] {
      cases.append(
        BenchmarkCase(name: "setup.carousels.\(size)", count: .fixed(size), counted: size) {
          SetupCarousels(count: size)
        })
      cases.append(
        BenchmarkCase(name: "setup.ring.\(size)", count: .fixed(size), counted: size) { SetupRing(count: size) })
    }
    cases.append(
      BenchmarkCase(name: "fling.10000", count: .fixed(Fling.frames), counted: Fling.frames) { Fling() })
    cases.append(BenchmarkCase(name: "listing.10") { Listing() })
    cases.append(BenchmarkCase(name: "reload.100") { Reload() })
    cases.append(BenchmarkCase(name: "recording", counted: 1) { ReplayLines() })
    cases.append(
      BenchmarkCase(name: "simulate.session", count: .fixed(Simulate.sessions), counted: Simulate.sessions) {
        Simulate()
      })
    for kind in SweepLines.Kind.allCases {
      cases.append(BenchmarkCase(name: "sweep.\(kind.rawValue)", counted: 1) { SweepLines(kind) })
    }
    cases += HostCases.all
    return cases
  }
}
