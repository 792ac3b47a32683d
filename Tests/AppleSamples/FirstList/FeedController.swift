// SPDX-License-Identifier: MIT

import Sightline
import UIKit

/// A list whose cells are named where they are configured: the form that the documents show first.
final class FeedController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  struct Post {
    var id: String
    var title: String
  }

  private let monitor: ExposureMonitor
  private let tableView = UITableView(frame: .zero, style: .plain)
  private var tokens: Set<ExposureToken> = []
  private var posts: [Post] = []

  init(monitor: ExposureMonitor) {
    self.monitor = monitor
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    monitor.track(tableView, as: "feed").store(in: &tokens)
    monitor.onImpression = { event in print(event.item, event.time.nanoseconds) }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    let post = posts[indexPath.row]
    cell.textLabel?.text = post.title
    cell.exposure = ExposureItem(post.id)
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    print(posts[indexPath.row].title)
  }
}
