// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit

/// Plays a scene as a screen of the headless host, where the other tests give it to the engine as inputs.
///
/// - The surface is a scroll view with registered views or, where the items stand in a row, a list with cells.
/// - `clip` is another tracked scroll view around it, which is what moves the surface.
/// - What covers is a view over the surface; a cover that excepts items is the item itself, painted and in front.
/// - "Moving" is a finger that holds the surface, with its flags and an exact notice of the phase.
/// - "Hidden" is another tab, or a screen pushed over it.
///
/// Nothing but that is told to the session: it finds the rest by looking.
@MainActor
final class CaseScreen {
  /// How the surface goes off screen.
  enum Away: CaseIterable { case tab, push }

  let app: HeadlessApp
  private let scene: ExposureCase
  private let away: Away
  private let content: any CaseContent
  private let screen = HeadlessController(name: "screen")
  private let tabs: HeadlessTabController
  private let navigation: HeadlessNavigationController
  private let outer: CaseScrollView?
  private var clip = Rect.zero
  private var viewport: Rect
  private var items: CaseItems
  private var covers: [HeadlessView] = []

  init(_ scene: ExposureCase, asList axis: CaseList.Axis?, away: Away, options: HostOptions) throws {
    self.scene = scene
    self.away = away
    app = HeadlessApp(
      rules: try CaseConverter.rules(of: scene), options: options, screen: HeadlessScreen(width: 1_200, height: 2_400),
      // "No timer" is played with timers that come when they like.
      quirks: scene.wake == "inputs-only" ? [.timersLate] : [])
    if let axis {
      content = CaseList(axis, app.session)
    } else {
      content = CaseViews(app.session)
    }
    items = try CaseItems(scene)
    viewport = try CaseConverter.rect(scene.viewport)
    outer = try scene.clip.map { numbers in
      let view = CaseScrollView(frame: try CaseConverter.rect(numbers), name: "clip")
      view.isBoundless()
      return view
    }
    tabs = HeadlessTabController([screen, HeadlessController(name: "other tab")])
    navigation = HeadlessNavigationController(root: tabs)
    for bar in [tabs.bar, navigation.bar, navigation.toolbar] { bar.isHidden = true }
    try build()
  }

  private func build() throws {
    let scroller = content.scroller
    if let outer, let numbers = scene.clip {
      clip = try CaseConverter.rect(numbers)
      scroller.frame = Rect(
        x: viewport.x - clip.x, y: viewport.y - clip.y, width: viewport.width, height: viewport.height)
      outer.addSubview(scroller)
      screen.view.addSubview(outer)
      app.session.track(outer, as: "clip")
    } else {
      scroller.frame = viewport
      screen.view.addSubview(scroller)
    }
    app.session.track(scroller, as: "list")
    content.show(items)
    scroller.isBoundless()
  }

  /// Plays it up to its end and answers what was reported by then.
  func play() throws -> CaseOutcome {
    let initial = scene.initial
    if initial?.surface == "hidden" { hide() }
    app.show(navigation)
    app.layOut()
    content.scroller.contentOffset = try Self.point(initial?.offset ?? [0, 0])
    if let occluders = initial?.occluders { try cover(occluders) }
    if let motion = initial?.motion { try move(motion) }
    switch initial?.app ?? "active" {
    case "active": break
    case "inactive": app.resignActive()
    case "background": app.enterBackground(suspends: !hasTicks)
    default: throw CaseConverter.Unknown(description: "initial app \(initial?.app ?? "")")
    }
    var next = scene.inputs[...]
    while let first = next.first {
      let changes = next.prefix { $0.t == first.t }
      next = next.dropFirst(changes.count)
      app.advance(to: .seconds(first.t))
      try apply(Array(changes))
    }
    app.advance(to: .seconds(scene.until))
    return CaseOutcome(app.log.events, of: scene)
  }

  /// What one block of the app's code does.
  private func apply(_ changes: [ExposureCase.Change]) throws {
    if changes.contains(where: { Self.itemChanges.contains($0.op) }) {
      items.isReloaded = false
      for change in changes { try items.apply(change) }
      content.show(items)
    }
    for change in changes where !Self.itemChanges.contains(change.op) { try apply(change) }
  }

  private static let itemChanges = ["items", "insert", "remove", "move", "item-visibility"]

