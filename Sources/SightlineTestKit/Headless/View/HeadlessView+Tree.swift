// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

extension HeadlessView {
  /// Puts a view in front of the others in this one, out of wherever it was.
  public func addSubview(_ view: HeadlessView) {
    insertSubview(view, at: .max)
  }

  /// Puts a view behind the one at this place, out of wherever it was; places beyond the ends mean the ends.
  ///
  /// A view that lies around this one is left where it is.
  public func insertSubview(_ view: HeadlessView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    view.superview?.subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    if view.fillsSuperview { view.frame = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height) }
    view.moved(to: window)
    setNeedsLayout()
    if view.needsLayout || view.needsLayoutBelow { noteLayoutBelow() }
  }

  /// Puts a view behind another one of this view's.
  public func insertSubview(_ view: HeadlessView, below sibling: HeadlessView) {
    view.removeFromSuperviewQuietly(unlessIn: self)
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? .max)
  }

  /// Takes the view out of its superview.
  public func removeFromSuperview() {
    guard let outer = superview else { return }
    system?.keepUntilTurnEnds(self)
    outer.subviews.removeAll { $0 === self }
    superview = nil
    moved(to: nil)
    outer.setNeedsLayout()
  }

  /// Draws a subview last.
  public func bringSubviewToFront(_ view: HeadlessView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Draws a subview first.
  public func sendSubviewToBack(_ view: HeadlessView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Within one view only the order changes.
  private func removeFromSuperviewQuietly(unlessIn view: HeadlessView) {
    if superview === view { view.subviews.removeAll { $0 === self } }
  }

  func moved(to window: HeadlessWindow?) {
    if self.window !== window {
      self.window = window
      if let system = window?.system { self.system = system }
      staleGeometry = nil
      system?.post(.moved(self))
      didMoveToWindow()
    }
    for view in subviews where view.window !== window || window == nil { view.moved(to: window) }
  }

  // MARK: Layout

  /// Asks for a layout in the next layout pass.
  public func setNeedsLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    superview?.noteLayoutBelow()
  }

  /// Lays out now what waits for it, here and in what is inside.
  public func layoutIfNeeded() {
    if kind == .scroll, let system, system.delaysCellLayout {
      return system.perform { [weak self] in
        self?.system?.delaysCellLayout = false
        self?.superview?.noteLayoutBelow()
      }
    }
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    guard needsLayoutBelow else { return }
    needsLayoutBelow = false
    // Views that come or go meanwhile are met by what they ask for.
    for view in subviews where view.needsLayout || view.needsLayoutBelow { view.layoutIfNeeded() }
  }

  func noteLayoutBelow() {
    var view: HeadlessView? = self
    while let step = view, !step.needsLayoutBelow {
      step.needsLayoutBelow = true
      view = step.superview
    }
  }
}
