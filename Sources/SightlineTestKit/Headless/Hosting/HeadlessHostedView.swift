// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
  public import SightlineHost
#endif

/// What becomes of a SwiftUI view with an exposure modifier: a view of the toolkit with a probe laid over it, which is
/// what is registered.
///
/// Its identity is the modifier's item, updated in place. Under ``HeadlessQuirk/hostingCellsRecreated`` each update makes
/// a new probe.
@MainActor
public final class HeadlessHostedView: HeadlessView {
  /// What is registered; `nil` after ``dismantle()``.
  public private(set) var probe: HeadlessProbe?
  private let session: HostSession<HeadlessToolkit>
  /// What modifiers further out call the surfaces around it; `nil`: not known.
  public var names: [String]?
  /// The items that it lies in, outermost first.
  public var holders: [String]
  /// What is in it besides, kept as long as it is there.
  public var content: AnyObject?
  /// Called when it is dismantled: what is in it is dismantled with it.
  public var onDismantle: (@MainActor () -> Void)?

  /// Makes a hosted view with a modifier that names this item.
  ///
  /// - Parameters:
  ///   - item: What it shows.
  ///   - session: Who watches.
  ///   - names: What modifiers further out call the surfaces around it; `nil`: not known.
  ///   - holders: The items that it lies in, outermost first.
  ///   - frame: Where it lies in its superview, in points.
  ///   - name: What messages about it call it.
  public init(
    _ item: ExposedItem, in session: HostSession<HeadlessToolkit>, names: [String]? = nil, holders: [String] = [],
    frame: Rect = .zero, name: String = ""
  ) {
    self.session = session
    self.names = names
    self.holders = holders
    super.init(frame: frame, name: name)
    makeProbe(item)
  }

  /// The modifier names something else now, or the same.
  public func update(_ item: ExposedItem) {
    if system?.has(.hostingCellsRecreated) == true || probe == nil {
      probe?.dismantle()
      makeProbe(item)
    } else {
      probe?.show(item, names: names, holders: holders)
    }
  }

  /// The modified view is gone.
  public func dismantle() {
    probe?.dismantle()
    probe = nil
    onDismantle?()
  }

  private func makeProbe(_ item: ExposedItem) {
    let probe = HeadlessProbe(in: session)
    addSubview(probe)
    self.probe = probe
    probe.show(item, names: names, holders: holders)
  }
}
