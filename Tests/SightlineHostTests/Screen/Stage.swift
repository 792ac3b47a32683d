// SPDX-License-Identifier: MIT

import SightlineHost

/// A model of an app's controllers, made to be looked at from both ends.
///
/// A painter goes from the root inwards and says what a user sees. A toolkit goes from a controller outwards and says
/// what stands in a ``ScreenContext``. The two share nothing but the tree, so the one proves what is made of the other.
struct Stage: Equatable {
  enum Kind: Equatable { case leaf, navigation, tabs, pages, split, plain }

  struct Controller: Equatable {
    var kind: Kind
    var parent: Int?
    /// A stack from the bottom up, tabs, pages in memory, columns, or plain children.
    var children: [Int] = []
    /// The chosen tab or page.
    var chosen = 0
    /// Columns that are not shown.
    var folded: Set<Int> = []
    var presented: Int?
    var presenter: Int?
    var style = PresentationStyle.fullScreen
  }

  static let root = 0
  var controllers: [Controller]
  let options: ScreenOptions

  init(root kind: Kind, options: ScreenOptions = ScreenOptions()) {
    controllers = [Controller(kind: kind)]
    self.options = options
  }

  mutating func add(_ kind: Kind) -> Int {
    controllers.append(Controller(kind: kind))
    return controllers.count - 1
  }

  /// What a user sees, in the order in which it is drawn.
  func painted() -> [Int] {
    var canvas: [Int] = []
    paint(Stage.root, on: &canvas)
    return canvas
  }

  private func paint(_ id: Int, on canvas: inout [Int]) {
    let controller = controllers[id]
    let start = canvas.count
    canvas.append(id)
    switch controller.kind {
    case .leaf: break
    case .navigation: controller.children.last.map { paint($0, on: &canvas) }
    case .tabs, .pages: paint(controller.children[controller.chosen], on: &canvas)
    case .split: for child in controller.children where !controller.folded.contains(child) { paint(child, on: &canvas) }
    case .plain: for child in controller.children { paint(child, on: &canvas) }
    }
    guard let content = controller.presented else { return }
    switch controllers[content].style {
    case .fullScreen: canvas.removeAll()
    case .currentContext: canvas.removeSubrange(start...)
    case .pageSheet, .formSheet: if options.hidesUnderSheets { canvas.removeAll() }
    case .overFullScreen, .overCurrentContext, .popover, .alert, .custom: break
    }
    paint(content, on: &canvas)
  }

  /// What a toolkit reports: `actors` are the controllers whose transition runs, `leaving` is one that it does not count
  /// as presented (any more, or yet).
  func context(
    of id: Int, hasWindow: Bool, running transition: ScreenContext.Transition? = nil, actors: [Int] = [],
    leaving: Int? = nil
  ) -> ScreenContext {
    var context = ScreenContext(hasWindow: hasWindow)
    var next: Int? = id
    while let current = next {
      context.levels.append(level(of: current, leaving: leaving))
      if actors.contains(current) { context.transition = transition }
      next = controllers[current].parent ?? controllers[current].presenter
    }
    return context
  }

  private func level(of id: Int, leaving: Int?) -> ScreenContext.Level {
    var level = ScreenContext.Level(place(of: id))
    var content = controllers[id].presented
    while let id = content, id != leaving {
      level.cover(by: controllers[id].style)
      content = controllers[id].presented
    }
    return level
  }

  private func place(of id: Int) -> ScreenContext.Place {
    if id == Stage.root { return .root }
    guard let parent = controllers[id].parent.map({ controllers[$0] }) else {
      return controllers[id].presenter == nil ? .detached : .presented(controllers[id].style)
    }
    switch parent.kind {
    case .navigation:
      return .navigation(parent.children.last == id ? .top : parent.children.contains(id) ? .below : .removed)
    case .tabs: return .tab(isSelected: parent.children[parent.chosen] == id)
    case .pages: return .page(isCurrent: parent.children[parent.chosen] == id)
    case .split: return .split(isShown: !parent.folded.contains(id))
    case .leaf, .plain: return .embedded
    }
  }

  /// The controllers from one outwards.
  func chain(of id: Int) -> [Int] {
    var chain: [Int] = []
    var next: Int? = id
    while let current = next {
      chain.append(current)
      next = controllers[current].parent ?? controllers[current].presenter
    }
    return chain
  }
}
