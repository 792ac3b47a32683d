// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
  public import SightlineRelayPlan
#endif

/// A table: rows one below the other, with headers and footers that in a plain table stay in sight.
@MainActor
open class HeadlessTableView: HeadlessListView {
  /// What headers and footers do.
  public enum Style: Sendable, Hashable, CaseIterable {
    /// They stay in sight as long as their section does.
    case plain
    /// They scroll with the rows.
    case grouped
  }

  /// What headers and footers do.
  public let style: Style
  /// The height of every row; `nil`: the source says it, or the cells size themselves.
  public var rowHeight: Double? {
    didSet { invalidateLayout() }
  }
  /// What is believed of rows that size themselves until they are shown; `nil`: all heights are asked for at once.
  public var estimatedRowHeight: Double? = 44 {
    didSet { invalidateLayout() }
  }
  /// The height of the header of a section; 0: it has none.
  public var headerHeight: @MainActor (_ section: Int) -> Double = { _ in 0 } {
    didSet { invalidateLayout() }
  }
  /// The height of the footer of a section; 0: it has none.
  public var footerHeight: @MainActor (_ section: Int) -> Double = { _ in 0 } {
    didSet { invalidateLayout() }
  }

  /// Makes a table without rows.
  public init(_ style: Style = .plain, frame: Rect = .zero, name: String = "table") {
    self.style = style
    super.init(frame: frame, name: name)
  }

  override var scrollsVertically: Bool { true }

  override public var relayView: RelayView { isHosted ? .swiftUI : .tableView }

  override func sectionLayout(_ section: Int) -> HeadlessSectionLayout {
    HeadlessSectionLayout(
      itemLength: rowHeight ?? estimatedRowHeight ?? 44, isSelfSizing: rowHeight == nil && estimatedRowHeight != nil,
      headerLength: headerHeight(section), footerLength: footerHeight(section),
      pins: style == .plain || has(.headersFloatOverCells))
  }
}
