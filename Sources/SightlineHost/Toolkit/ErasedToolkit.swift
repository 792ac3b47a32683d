// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// A toolkit whose views have lost their type: what a session asks.
///
/// All that a session does between a notice and an input is so compiled once, in this module, without generics. A generic
/// session would run unspecialised wherever its toolkit is in another module, twenty times slower. The functions here are
/// made where the toolkit is known, so that its own code is called directly.
@MainActor
@usableFromInline
struct ErasedToolkit {
  private let factsOf: @MainActor (AnyObject) -> SurfaceFacts
  private let chainsOf: @MainActor ([AnyObject], AnyObject?, inout ChainBuffer<AnyObject>) -> Void
  private let displayedIn: @MainActor (AnyObject, inout [DisplayedView<AnyObject>]) -> Void
  private let countsAgreeIn: @MainActor (AnyObject) -> Bool
  private let windowFactsOf: @MainActor (AnyObject) -> WindowFacts
  private let screenOf: @MainActor (AnyObject, inout ScreenContext) -> Void
  private let screenNameOf: @MainActor (AnyObject) -> String?
  private let siblingsAbove: @MainActor (AnyObject, inout [AnyObject]) -> Void
  private let contentsOf: @MainActor (AnyObject, inout [AnyObject]) -> Void
  private let paintOf: @MainActor (AnyObject) -> Paint
  private let windowsAbove: @MainActor (AnyObject, inout [AnyObject]) -> Void
  private let presentedIn: @MainActor (AnyObject, inout [AnyObject]) -> Void

  @usableFromInline
  init(
    facts: @escaping @MainActor (AnyObject) -> SurfaceFacts,
    chains: @escaping @MainActor ([AnyObject], AnyObject?, inout ChainBuffer<AnyObject>) -> Void,
    displayed: @escaping @MainActor (AnyObject, inout [DisplayedView<AnyObject>]) -> Void,
    countsAgree: @escaping @MainActor (AnyObject) -> Bool,
    windowFacts: @escaping @MainActor (AnyObject) -> WindowFacts,
    screen: @escaping @MainActor (AnyObject, inout ScreenContext) -> Void,
    screenName: @escaping @MainActor (AnyObject) -> String?,
    siblings: @escaping @MainActor (AnyObject, inout [AnyObject]) -> Void,
    contents: @escaping @MainActor (AnyObject, inout [AnyObject]) -> Void,
    paint: @escaping @MainActor (AnyObject) -> Paint,
    windows: @escaping @MainActor (AnyObject, inout [AnyObject]) -> Void,
    presented: @escaping @MainActor (AnyObject, inout [AnyObject]) -> Void
  ) {
    factsOf = facts
    chainsOf = chains
    displayedIn = displayed
    countsAgreeIn = countsAgree
    windowFactsOf = windowFacts
    screenOf = screen
    screenNameOf = screenName
    siblingsAbove = siblings
    contentsOf = contents
    paintOf = paint
    windowsAbove = windows
    presentedIn = presented
  }

  func facts(of view: AnyObject) -> SurfaceFacts { factsOf(view) }

  func chains(of views: [AnyObject], below top: AnyObject?, into chains: inout ChainBuffer<AnyObject>) {
    chainsOf(views, top, &chains)
  }

  func displayed(in list: AnyObject, into displayed: inout [DisplayedView<AnyObject>]) {
    displayedIn(list, &displayed)
  }

  func countsAgree(in list: AnyObject) -> Bool { countsAgreeIn(list) }

  func windowFacts(of window: AnyObject) -> WindowFacts { windowFactsOf(window) }

  func screen(of view: AnyObject, into context: inout ScreenContext) { screenOf(view, &context) }

  func screenName(of view: AnyObject) -> String? { screenNameOf(view) }

  func siblings(above view: AnyObject, into views: inout [AnyObject]) { siblingsAbove(view, &views) }

  func contents(of view: AnyObject, into views: inout [AnyObject]) { contentsOf(view, &views) }

  func paint(of view: AnyObject) -> Paint { paintOf(view) }

  func windows(above window: AnyObject, into windows: inout [AnyObject]) { windowsAbove(window, &windows) }

  func presented(in window: AnyObject, into views: inout [AnyObject]) { presentedIn(window, &views) }
}

extension ErasedToolkit {
  /// Takes the type from the views of a toolkit. Every view that is handed in later is one of it.
  @inlinable
  init<Kit: Toolkit>(_: Kit.Type) {
    let room = ToolkitRoom<Kit.View>()
    self.init(
      facts: { view in room.typed(view).map { Kit.facts(of: $0) } ?? SurfaceFacts() },
      chains: { views, top, chains in
        for view in views { if let view = room.typed(view) { room.views.append(view) } }
        Kit.chains(of: room.views, below: top.flatMap { room.typed($0) }, into: &room.chains)
        room.takeChains(&chains)
        room.views.removeAll(keepingCapacity: true)
      },
      displayed: { list, displayed in
        guard let list = room.typed(list) else { return }
        Kit.displayed(in: list, into: &room.displayed)
        for shown in room.displayed { displayed.append(DisplayedView(view: shown.view, place: shown.place)) }
        room.displayed.removeAll(keepingCapacity: true)
      },
      countsAgree: { list in room.typed(list).map { Kit.countsAgree(in: $0) } ?? false },
      windowFacts: { window in room.typed(window).map { Kit.windowFacts(of: $0) } ?? WindowFacts(frame: .zero) },
      screen: { view, context in if let view = room.typed(view) { Kit.screen(of: view, into: &context) } },
      screenName: { view in room.typed(view).flatMap { Kit.screenName(of: $0) } },
      siblings: { view, views in
        if let view = room.typed(view) { Kit.siblings(above: view, into: &room.views) }
        room.takeViews(&views)
      },
      contents: { view, views in
        if let view = room.typed(view) { Kit.contents(of: view, into: &room.views) }
        room.takeViews(&views)
      },
      paint: { view in
        room.typed(view).map { Kit.paint(of: $0) }
          ?? Paint(.nothing, geometry: ViewGeometry(bounds: .zero, toSuperview: .identity))
      },
      windows: { window, views in
        if let window = room.typed(window) { Kit.windows(above: window, into: &room.views) }
        room.takeViews(&views)
      },
      presented: { window, views in
        if let window = room.typed(window) { Kit.presented(in: window, into: &room.views) }
        room.takeViews(&views)
      })
  }
}
