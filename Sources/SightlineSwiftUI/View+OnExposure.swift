// SPDX-License-Identifier: MIT

public import SwiftUI

#if SWIFT_PACKAGE
  import SightlineHost
  import SightlineProbes
  public import SightlineUIKit
#endif

extension View {
  /// Calls a closure with the events of the view's item, and of all items below it.
  ///
  /// Put it after `.exposureItem(id:)`: items further out are not below it. It is called
  /// after the turn in which something was seen, so it may change state.
  ///
  /// ```swift
  /// PostRow(post)
  ///   .exposureItem(id: post.id)
  ///   .onExposure { event in
  ///     if case .impression = event.kind { model.markSeen(post) }
  ///   }
  /// ```
  nonisolated public func onExposure(_ action: @escaping @MainActor (ExposureEvent) -> Void) -> some View {
    modifier(ExposureListenerModifier(action))
  }
}

private struct ExposureListenerModifier: ViewModifier {
  let action: @MainActor (ExposureEvent) -> Void
  // One object as long as the modifier lives, so that a new closure is not another environment.
  @State private var listener = ProbeListener()

  nonisolated init(_ action: @escaping @MainActor (ExposureEvent) -> Void) {
    self.action = action
  }

  func body(content: Content) -> some View {
    listener.action = action
    return content.transformEnvironment(\.exposureListeners) { $0.append(listener) }
  }
}