  private func apply(_ change: ExposureCase.Change) throws {
    switch change.op {
    case "scroll": content.scroller.contentOffset = try Self.point(change.offset ?? [])
    case "motion": try move(change.state ?? "")
    case "viewport": try resize(change.rect ?? [])
    case "occluders": try cover(change.rects ?? [])
    case "surface-hidden": hide()
    case "surface-shown": show()
    case "app-inactive": app.resignActive()
    case "app-background": app.enterBackground(suspends: !hasTicks)
    case "app-active": activate()
    case "session-new": app.session.beginSession()
    // The host has no calendar, and its own turn comes anyway.
    case "wall-clock", "tick": break
    default: throw CaseConverter.Unknown(description: "op \(change.op)")
    }
  }

  /// Whether code of the app runs at times, so that the system does not suspend it.
  private var hasTicks: Bool { scene.inputs.contains { $0.op == "tick" } }

  private func move(_ state: String) throws {
    let scroller = content.scroller
    switch state {
    case "moving": scroller.isHeld = true
    case "settled": scroller.isHeld = false
    default: throw CaseConverter.Unknown(description: "motion state \(state)")
    }
    app.session.noticed(.phase(scroller, scroller.isHeld ? .dragging : .idle))
  }

  private func resize(_ numbers: [Double]) throws {
    let old = viewport
    viewport = try CaseConverter.rect(numbers)
    guard let outer else {
      content.scroller.frame = viewport
      return
    }
    // A surface in another one moves since that one scrolls.
    guard viewport.width == old.width, viewport.height == old.height else {
      throw CaseConverter.Unknown(description: "a surface in a clip that changes its size")
    }
    let offset = outer.contentOffset
    outer.contentOffset = Point(x: offset.x + old.x - viewport.x, y: offset.y + old.y - viewport.y)
  }

  private func cover(_ occluders: [ExposureCase.Occluder]) throws {
    for view in covers { view.removeFromSuperview() }
    covers = []
    var painted: [String] = []
    for occluder in occluders {
      let rect = try CaseConverter.rect(occluder.rect)
      let kind = occluder.kind ?? "opaque"
      if let except = occluder.except, !except.isEmpty {
        guard kind == "opaque", except.count == 1, windowRect(of: except[0]) == rect else {
          throw CaseConverter.Unknown(description: "a cover that is not its item")
        }
        painted += except
        continue
      }
      let view = HeadlessView(frame: rect, name: "cover")
      switch kind {
      case "opaque": view.background = .background(alpha: 1)
      case "translucent": view.background = .effect
      case "transparent": view.background = .nothing
      default: throw CaseConverter.Unknown(description: "kind \(kind)")
      }
      screen.view.addSubview(view)
      covers.append(view)
    }
    content.paint(painted)
  }

  private func windowRect(of id: String) -> Rect? {
    guard var rect = items.all.first(where: { $0.id == id })?.frame else { return nil }
    rect.x += viewport.x - content.scroller.contentOffset.x
    rect.y += viewport.y - content.scroller.contentOffset.y
    return rect
  }

  private func hide() {
    switch away {
    case .tab: tabs.selectedIndex = 1
    case .push: navigation.push(HeadlessController(name: "pushed"), animated: false)
    }
  }

  private func show() {
    // Shown while it is shown: the notice of a page that appears, and nothing changes.
    if tabs.selectedIndex == 0, navigation.viewControllers.count == 1 {
      app.session.noticed(.moved(content.scroller))
    }
    switch away {
    case .tab: tabs.selectedIndex = 0
    case .push: navigation.popToRoot(animated: false)
    }
  }

  private func activate() {
    switch app.scene.activation {
    case .foregroundInactive: app.becomeActive()
    case .background, .unattached: app.enterForeground()
    // Active while active: the same notice again.
    case .foregroundActive: app.session.noticed(.scene(window: app.window, state: .active))
    }
  }

  private static func point(_ numbers: [Double]) throws -> Point {
    guard numbers.count == 2 else { throw CaseConverter.Unknown(description: "\(numbers) is no point") }
    return Point(x: numbers[0], y: numbers[1])
  }
}

extension CaseScroller {
  /// Lets scenes scroll wherever they like: nothing springs back.
  func isBoundless() {
    contentInset =
      (self as? CaseCollectionView) != nil
      ? Insets(top: 0, left: 10_000, bottom: 0, right: 10_000)
      : (self as? CaseTableView) != nil
        ? Insets(top: 10_000, left: 0, bottom: 10_000, right: 0)
        : Insets(top: 10_000, left: 10_000, bottom: 10_000, right: 10_000)
    contentOffset = .zero
  }
}
