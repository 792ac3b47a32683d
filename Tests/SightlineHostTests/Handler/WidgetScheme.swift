// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTestKit

/// The third article's scheme for widgets in a scroll view: in `scrollViewDidScroll`, after at least 44 points and only
/// downwards, the one widget after the last that was seen is looked at.
@MainActor
final class WidgetScheme {
  private let widgets: [HeadlessView]
  /// Widgets that are controllers: the article asks whether their view is hidden where it means that it is not.
  private let controllers: Set<String>
  private weak var page: HeadlessScrollView?
  private var lastOffset: Double?
  private var bottom: Int
  private(set) var seen: [String] = []

  /// - Parameter onScreen: How many widgets are on screen at first; the article leaves these to its app.
  init(_ page: HeadlessScrollView, _ widgets: [HeadlessView], controllers: Set<String>, onScreen: Int) {
    self.page = page
    self.widgets = widgets
    self.controllers = controllers
    bottom = onScreen - 1
    page.onScroll.append { [weak self] page in self?.didScroll(page.contentOffset.y) }
  }

  private func didScroll(_ offset: Double) {
    guard let lastOffset else { return self.lastOffset = offset }
    if abs(offset - lastOffset) < 44 { return }
    self.lastOffset = offset
    guard offset > lastOffset, bottom + 1 < widgets.count else { return }
    let next = widgets[bottom + 1]
    if next.isHidden != controllers.contains(next.name) { return }
    guard let page, next.frame.y < page.bounds.y + page.bounds.height,
      next.frame.y + next.frame.height > page.bounds.y
    else { return }
    bottom += 1
    seen.append(next.name)
  }
}
