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
final class ErasedToolkit {
  private let factsOf: @MainActor (AnyObject) -> SurfaceFacts
  private let chainsOf: @MainActor (inout [AnyObject], AnyObject?, inout ChainBuffer) -> Void
  private let displayedIn: @MainActor (AnyObject, inout [DisplayedView]) -> Void
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
    chains: @escaping @MainActor (inout [AnyObject], AnyObject?, inout ChainBuffer) -> Void,
    displayed: @escaping @MainActor (AnyObject, inout [DisplayedView]) -> Void,
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

  /// Answers the chain of the last view first, and takes the views out of their array: every further reference to a view
  /// would have to be counted.
  func chains(of views: inout [AnyObject], below top: AnyObject?, into chains: inout ChainBuffer) {
    chainsOf(&views, top, &chains)
  }

  func chain(of view: AnyObject, below top: AnyObject? = nil, into chain: inout ChainBuffer) {
    var views = [view]
    chainsOf(&views, top, &chain)
  }

  func displayed(in list: AnyObject, into displayed: inout [DisplayedView]) {
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
  convenience init<Kit: Toolkit>(_: Kit.Type) {
    let room = ToolkitRoom<Kit.View>()
    self.init(
      facts: { view in
        guard let view = room.typed(view) else { return SurfaceFacts() }
        return Kit.facts(of: view)
      },
      chains: { views, top, chains in
        var typed = room.takeViews()
        while let view = views.popLast() {
          if let view = room.typed(view) { typed.append(view) }
        }
        Kit.chains(of: typed, below: room.typed(top), into: &chains)
        room.giveBack(&typed)
      },
      displayed: { list, displayed in
        guard let list = room.typed(list) else { return }
        Kit.displayed(in: list, into: &displayed)
      },
      countsAgree: { list in
        guard let list = room.typed(list) else { return false }
        return Kit.countsAgree(in: list)
      },
      windowFacts: { window in
        guard let window = room.typed(window) else { return WindowFacts(frame: .zero) }
        return Kit.windowFacts(of: window)
      },
      screen: { view, context in
        guard let view = room.typed(view) else { return }
        Kit.screen(of: view, into: &context)
      },
      screenName: { view in
        guard let view = room.typed(view) else { return nil }
        return Kit.screenName(of: view)
      },
      siblings: { view, views in
        guard let view = room.typed(view) else { return }
        Kit.siblings(above: view, into: &views)
      },
      contents: { view, views in
        guard let view = room.typed(view) else { return }
        Kit.contents(of: view, into: &views)
      },
      paint: { view in
        guard let view = room.typed(view) else {
          return Paint(.nothing, geometry: ViewGeometry(bounds: .zero, toSuperview: .identity))
        }
        return Kit.paint(of: view)
      },
      windows: { window, views in
        guard let window = room.typed(window) else { return }
        Kit.windows(above: window, into: &views)
      },
      presented: { window, views in
        guard let window = room.typed(window) else { return }
        Kit.presented(in: window, into: &views)
      })
  }
}
