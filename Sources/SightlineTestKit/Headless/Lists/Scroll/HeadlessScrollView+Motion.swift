// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
  import SightlineHost
  import SightlineSimulation
#endif

extension HeadlessScrollView {
  // MARK: A finger

  /// A finger comes down; whatever moved the view stops where it is.
  ///
  /// - Parameter finger: in points, in a space that does not scroll (the window's).
  public func touchBegan(at finger: Point) {
    isStuck = false
    motion.touchBegan(at: now, finger: finger)
    follow()
    moved()
  }

  /// The finger moves.
  public func touchMoved(to finger: Point) {
    motion.touchMoved(at: now, finger: finger)
    follow()
    moved()
  }

  /// The finger lifts; ``lastRelease`` says what it left behind.
  public func touchEnded() {
    lastRelease = motion.touchEnded(at: now) { [self] release in willEndDragging?(release) } ?? lastRelease
    follow()
    moved()
  }

  /// The touch is taken away.
  public func touchCancelled() {
    motion.touchCancelled(at: now)
    follow()
    moved()
  }

  /// Scrolls by code: ``setContentOffset(_:animated:)``.
  public func scroll(to offset: Point, animated: Bool) {
    setContentOffset(offset, animated: animated)
  }

  // MARK: Switches

  /// Whether it comes to rest at multiples of its own size only.
  public var isPagingEnabled: Bool {
    get { traits.isPaging }
    set { traits.isPaging = newValue }
  }

  /// Whether content can be pulled beyond its edges.
  public var bounces: Bool {
    get { traits.bounces }
    set { traits.bounces = newValue }
  }

  /// Whether a finger moves it at all.
  public var isScrollEnabled: Bool {
    get { traits.isScrollEnabled }
    set { traits.isScrollEnabled = newValue }
  }

  /// Moves to the upper end, as a tap on the status bar does.
  public func scrollToTop() {
    motion.scrollToTop(at: now)
    follow()
    moved()
  }

  // MARK: What it is doing

  /// What moves it now.
  public var phase: ScrollPhase { motion.phase(at: now) }
  /// Whether a finger lies on it.
  public var isTracking: Bool { phase == .tracking || phase == .dragging }
  /// Whether a finger moves it.
  public var isDragging: Bool { phase == .dragging }
  /// Whether it runs on after a finger.
  public var isDecelerating: Bool { phase == .decelerating }
  /// Whether a finger lies on it or it moves by itself, so that it wants every frame of the display.
  public var isMoving: Bool { phase != .idle }
  /// Where it will come to rest by itself.
  public var targetOffset: Point { motion.target }

  /// Shows where it has got to by now; answers whether it goes on.
  public func move(at now: Timestamp) -> Bool {
    follow()
    moved()
    return isMoving
  }

  /// When it will come to rest by itself.
  public func nextChange(after now: Timestamp) -> Timestamp? { motion.nextChange }

  /// The phase that a toolkit reads.
  var reportedPhase: ScrollPhase {
    if let laggingPhase, let system, system.turn <= laggingPhase.turn { return laggingPhase.phase }
    return phase
  }

  /// Tells of a phase that has changed, and asks for frames.
  func moved() {
    let phase = phase
    if isMoving { system?.start(self) }
    guard phase != toldPhase else { return }
    let last = toldPhase
    toldPhase = phase
    if has(.phaseFlagsLag), let system {
      laggingPhase = (last, system.turn)
      system.perform {}
    }
    if has(.phaseFlagsStuck), last == .decelerating, phase == .idle { isStuck = true }
    for action in onPhase { action(self, phase) }
    if phase != .idle || !has(.endNoticesMissing) { system?.post(.phase(self, phase)) }
  }

  // MARK: Zoom

  /// Scales ``zoomedView`` around its left upper corner and sizes the content by it, as a pinch does.
  public func zoom(to scale: Double) {
    guard scale > 0, scale.isFinite, let zoomedView else { return }
    zoomScale = scale
    zoomedView.anchor = .zero
    zoomedView.center = .zero
    zoomedView.transform = Affine(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
    contentWidth = zoomedView.bounds.width * scale
    contentHeight = zoomedView.bounds.height * scale
  }
}
