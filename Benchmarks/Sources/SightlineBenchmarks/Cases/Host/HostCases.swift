// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost

/// A workload on the main actor, where all of a session runs.
@MainActor
protocol MainWorkload: AnyObject, Sendable {
  func reset()
  func run(_ operations: Int)
  func fault(after operations: Int) -> String?
}

/// The same for the harness, which runs on the main thread and knows of no actors.
final class HostWorkload: Workload {
  private let work: any MainWorkload

  init(_ make: @MainActor () -> any MainWorkload) {
    work = MainActor.assumeIsolated { make() }
  }

  func reset() { onMain { $0.reset() } }
  func run(_ operations: Int) { onMain { $0.run(operations) } }
  func fault(after operations: Int) -> String? { onMain { $0.fault(after: operations) } }

  private func onMain<Answer: Sendable>(_ body: @MainActor (any MainWorkload) -> Answer) -> Answer {
    let work = work
    return MainActor.assumeIsolated { body(work) }
  }
}

/// The cases of a session.
enum HostCases {
  static var all: [BenchmarkCase] {
    var cases = [
      host("host.pass.unchanged") {
        HostPass(NestedScene().app, .unchanged)
      },
      host("host.toolkit") { ToolkitAlone() },
      host("host.pass.search") { HostPass(NestedScene().app, .search) },
      host("host.tick") {
        let scene = NestedScene()
        return HostPass(scene.app, .scroll(scene.surfaces[0]))
      },
      host("host.tick.inner") {
        let scene = NestedScene()
        return HostPass(scene.app, .scroll(scene.surfaces[2]))
      },
    ]
    for count in [100, 100_000] {
      cases.append(host("host.list.\(count)") { HostPass(ListScene(count: count).app, .unchanged) })
      cases.append(
        host("host.tick.\(count)") {
          let scene = ListScene(count: count)
          return HostPass(scene.app, .scroll(scene.list))
        })
    }
    return cases
  }

  private static func host(_ name: String, _ make: @escaping @MainActor () -> any MainWorkload) -> BenchmarkCase {
    BenchmarkCase(name: name) { HostWorkload(make) }
  }
}
