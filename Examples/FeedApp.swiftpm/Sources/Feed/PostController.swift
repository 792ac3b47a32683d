// SPDX-License-Identifier: MIT

import Sightline
import UIKit

/// A post by itself, pushed over the feed: a screen whose view is one item, and a sheet above it.
///
/// The feed under it is hidden while it is there, so what it shows ends and begins again with the way back. Whether that
/// is another visit is for the rules to say (`visits`).
final class PostController: UIViewController {
  private let post: Post
  private let monitor: ExposureMonitor
  private var tokens: Set<ExposureToken> = []

  init(post: Post, monitor: ExposureMonitor) {
    self.post = post
    self.monitor = monitor
    super.init(nibName: nil, bundle: nil)
    title = post.author
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let text = UILabel(.body)
    text.text = post.text
    let share = UIButton(type: .system, primaryAction: UIAction { [weak self] _ in self?.share() })
    share.setTitle(Word.share.text, for: .normal)
    let column = UIStackView(column: [text, share], spacing: 24)
    view.addSubview(column)
    column.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      view.trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: 24),
    ])
    // The same post under another id would be another item; `content` says that it is the one from the feed.
    monitor.track(self, as: "post").store(in: &tokens)
    monitor.register(text, as: ExposureItem("text", content: post.id)).store(in: &tokens)
  }

  private func share() {
    let sheet = UIActivityViewController(activityItems: [post.text], applicationActivities: nil)
    // On an iPad it hangs on something.
    sheet.popoverPresentationController?.sourceView = view
    present(sheet, animated: true)
  }
}
