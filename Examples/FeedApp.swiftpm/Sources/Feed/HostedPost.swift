// SPDX-License-Identifier: MIT

import SightlineSwiftUI
import SwiftUI

/// A row of SwiftUI in a cell of UIKit. It names itself, with the modifier.
struct HostedPost: View {
  let post: Post

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(post.author).font(.headline)
      Text(post.text)
    }
    .padding(8)
    .exposureItem(id: post.id, attributes: { ["kind": .string("hosted")] })
  }

  /// Shows it in a cell; before iOS 16, where cells cannot host, the cell shows and names it.
  @MainActor
  static func show(_ post: Post, in cell: UITableViewCell) {
    if #available(iOS 16.0, *) {
      // Either the view in the cell is named or the cell. This one may have shown another post under its own name.
      cell.exposure = nil
      cell.contentConfiguration = UIHostingConfiguration { HostedPost(post: post) }
    } else {
      cell.show(post.author, post.text)
      cell.exposure = ExposureItem(post.id, attributes: ["kind": .string("hosted")])
    }
  }
}
