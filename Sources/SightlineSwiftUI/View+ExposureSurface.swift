// SPDX-License-Identifier: MIT

public import SwiftUI

#if SWIFT_PACKAGE
  public import SightlineHost
  import SightlineProbes
  public import SightlineUIKit
#endif

extension View {
  /// Names a scroll view or a list: the `surface` of the events of its items.
  ///
  /// Put it on the `ScrollView`, `List` or `TabView` itself. Scroll views in it, such as carousels, are surfaces of their
  /// own, with names of their own or those of the items that they lie in. Where there is no scroll view, the items on that
  /// screen have the name.
  ///
  /// ```swift
  /// ScrollView {
  ///   LazyVStack { ForEach(posts) { PostRow($0).exposureItem(id: $0.id) } }
  /// }
  /// .exposureSurface("feed")
  /// ```
  /// - Parameters:
  ///   - id: One name for each scroll view that is on screen at a time: the carousel of a row has the row's id in it.
  ///   - options: What is particular to it.
  nonisolated public func exposureSurface(
    _ id: String, options: ExposureSurfaceOptions = ExposureSurfaceOptions()
  ) -> some View {
    modifier(ExposureSurfaceModifier(id, options))
  }
}

private struct ExposureSurfaceModifier: ViewModifier {
  let id: String
  let options: ExposureSurfaceOptions

  nonisolated init(_ id: String, _ options: ExposureSurfaceOptions) {
    self.id = id
    self.options = options
  }

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.exposureSurfaceNames) { $0.append(id) }
      .background { ExposureProbe(role: .surface(id, options)).hiddenFromUsers() }
  }
}
