// SPDX-License-Identifier: MIT

import UIKit

/// Shows the tabs, and other tabs when there is another monitor.
final class RootController: UIViewController {
  private let model: AppModel
  private var tabs: UITabBarController?

  init(model: AppModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    model.onRestart = { [weak self] in self?.showTabs() }
    showTabs()
  }

  private func showTabs() {
    let selected = tabs?.selectedIndex ?? 0
    if let old = tabs {
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    let new = Tabs.make(model)
    addChild(new)
    new.view.frame = view.bounds
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(new.view)
    new.didMove(toParent: self)
    new.selectedIndex = selected
    tabs = new
  }
}

/// The screens of the app, each in a navigation controller of its own.
@MainActor
enum Tabs {
  static func make(_ model: AppModel) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      tab(FeedController(monitor: model.monitor), .feed, "list.bullet.rectangle"),
      tab(GridController(monitor: model.monitor), .grid, "square.grid.2x2"),
      tab(PageController(monitor: model.monitor), .page, "doc.richtext"),
      tab(StoriesScreen.controller(monitor: model.monitor), .stories, "swift"),
      tab(MoreController(model: model), .more, "ellipsis.circle"),
    ]
    return tabs
  }

  private static func tab(_ screen: UIViewController, _ word: Word, _ symbol: String) -> UIViewController {
    screen.title = word.text
    let navigation = UINavigationController(rootViewController: screen)
    navigation.tabBarItem = UITabBarItem(title: word.text, image: UIImage(systemName: symbol), tag: 0)
    return navigation
  }
}
