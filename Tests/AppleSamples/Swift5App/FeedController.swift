// SPDX-License-Identifier: MIT

import Sightline
import SightlineDelegates
import UIKit

struct Post {
  var id: String
  var title: String
  var offers: [String]
}

/// A feed whose cells hold carousels, all of them reused.
final class FeedController: UITableViewController {
  let service: ExposureService
  var posts: [Post] = []
  private var tokens: Set<ExposureToken> = []

  init(service: ExposureService) {
    self.service = service
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PostCell.self, forCellReuseIdentifier: "post")
    let options = ExposureSurfaceOptions(viewport: .safeArea, rules: ["mrcDisplay"])
    service.monitor.track(tableView, as: "feed", options: options, delegateMessages: .observed).store(in: &tokens)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { posts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    let post = posts[indexPath.row]
    var item = ExposureItem(post.id, content: post.id, attributes: ["title": .string(post.title)])
    item.makesAttributes = { ["offers": .integer(Int64(post.offers.count))] }
    if let cell = cell as? PostCell {
      cell.show(post)
      cell.setExposure(item, inner: [(cell.banner, ExposureItem("banner"))])
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let cell = tableView.cellForRow(at: indexPath) else { return }
    if let explanation = service.monitor.explain(cell) {
      print(explanation.fraction, explanation.rules.map(\.isViewable))
    }
    print(service.monitor.visibleFraction(of: cell), service.monitor.exposure(of: cell)?.item ?? "nothing")
  }
}

/// A cell with a banner that counts by itself and a row of offers that scrolls sideways.
final class PostCell: UITableViewCell, UICollectionViewDataSource {
  let banner = UIView()
  let carousel = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private var offers: [String] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(banner)
    contentView.addSubview(carousel)
    carousel.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "offer")
    carousel.dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func show(_ post: Post) {
    offers = post.offers
    carousel.reloadData()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { offers.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "offer", for: indexPath)
    cell.exposure = ExposureItem(offers[indexPath.item])
    return cell
  }
}
