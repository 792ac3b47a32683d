// SPDX-License-Identifier: MIT

import SightlineFacts

/// How a fact that needs a hand is found out: from what a screen was told while somebody did what the fact asks for.
@MainActor
struct HandCheck {
  /// The number of the fact.
  var number: Int
  /// What was observed; `nil` as long as it was not done.
  var values: @MainActor (HandWatch) -> FactValues?

  init(_ number: Int, values: @escaping @MainActor (HandWatch) -> FactValues?) {
    self.number = number
    self.values = values
  }

  static let all = [
    HandCheck(8) { watch in watch.lowPowerOnMain.map { ["onMainThread": .flag($0)] } },
    HandCheck(34) { $0.scroll.flags },
    HandCheck(35) { watch in watch.scroll.deceleratingAtRest.map { ["deceleratingAtRest": .flag($0)] } },
    HandCheck(36) { watch in watch.scroll.endsAtStop.map { ["endsOfDeceleration": .number(Double($0))] } },
    HandCheck(38) { watch in watch.scroll.deceleratingOutside.map { ["deceleratingOutside": .flag($0)] } },
    HandCheck(42) { watch in watch.takenBack.map { ["calls": .list($0.map(FactValue.text))] } },
    HandCheck(52) { $0.scene.states },
    HandCheck(53) { watch in watch.scene.underControlCenter.map { ["under": .text($0)] } },
    HandCheck(54) { watch in watch.scene.order.map { ["order": .list($0.map(FactValue.text))] } },
    HandCheck(55) { watch in watch.scene.order.map { _ in ["onMainThread": .flag(watch.scene.isAlwaysMain)] } },
    HandCheck(57) { watch in
      watch.scene.order.map { _ in ["traitChangesAway": .number(Double(watch.scene.traitChangesAway))] }
    },
    HandCheck(99) { watch in
      watch.scene.order.map { _ in ["applicationOrder": .list(watch.scene.applicationCalls.map(FactValue.text))] }
    },
    HandCheck(104) { watch in watch.scroll.ends.map { ["ends": .list($0.map(FactValue.text))] } },
    HandCheck(105) { watch in
      watch.selections.count < 3 ? nil : ["calls": .list(watch.selections.prefix(3).map(FactValue.text))]
    },
    HandCheck(107) { watch in watch.answersCell.map { ["answersCell": .flag($0)] } },
  ]
}
