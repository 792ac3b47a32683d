// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineHost
#endif

/// A data source of closures. All of them are asked at the moment at which the list wants to know, never before.
@MainActor
public struct HeadlessListSource {
  /// How many sections there are.
  public var numberOfSections: @MainActor () -> Int
  /// How many items a section has.
  public var numberOfItems: @MainActor (_ section: Int) -> Int
  /// By which identifier the cell of an item is reused.
  public var reuseIdentifier: @MainActor (HeadlessPath) -> String
  /// Makes a cell show an item.
  public var configure: @MainActor (HeadlessCell, HeadlessPath) -> Void
  /// The length of an item along the list; of a list that sizes itself the one that it has once it is shown.
  public var length: (@MainActor (HeadlessPath) -> Double)?
  /// What is believed of the length of an item before it is shown.
  public var estimatedLength: (@MainActor (HeadlessPath) -> Double)?
  /// Makes a header, a footer or another supplementary view show what it has to.
  public var configureSupplementary: (@MainActor (HeadlessReusableView, CellPlace) -> Void)?

  /// Makes a source of one section, unless told otherwise.
  public init(
    numberOfSections: @escaping @MainActor () -> Int = { 1 },
    numberOfItems: @escaping @MainActor (_ section: Int) -> Int,
    reuseIdentifier: @escaping @MainActor (HeadlessPath) -> String = { _ in "cell" },
    length: (@MainActor (HeadlessPath) -> Double)? = nil,
    estimatedLength: (@MainActor (HeadlessPath) -> Double)? = nil,
    configureSupplementary: (@MainActor (HeadlessReusableView, CellPlace) -> Void)? = nil,
    configure: @escaping @MainActor (HeadlessCell, HeadlessPath) -> Void
  ) {
    self.numberOfSections = numberOfSections
    self.numberOfItems = numberOfItems
    self.reuseIdentifier = reuseIdentifier
    self.length = length
    self.estimatedLength = estimatedLength
    self.configureSupplementary = configureSupplementary
    self.configure = configure
  }

  /// A source without anything.
  public static var empty: HeadlessListSource { HeadlessListSource(numberOfItems: { _ in 0 }, configure: { _, _ in }) }

  func counts() -> ListCounts {
    ListCounts((0..<max(0, numberOfSections())).map { numberOfItems($0) })
  }
}
