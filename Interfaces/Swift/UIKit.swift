// SPDX-License-Identifier: MIT
//
// UIKit as Swift shows it: diffable data sources, and what its structures have beside their fields.

@_exported import Foundation
@_exported import QuartzCore
@_exported import UIKit

// developer.apple.com/documentation/uikit/uiedgeinsets
extension UIEdgeInsets: Equatable {
  public static func == (lhs: UIEdgeInsets, rhs: UIEdgeInsets) -> Bool { fatalError() }
}
extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect { fatalError() }
}

// developer.apple.com/documentation/foundation/indexpath: its use by lists
extension IndexPath {
  public init(row: Int, section: Int) { fatalError() }
  public init(item: Int, section: Int) { fatalError() }
  public var section: Int { get { fatalError() } set { fatalError() } }
  public var row: Int { get { fatalError() } set { fatalError() } }
  public var item: Int { get { fatalError() } set { fatalError() } }
}

// developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: Sendable {
  public init() { fatalError() }
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { fatalError() }
  public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
    fatalError()
  }
  public var itemIdentifiers: [ItemIdentifierType] { fatalError() }
}

// developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir
@MainActor @preconcurrency open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  public typealias CellProvider = (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> UITableViewCell?
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) { fatalError() }
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) { fatalError() }
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { fatalError() }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { fatalError() }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { fatalError() }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fatalError() }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { fatalError() }
}

// developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa
@MainActor @preconcurrency open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) -> UICollectionViewCell?
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) { fatalError() }
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) { fatalError() }
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { fatalError() }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { fatalError() }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { fatalError() }
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  public var supplementaryViewProvider: SupplementaryViewProvider? { get { fatalError() } set { fatalError() } }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { fatalError() }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { fatalError() }
}

// developer.apple.com/documentation/uikit/uiaction/init(title:image:identifier:discoverabilitytitle:attributes:state:handler:)
public typealias UIActionHandler = (_ action: UIAction) -> Void
extension UIAction {
  @MainActor @preconcurrency public convenience init(
    title: String = "", image: UIImage? = nil, handler: @escaping UIActionHandler
  ) { fatalError() }
}

// developer.apple.com/documentation/uikit/uibarbuttonitem/init(title:image:primaryaction:menu:)
extension UIBarButtonItem {
  @MainActor @preconcurrency public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { fatalError() }
}

// developer.apple.com/documentation/uikit/uiconfigurationstate-swift.protocol
public protocol UIConfigurationState {}

// developer.apple.com/documentation/uikit/uicontentview-swift.protocol
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}

// developer.apple.com/documentation/uikit/uicontentconfiguration-swift.protocol
public protocol UIContentConfiguration {
  @MainActor @preconcurrency func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

// developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct
public struct UIListContentConfiguration: UIContentConfiguration {
  public static func subtitleCell() -> UIListContentConfiguration { fatalError() }
  public var text: String?
  public var secondaryText: String?
  public func makeContentView() -> any UIView & UIContentView { fatalError() }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { fatalError() }
}

// developer.apple.com/documentation/uikit/uitableviewcell/contentconfiguration
extension UITableViewCell {
  @MainActor @preconcurrency public var contentConfiguration: (any UIContentConfiguration)? {
    get { fatalError() }
    set { fatalError() }
  }
}

// developer.apple.com/documentation/foundation/runloop/mode/tracking
extension RunLoop.Mode {
  public static var tracking: RunLoop.Mode { fatalError() }
}

// developer.apple.com/documentation/foundation/nsattributedstring/key
extension NSAttributedString.Key {
  public static var font: NSAttributedString.Key { fatalError() }
  public static var foregroundColor: NSAttributedString.Key { fatalError() }
  public static var paragraphStyle: NSAttributedString.Key { fatalError() }
}
