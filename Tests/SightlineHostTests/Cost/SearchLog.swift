// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTestKit

/// What a toolkit is asked, question by question: when, and about which view.
@MainActor
final class SearchLog {
  private struct Question: Hashable {
    var function: HeadlessCalls.Function
    var view: ObjectIdentifier
  }

  private let app: HeadlessApp
  private var counts: [Question: Int] = [:]
  private var times: [Question: [Timestamp]] = [:]

  /// Writes from now on, in place of any log before.
  init(_ app: HeadlessApp) {
    self.app = app
    app.system.onAsked = { [weak self] function, view in
      guard let self, let view else { return }
      let question = Question(function: function, view: ObjectIdentifier(view))
      counts[question, default: 0] += 1
      times[question, default: []].append(self.app.now)
    }
  }

  /// How often a function was asked about one view at most.
  func most(_ function: HeadlessCalls.Function) -> Int {
    counts.filter { $0.key.function == function }.values.max() ?? 0
  }

  /// How many views a function was asked about.
  func views(_ function: HeadlessCalls.Function) -> Int {
    counts.keys.count { $0.function == function }
  }

  func count(_ function: HeadlessCalls.Function, of view: HeadlessView) -> Int {
    counts[Question(function: function, view: ObjectIdentifier(view))] ?? 0
  }

  /// When covers of a surface were searched for: each search of one that shows items asks once what it contains, and
  /// nothing else asks that.
  func searches(of surface: HeadlessView) -> [Timestamp] {
    times[Question(function: .contents, view: ObjectIdentifier(surface))] ?? []
  }

  /// The most searches of a surface that lie within a second, wherever that second begins: one can be moved until it
  /// begins with a search.
  func mostInASecond(of surface: HeadlessView) -> Int {
    let all = searches(of: surface)
    return all.map { first in all.count { $0 >= first && $0 < first + .seconds(1) } }.max() ?? 0
  }
}
