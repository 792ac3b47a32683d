// SPDX-License-Identifier: MIT

import SightlineFacts
import UIKit

extension FactCheck {
  static let runLoop = [
    FactCheck(1) { stage in
      let view = WatchedView()
      stage.show(view)
      await stage.turn()
      view.forget()
      var values = FactValues()
      TurnEnd.once(after: false) { values.set("laidOutBefore", view.layouts > 0) }
      TurnEnd.once(after: true) { values.set("laidOutAfter", view.layouts > 0) }
      view.setNeedsLayout()
      await stage.turns(2)
      return .observed(values)
    },
    FactCheck(2) { stage in
      let view = UIView()
      stage.screen.view.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      let height = view.heightAnchor.constraint(equalToConstant: 50)
      height.isActive = true
      await stage.turn()
      var values = FactValues()
      TurnEnd.once(after: true) { values.set("heightAfter", view.frame.height) }
      height.constant = 120
      await stage.turns(2)
      return .observed(values)
    },
    FactCheck(3) { stage in
      let view = WatchedView()
      stage.show(view)
      await stage.turn()
      var values = FactValues()
      view.forget()
      await change(view) { work in DispatchQueue.main.async { MainActor.assumeIsolated { work() } } }
      values.set("fromBlock", view.layouts > 0)
      view.forget()
      await change(view) { work in
        _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in MainActor.assumeIsolated { work() } }
      }
      values.set("fromTimer", view.layouts > 0)
      return .observed(values)
    },
    FactCheck(4) { _ in
      var values = FactValues()
      values.set("calls", TurnEnd.callsInTrackingMode(milliseconds: 60))
      return .observed(values)
    },
    FactCheck(5) { stage in
      let end = Clock.milliseconds + 300
      let other = Moment()
      keepBusy(until: end)
      await Task.detached {
        try? await Task.sleep(nanoseconds: 100_000_000)
        await other.note()
      }.value
      await stage.wait(milliseconds: 350)
      var values = FactValues()
      values.set("otherBlockRan", other.milliseconds.map { $0 < end } ?? false)
      return .observed(values)
    },
    FactCheck(6) { stage in
      var earliest = Double.infinity
      for _ in 0..<5 {
        let start = Clock.milliseconds
        var fired: Double?
        _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
          MainActor.assumeIsolated { fired = Clock.milliseconds }
        }
        await stage.wait(upTo: 1_000) { fired != nil }
        if let fired { earliest = min(earliest, fired - start - 50) }
      }
      var late: Double?
      let start = Clock.milliseconds
      _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
        MainActor.assumeIsolated { late = Clock.milliseconds - start - 50 }
      }
      while Clock.milliseconds < start + 150 {}
      await stage.wait(upTo: 1_000) { late != nil }
      var values = FactValues()
      values.set("earliestMilliseconds", earliest)
      if let late { values.set("lateWhenBusyMilliseconds", late) }
      return .observed(values)
    },
  ]

  /// Lets a view need a layout in another turn, and waits for the end of that turn.
  private static func change(_ view: WatchedView, in start: (@escaping @MainActor @Sendable () -> Void) -> Void) async {
    await withCheckedContinuation { continuation in
      start {
        TurnEnd.once(after: true) { continuation.resume() }
        view.setNeedsLayout()
      }
    }
  }

  /// A main queue that goes from block to block.
  private static func keepBusy(until end: Double) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        if Clock.milliseconds < end { keepBusy(until: end) }
      }
    }
  }
}

/// When something happened on the main thread.
@MainActor
private final class Moment {
  private(set) var milliseconds: Double?

  func note() { milliseconds = Clock.milliseconds }
}
