// SPDX-License-Identifier: MIT

import UIKit

extension FactStage {
  /// Presents a screen and waits until it is there; not for ever, since that may be what differs.
  func present(_ controller: UIViewController, from presenter: UIViewController) async {
    let change = Change()
    change.present(controller, from: presenter)
    await wait(upTo: 3_000) { change.isDone }
    await turns(2)
  }

  /// Takes away what a screen presents, and waits until it is gone.
  func dismiss(_ presenter: UIViewController) async {
    let change = Change()
    change.dismiss(presenter)
    await wait(upTo: 3_000) { change.isDone }
    await turns(2)
  }

  /// Takes away what is presented, without waiting.
  func dismissAtOnce(_ presenter: UIViewController) {
    if presenter.presentedViewController != nil { presenter.dismiss(animated: false, completion: nil) }
  }
}

@MainActor
private final class Change {
  private(set) var isDone = false

  func present(_ controller: UIViewController, from presenter: UIViewController) {
    presenter.present(controller, animated: true) { self.isDone = true }
  }

  func dismiss(_ presenter: UIViewController) {
    presenter.dismiss(animated: true) { self.isDone = true }
  }
}
