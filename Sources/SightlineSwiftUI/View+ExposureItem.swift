// SPDX-License-Identifier: MIT

public import SwiftUI

#if SWIFT_PACKAGE
  public import SightlineHost
  import SightlineProbes
  public import SightlineUIKit
#endif

extension View {
  /// Counts the view as an item of the nearest scroll view or list around it.
  ///
  /// The id may change: from then on the view shows something else. What is measured is the frame of the view that is
  /// modified, so put this after what gives it its size.
  ///
  /// ```swift
  /// PostRow(post).exposureItem(id: post.id, attributes: ["author": .string(post.author)])
  /// ```
  /// - Parameters:
  ///   - id: Unique among the items of that scroll view or list; never an index.
  ///   - content: What it shows, where the same thing may turn up elsewhere; `nil`: the id.
  ///   - index: Its position, for analysts.
  ///   - rules: The names of its own rules; `nil`: those that ``exposureRules(_:)`` says, else those of its surface.
  ///   - attributes: What every event about it carries.
  nonisolated public func exposureItem(
    id: String, content: String? = nil, index: Int? = nil, rules: [String]? = nil,
    attributes: ExposureAttributes? = nil
  ) -> some View {
    modifier(
      ExposureItemModifier {
        ExposureItem(id, content: content, index: index, rules: rules, attributes: attributes)
      })
  }

  /// Counts the view as an item, as ``exposureItem(id:content:index:rules:attributes:)`` does; the attributes are asked
  /// for when it is first seen, and again when its content changes.
  nonisolated public func exposureItem(
    id: String, content: String? = nil, index: Int? = nil, rules: [String]? = nil,
    attributes: @escaping @MainActor () -> ExposureAttributes
  ) -> some View {
    modifier(
      ExposureItemModifier {
        ExposureItem(id, content: content, index: index, rules: rules, makesAttributes: attributes)
      })
  }

  /// Counts the view as this item, or as none.
  nonisolated public func exposureItem(_ item: ExposureItem?) -> some View {
    modifier(ExposureItemModifier { item })
  }
}

private struct ExposureItemModifier: ViewModifier {
  let item: @MainActor () -> ExposureItem?

  nonisolated init(_ item: @escaping @MainActor () -> ExposureItem?) {
    self.item = item
  }

  func body(content: Content) -> some View {
    let item = item()
    return
      content
      .transformEnvironment(\.exposureHolders) { holders in
        if let item { holders.append(item.id) }
      }
      .overlay { ExposureProbe(role: .item(item)).hiddenFromUsers() }
  }
}
