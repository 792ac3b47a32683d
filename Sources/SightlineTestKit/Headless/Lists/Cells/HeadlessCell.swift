// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// A cell of a list; what it shows lies in its content view.
@MainActor
open class HeadlessCell: HeadlessReusableView {
  /// Fills the cell.
  public let contentView: HeadlessView

  /// Makes an empty cell.
  override public init(frame: Rect = .zero, name: String = "cell") {
    contentView = HeadlessView(name: "content view")
    super.init(frame: frame, name: name)
    contentView.fillsSuperview = true
    addSubview(contentView)
  }
}
