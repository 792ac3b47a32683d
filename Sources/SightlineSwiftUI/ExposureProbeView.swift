// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
  import SightlineProbes
  import SightlineUIKit
#endif

/// The view that a modifier puts over or behind what it modifies, so that there is something to be measured.
///
/// It paints nothing, takes no touch and is nothing to assistive technologies. It is as large as what it lies over; when
/// that shrinks to nothing SwiftUI lays out nothing in its place (UIKitFacts F126), so it follows by its own mask.
final class ExposureProbeView: UIView {
  private var probe: Probe?
  private var asked: ProbeRequest?
  /// In which order they were made.
  let number = ExposureProbes.shared.nextNumber()

  init() {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    accessibilityElementsHidden = true
    backgroundColor = nil
    isOpaque = false
    probe = Probe(self)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// The modifier asks for this, of one monitor, or of all that there are and will be.
  func ask(_ request: ProbeRequest, of monitor: ExposureMonitor?) {
    asked = request
    if let monitor {
      ExposureProbes.shared.remove(self)
      probe?.ask(request, of: [monitor.probes])
    } else {
      ExposureProbes.shared.add(self)
      watchByAll()
    }
  }

  /// Lets all monitors that there are watch it.
  func watchByAll() {
    guard let asked else { return }
    probe?.ask(asked, of: ExposureMonitor.all.map(\.probes))
  }

  /// The modifier is gone.
  func dismantle() {
    asked = nil
    ExposureProbes.shared.remove(self)
    probe?.dismantle()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    probe?.moved(isInWindow: window != nil)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

/// Probes that have heard of no monitor: in a cell of a list of UIKit nothing of the environment arrives. All monitors
/// watch them, as all know what is bound to views.
@MainActor
final class ExposureProbes {
  static let shared = ExposureProbes()

  private let views = NSHashTable<ExposureProbeView>.weakObjects()
  private var lastNumber = 0

  private init() {
    ExposureMonitor.whenMade { [weak self] _ in
      // In the order in which they were made: a hash table has none.
      for view in (self?.views.allObjects ?? []).arranged(by: { $0.number < $1.number }) { view.watchByAll() }
    }
  }

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  func add(_ view: ExposureProbeView) {
    views.add(view)
  }

  func remove(_ view: ExposureProbeView) {
    views.remove(view)
  }
}
