// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
  public import SightlineHost
#endif

/// What becomes of a SwiftUI view with an exposure modifier: a view of the toolkit with a probe laid over it, which is
/// what is registered.
///
/// Its identity is the modifier's item, updated in place. Under ``HeadlessQuirk/hostingCellsRecreated`` each update makes
/// a new probe; under ``HeadlessQuirk/probeOutsideScrollView`` the probe lies in the window itself for a turn before it
/// lies here.
@MainActor
public final class HeadlessHostedView: HeadlessView {
  /// What is registered; `nil` after ``dismantle()``.
  public private(set) var probe: HeadlessView?
  private let session: HostSession<HeadlessToolkit>
  private var registration: Registration?

  /// Makes a hosted view with a modifier that names this item.
  public init(_ item: ExposedItem, in session: HostSession<HeadlessToolkit>, frame: Rect = .zero, name: String = "") {
    self.session = session
    super.init(frame: frame, name: name)
    makeProbe(item)
  }

  /// The modifier names something else now, or the same.
  public func update(_ item: ExposedItem) {
    if system?.has(.hostingCellsRecreated) == true || probe == nil {
      dismantle()
      makeProbe(item)
    } else if let probe {
      registration = session.register(probe, as: item)
    }
  }

  /// The modified view is gone.
  public func dismantle() {
    if let registration { session.end(registration) }
    registration = nil
    probe?.removeFromSuperview()
    probe = nil
  }

  override public func didMoveToWindow() {
    super.didMoveToWindow()
    guard let window, let system, let probe, system.has(.probeOutsideScrollView), probe.superview === self else {
      return
    }
    probe.fillsSuperview = false
    window.addSubview(probe)
    probe.frame = convert(bounds, to: window)
    system.perform { [weak self] in self?.bringHome() }
  }

  private func bringHome() {
    guard let probe, probe.superview !== self else { return }
    probe.fillsSuperview = true
    addSubview(probe)
  }

  private func makeProbe(_ item: ExposedItem) {
    let probe = HeadlessView(name: "probe")
    probe.fillsSuperview = true
    addSubview(probe)
    self.probe = probe
    registration = session.register(probe, as: item)
  }
}
