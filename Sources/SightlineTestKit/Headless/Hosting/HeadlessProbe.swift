// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  public import SightlineHost
  import SightlineProbes
#endif

/// The view that an exposure modifier lays over or behind what it modifies; it fills what it lies in.
///
/// What it asks for goes through the same code as a probe of the SwiftUI adapter. Under
/// ``HeadlessQuirk/probeAttachedLate`` it comes into what it lies in a turn late, under
/// ``HeadlessQuirk/probeOutsideScrollView`` it lies in the window itself for that turn, and under
/// ``HeadlessQuirk/probeDismantledLate`` the end of its modifier is heard up to a second late.
@MainActor
public final class HeadlessProbe: HeadlessView {
  private let session: HostSession<HeadlessToolkit>
  private var life: Probe?
  private weak var home: HeadlessView?
  private var isFirst = true
  private var isDismantled = false
  /// Whether it lies behind what is in the same view.
  private let isBehind: Bool

  /// Makes a probe of a session.
  /// - Parameters:
  ///   - session: Who is told what becomes of it.
  ///   - isBehind: Whether its modifier puts it behind what it modifies rather than over it.
  public init(in session: HostSession<HeadlessToolkit>, isBehind: Bool = false) {
    self.session = session
    self.isBehind = isBehind
    super.init(name: "probe")
    fillsSuperview = true
    life = Probe(self)
  }

  /// The modifier says: what this lies over is that item; `nil`: nothing to be counted.
  ///
  /// - Parameters:
  ///   - item: What it is.
  ///   - names: What modifiers further out call the surfaces around it, outermost first; `nil`: not known.
  ///   - holders: The items that it lies in, outermost first.
  public func show(_ item: ExposedItem?, names: [String]? = nil, holders: [String] = []) {
    life?.ask(ProbeRequest(.item(item), names: names, holders: holders), of: [session.probes])
  }

  /// The modifier says: what this lies behind is a surface of that name.
  public func name(_ surface: String, options: SurfaceOptions = SurfaceOptions(), names: [String]? = nil) {
    life?.ask(ProbeRequest(.surface(surface, options), names: names), of: [session.probes])
  }

  /// The modifier says: what this lies behind covers.
  public func cover(opacity: Double? = nil) {
    life?.ask(ProbeRequest(.cover(opacity: opacity)), of: [session.probes])
  }

  /// The modifier is gone; the view is taken out.
  public func dismantle() {
    let system = system
    isDismantled = true
    removeFromSuperview()
    guard let system, system.has(.probeDismantledLate) else {
      life?.dismantle()
      return
    }
    system.perform(after: .milliseconds(Int64(system.draw(below: 1_000)))) { [life] in life?.dismantle() }
  }

  override public func didMoveToWindow() {
    super.didMoveToWindow()
    life?.moved(isInWindow: window != nil)
    guard isFirst, let window, let system, let superview, superview !== window else { return }
    isFirst = false
    guard system.has(.probeOutsideScrollView) || system.has(.probeAttachedLate) else { return }
    home = superview
    fillsSuperview = false
    if system.has(.probeOutsideScrollView) {
      let place = superview.convert(superview.bounds, to: window)
      window.addSubview(self)
      frame = place
    } else {
      removeFromSuperview()
    }
    system.perform { [weak self] in self?.comeHome() }
  }

  private func comeHome() {
    guard let home, !isDismantled, superview !== home else { return }
    fillsSuperview = true
    home.insertSubview(self, at: isBehind ? 0 : .max)
  }
}
