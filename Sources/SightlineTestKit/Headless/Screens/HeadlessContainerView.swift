// SPDX-License-Identifier: MIT

/// The view of a container, which places its parts where the controller says.
final class HeadlessContainerView: HeadlessView {
  /// Called in the layout pass.
  var onLayout: (() -> Void)?

  override func layoutSubviews() { onLayout?() }
}
