// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  package import SightlineCore
  package import SightlineHost
#endif

/// Names someone who listens to a monitor beside the app: a recorder, the overlay, the log.
package enum MonitorHook: Sendable {
  case batches(EventHub.Key)
  case other(Int)
}

/// Who listens beside the app.
@MainActor
final class MonitorHooks {
  private enum Listener {
    case input(@MainActor (Input, Timestamp) -> Void)
    case misuse(@MainActor (Misuse) -> Bool)
    case diagnostic(@MainActor (Diagnostic) -> Void)
    case veto(Veto)
  }

  typealias Veto = @MainActor (_ surface: String, _ item: ExposedItem) -> [String]

  /// What the app has set in Swift; what it has set in Objective-C is a listener.
  var veto: Veto?

  private var listeners: [(number: Int, listener: Listener)] = []
  private var next = 1

  func add(input: @escaping @MainActor (Input, Timestamp) -> Void) -> MonitorHook { add(.input(input)) }
  func add(misuse: @escaping @MainActor (Misuse) -> Bool) -> MonitorHook { add(.misuse(misuse)) }
  func add(diagnostic: @escaping @MainActor (Diagnostic) -> Void) -> MonitorHook {
    add(.diagnostic(diagnostic))
  }
  func add(veto: @escaping Veto) -> MonitorHook { add(.veto(veto)) }

  func remove(_ number: Int) { listeners.removeAll { $0.number == number } }

  var hasInputs: Bool { listeners.contains { if case .input = $0.listener { true } else { false } } }

  func tell(_ input: Input, _ time: Timestamp) {
    for case .input(let take) in listeners.lazy.map(\.listener) { take(input, time) }
  }

  /// Answers whether anyone has handed it to the app.
  func tell(_ misuse: Misuse) -> Bool {
    var isTaken = false
    for case .misuse(let take) in listeners.lazy.map(\.listener) where take(misuse) { isTaken = true }
    return isTaken
  }

  func tell(_ diagnostic: Diagnostic) {
    for case .diagnostic(let take) in listeners.lazy.map(\.listener) { take(diagnostic) }
  }

  var hasVetoes: Bool { veto != nil || listeners.contains { if case .veto = $0.listener { true } else { false } } }

  /// What anyone vetoes is vetoed.
  func vetoes(_ surface: String, _ item: ExposedItem) -> [String] {
    var rules = veto?(surface, item) ?? []
    for case .veto(let ask) in listeners.lazy.map(\.listener) {
      for rule in ask(surface, item) where !rules.contains(rule) { rules.append(rule) }
    }
    return rules
  }

  private func add(_ listener: Listener) -> MonitorHook {
    defer { next += 1 }
    listeners.append((next, listener))
    return .other(next)
  }
}

extension ExposureMonitor {
  /// Calls with every input that the engine is told, and the time at which it counts. Who comes before the first turn
  /// misses none.
  package func addInputObserver(_ take: @escaping @MainActor (Input, Timestamp) -> Void) -> MonitorHook {
    defer { hearInputs() }
    return hooks.add(input: take)
  }

  /// Calls with the events of each batch.
  package func addEventObserver(_ take: @escaping @MainActor ([Event]) -> Void) -> MonitorHook {
    .batches(hub.addBatches(take))
  }

  /// Calls with each misuse; the answer says whether it was handed to the app, and is not to be written to the log.
  package func addMisuseObserver(_ take: @escaping @MainActor (Misuse) -> Bool) -> MonitorHook {
    hooks.add(misuse: take)
  }

  /// Calls with what the engine found wrong in its inputs.
  package func addDiagnosticObserver(_ take: @escaping @MainActor (Diagnostic) -> Void) -> MonitorHook {
    hooks.add(diagnostic: take)
  }

  /// Asks for vetoes, too.
  package func addVeto(_ ask: @escaping @MainActor (_ surface: String, _ item: ExposedItem) -> [String]) -> MonitorHook
  {
    defer { hearVetoes() }
    return hooks.add(veto: ask)
  }

  /// Takes one of them away.
  package func removeObserver(_ hook: MonitorHook) {
    switch hook {
    case .batches(let key): hub.remove(key)
    case .other(let number):
      hooks.remove(number)
      hearInputs()
      hearVetoes()
    }
  }

  func hearVetoes() {
    guard hooks.hasVetoes else { return session.vetoes = nil }
    session.vetoes = { [weak self] surface, item in self?.hooks.vetoes(surface, item) ?? [] }
  }

  private func hearInputs() {
    session.onInput = hooks.hasInputs ? { [weak self] input, time in self?.hooks.tell(input, time) } : nil
  }
}
