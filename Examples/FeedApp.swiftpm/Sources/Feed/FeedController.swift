// SPDX-License-Identifier: MIT

import Sightline
import SightlineDelegates
import UIKit

/// A feed in a table: rows that size themselves, carousels in reused cells, rows of SwiftUI, parts that count by
/// themselves.
final class FeedController: UITableViewController {
  private let monitor: ExposureMonitor
  private var posts = SampleData.posts(0..<60)
  private var source: UITableViewDiffableDataSource<Int, String>?
  /// While these are kept, the list is tracked.
  private var tokens: Set<ExposureToken> = []

  init(monitor: ExposureMonitor) {
    self.monitor = monitor
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PostCell.self, forCellReuseIdentifier: "text")
    tableView.register(CarouselCell.self, forCellReuseIdentifier: "carousel")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "hosted")
    source = UITableViewDiffableDataSource(tableView: tableView) { [weak self] table, path, id in
      self?.cell(for: id, in: table, at: path)
    }
    let refresh = UIBarButtonItem(
      title: Word.newPosts.text, primaryAction: UIAction { [weak self] _ in self?.insertNewPosts() })
    navigationItem.rightBarButtonItem = refresh
    showPosts(animated: false)

    // The whole of it: the list has a name, and its cells say below what they show.
    monitor.track(tableView, as: "feed", delegateMessages: .observed).store(in: &tokens)
  }

  private func cell(for id: String, in table: UITableView, at path: IndexPath) -> UITableViewCell? {
    guard let post = posts.first(where: { $0.id == id }) else { return nil }
    switch post.kind {
    case .text:
      let cell = table.dequeueReusableCell(withIdentifier: "text", for: path)
      (cell as? PostCell)?.show(post)
      return cell
    case .carousel(let cards):
      let cell = table.dequeueReusableCell(withIdentifier: "carousel", for: path)
      (cell as? CarouselCell)?.show(post, cards: cards)
      return cell
    case .hosted:
      let cell = table.dequeueReusableCell(withIdentifier: "hosted", for: path)
      HostedPost.show(post, in: cell)
      return cell
    }
  }

  private func showPosts(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(posts.map(\.id))
    source?.apply(snapshot, animatingDifferences: animated)
  }

  /// Three posts above all others: rows move, and what was counted stays counted, since ids name the posts.
  private func insertNewPosts() {
    let next = posts.count
    posts.insert(contentsOf: SampleData.posts(next..<next + 3), at: 0)
    showPosts(animated: true)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let id = source?.itemIdentifier(for: indexPath) else { return }
    guard let post = posts.first(where: { $0.id == id }) else { return }
    navigationController?.pushViewController(PostController(post: post, monitor: monitor), animated: true)
  }
}
