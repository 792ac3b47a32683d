// SPDX-License-Identifier: MIT

import SightlineHost

/// How a list is built into an app: containers from the list outwards.
struct StageSetting: CustomStringConvertible, Sendable {
  enum Container: Hashable, Sendable, CustomStringConvertible {
    case navigation, tabs, pages, split, plain
    case modal(PresentationStyle)

    static let all =
      [Container.navigation, .tabs, .pages, .split, .plain] + PresentationStyle.allCases.map(Container.modal)

    var description: String {
      switch self {
      case .navigation: "navigation"
      case .tabs: "tabs"
      case .pages: "pages"
      case .split: "split"
      case .plain: "plain"
      case .modal(let style): "\(style)"
      }
    }
  }

  let containers: [Container]
  var hidesUnderSheets = false

  var description: String { "list in " + containers.map(\.description).joined(separator: " in ") }

  static let single = Container.all.map { StageSetting(containers: [$0]) }
  static let double = Container.all.flatMap { inner in
    Container.all.map { StageSetting(containers: [inner, $0]) }
  }
  static let deep: [StageSetting] = [
    StageSetting(containers: [.plain, .pages, .navigation, .tabs]),
    StageSetting(containers: [.navigation, .tabs, .modal(.fullScreen), .navigation, .tabs]),
    StageSetting(containers: [.navigation, .modal(.currentContext), .navigation, .tabs]),
    StageSetting(containers: [.navigation, .modal(.overCurrentContext), .plain, .navigation, .tabs]),
    StageSetting(containers: [.navigation, .modal(.pageSheet), .navigation, .modal(.pageSheet), .tabs]),
    StageSetting(containers: [.navigation, .split, .tabs, .plain]),
    StageSetting(containers: [.pages, .navigation, .split, .modal(.formSheet)]),
    StageSetting(containers: [.tabs, .navigation, .modal(.popover), .split]),
    StageSetting(containers: [.plain, .plain, .modal(.custom), .navigation, .pages]),
  ]

  /// The app with the list on screen, and the list.
  func build() -> (Stage, list: Int) {
    var stage = Stage(root: .plain, options: ScreenOptions(hidesUnderSheets: hidesUnderSheets))
    var around = Stage.root
    for container in containers.reversed() {
      switch container {
      case .navigation: around = stage.place(.navigation, in: around)
      case .tabs: around = stage.place(.tabs, in: around)
      case .pages: around = stage.place(.pages, in: around)
      case .split: around = stage.place(.split, in: around)
      case .plain: around = stage.place(.plain, in: around)
      case .modal(let style):
        let below = stage.place(.leaf, in: around)
        let content = stage.add(.plain)
        stage.begin(.present(content, style, over: style.staysInContext ? below : stage.window(below)))
        around = content
      }
    }
    let list = stage.place(.leaf, in: around)
    return (stage, list)
  }
}

extension Stage {
  /// Puts a controller into another one, with neighbours where its kind of container has some, and on screen.
  fileprivate mutating func place(_ kind: Kind, in around: Int) -> Int {
    let neighbours: (before: Int, after: Int)
    switch controllers[around].kind {
    case .navigation: neighbours = (1, 0)
    case .tabs, .pages: neighbours = (1, 1)
    case .split: neighbours = (1, 0)
    case .leaf, .plain: neighbours = (0, 0)
    }
    for _ in 0..<neighbours.before { _ = adopt(.leaf, in: around) }
    let id = adopt(kind, in: around)
    for _ in 0..<neighbours.after { _ = adopt(.leaf, in: around) }
    controllers[around].chosen = neighbours.before
    return id
  }

  private mutating func adopt(_ kind: Kind, in around: Int) -> Int {
    let id = add(kind)
    controllers[around].children.append(id)
    controllers[id].parent = around
    return id
  }

  /// The outermost controller that comes and goes together with one.
  fileprivate func window(_ id: Int) -> Int {
    var around = id
    while let next = controllers[around].parent
      ?? (controllers[around].style.staysInContext ? controllers[around].presenter : nil)
    { around = next }
    return around
  }
}
