// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// A view that shows an item: a displayed cell, a registered view, a view inside a cell.
@MainActor
final class HostCell {
  private(set) weak var view: AnyObject?
  let key: ObjectIdentifier

  // Its name.
  /// What the app bound to it; wins over what was asked.
  var bound: ExposedItem? {
    didSet { nameChanged() }
  }
  /// What the identification of its list answered, kept with the cell.
  var asked: ExposedItem? {
    didSet { nameChanged() }
  }
  /// Whether it shows an item, and the index that the app gave it: what each pass asks, without a copy of the item.
  private(set) var isNamed = false
  private(set) var givenIndex: Int?
  /// Whether the identification has been asked since the cell was newly shown, moved or reloaded.
  var isAsked = false
  /// For how many passes in a row its name could not be made sure of; until it is, it cannot be measured.
  var doubts = 0 {
    didSet { needsMeasuring = true }
  }
  /// The cell in which it lies; its name goes before its own.
  weak var owner: HostCell?
  /// The views inside it that were bound with it.
  var inner: [HostCell] = []
  /// A view that the app registered by itself.
  var registration: Int?

  // Where it is.
  var place = CellPlace(section: 0, item: 0) {
    didSet { if place != oldValue { needsMeasuring = true } }
  }
  /// The list that displays it, and the pass in which it did last.
  weak var list: Surface? {
    didSet {
      isListed = list != nil
      needsMeasuring = true
    }
  }
  private(set) var isListed = false
  var displayedPass: UInt64 = 0
  /// The surface whose member it is, where no list displays it.
  weak var home: Surface?
  /// It waits to be found in a surface.
  var isLoose = false
  /// How often it was looked for a surface, and there was none.
  var vainLooks = 0

  /// The view of the surface that it is, or lies in.
  var top: ObjectIdentifier?
  /// Whether other views lie between it and its surface.
  var isDeep = false

  // What the engine was told.
  var slot: ItemSlot? {
    didSet {
      needsMeasuring = true
      clashesSince = nil
    }
  }
  /// Since when another view shows the same item.
  var clashesSince: Timestamp?
  /// Its name or attributes may differ from what the engine was told.
  var isRenamed = true {
    didSet { needsMeasuring = true }
  }
  /// Something that goes into what the engine is told, besides views, may have changed since it was measured last.
  var needsMeasuring = true

  init(view: AnyObject) {
    self.view = view
    key = ObjectIdentifier(view)
  }

  private func nameChanged() {
    let item = item
    isNamed = item != nil
    givenIndex = item?.index
    needsMeasuring = true
  }

  /// What it shows.
  var item: ExposedItem? { bound ?? asked }

  /// The cell in which it lies, itself where it lies in none.
  var outermost: HostCell { owner?.outermost ?? self }

  /// The id under which the engine knows what it shows: inside a cell, the cell's id comes first.
  var reportedID: String? {
    guard let item else { return nil }
    if let outer = owner?.reportedID { return outer + "/" + item.id }
    return item.id
  }
}
