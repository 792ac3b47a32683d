// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
  import SightlineHost
#endif

extension HeadlessApp {
  /// A finger swipes over a view and lifts in motion; what that throws moves on as time passes.
  ///
  /// - Parameters:
  ///   - view: The view under the finger; it has to scroll.
  ///   - distance: The way of the finger, in points of the window; up is negative and scrolls down.
  ///   - duration: How long the finger moves.
  public func swipe(_ view: HeadlessView, by distance: Point, over duration: TimeSpan = .milliseconds(200)) {
    guard let scroller = move(over: view, by: distance, duration) else { return }
    scroller.touchEnded()
    turn()
  }

  /// A finger drags a view, rests until nothing is thrown, and lifts.
  public func drag(_ view: HeadlessView, by distance: Point, over duration: TimeSpan = .milliseconds(300)) {
    guard let scroller = move(over: view, by: distance, duration) else { return }
    advance(by: Self.fingerRest)
    scroller.touchEnded()
    turn()
  }

  /// Code scrolls a view.
  public func scroll(_ view: HeadlessView, to offset: Point, animated: Bool = false) {
    guard let scroller = touchable(view) else { return }
    scroller.scroll(to: offset, animated: animated)
    turn()
  }

  /// A finger taps a view.
  public func tap(_ view: HeadlessView) {
    system.post(.tapped(view))
    turn()
  }

  private static var fingerRest: TimeSpan { .milliseconds(200) }

  /// Brings a finger down in the middle of a view and moves it frame by frame; it stays down.
  private func move(
    over view: HeadlessView, by distance: Point, _ duration: TimeSpan
  ) -> (any HeadlessTouchable)? {
    guard let scroller = touchable(view) else { return nil }
    let box = view.convert(view.bounds, to: view.window)
    let began = now
    let end = now + duration
    let first = Point(x: box.x + box.width / 2, y: box.y + box.height / 2)
    scroller.touchBegan(at: first)
    while now < end {
      advance(to: min(nextFrame, end))
      let share = (now - began).seconds / duration.seconds
      scroller.touchMoved(to: Point(x: first.x + distance.x * share, y: first.y + distance.y * share))
    }
    return scroller
  }

  private func touchable(_ view: HeadlessView) -> (any HeadlessTouchable)? {
    guard let scroller = view as? any HeadlessTouchable, view.window != nil else {
      system.record(HeadlessViolation("touched a view that is in no window or does not scroll", in: view.name))
      return nil
    }
    return scroller
  }
}
