// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  public import SightlineHost
#endif

/// A lazy stack of SwiftUI in a scroll view: rows are made as they come near and dropped when they are far.
///
/// Under ``HeadlessQuirk/hostedRowsReused`` what leaves becomes what comes, under ``HeadlessQuirk/hostedRowsKept`` it
/// stays, hidden, while its item gets a new row when it comes back.
@MainActor
public final class HeadlessLazyStack: HeadlessView {
  /// What it shows, in this order.
  public var rows: [String] {
    didSet { if rows != oldValue { changed() } }
  }
  /// Names what a row shows.
  public var item: (@MainActor (String) -> ExposedItem) = { ExposedItem($0) }
  /// Fills a row that was made, or given to another item.
  public var fill: (@MainActor (HeadlessHostedView, String) -> Void)?

  private let session: HostSession<HeadlessToolkit>
  /// What modifiers further out call the surfaces around it; `nil`: not known.
  public var names: [String]? {
    didSet { if names != oldValue { tell() } }
  }
  /// The items that it lies in, outermost first.
  public var holders: [String] = [] {
    didSet { if holders != oldValue { tell() } }
  }
  private let length: Double
  private let isHorizontal: Bool
  private weak var scroller: HeadlessHostedScrollView?
  private var shown: [String: HeadlessHostedView] = [:]
  private var kept: [HeadlessHostedView] = []

  /// Makes a stack and puts it into a scroll view, whose content it becomes.
  ///
  /// - Parameters:
  ///   - scroller: What scrolls it.
  ///   - session: Who watches its rows.
  ///   - names: What modifiers further out call the surfaces around it; `nil`: not known.
  ///   - rows: What it shows.
  ///   - length: How long a row is, along the stack.
  ///   - isHorizontal: Whether rows stand beside each other.
  public init(
    in scroller: HeadlessHostedScrollView, of session: HostSession<HeadlessToolkit>, names: [String]? = nil,
    rows: [String], length: Double, isHorizontal: Bool = false
  ) {
    self.session = session
    self.names = names
    self.rows = rows
    self.length = length
    self.isHorizontal = isHorizontal
    self.scroller = scroller
    super.init(name: "lazy stack")
    scroller.addSubview(self)
    scroller.stack = self
    changed()
  }

  /// The row of an item that is near.
  public func row(of id: String) -> HeadlessHostedView? { shown[id] }

  /// SwiftUI takes all rows for others now: each is dropped, and made anew.
  public func makeAnew() {
    for id in shown.keys.sorted() { leave(id) }
    setNeedsLayout()
  }

  /// All rows are gone, with what is in them.
  public func dismantle() {
    for id in shown.keys.sorted() { shown.removeValue(forKey: id).map(drop) }
    kept.forEach(drop)
    kept = []
  }

  private func tell() {
    for (id, row) in shown.sorted(by: { $0.key < $1.key }) {
      (row.names, row.holders) = (names, holders)
      row.update(item(id))
    }
  }

  private func changed() {
    let all = Double(rows.count) * length
    guard let scroller else { return }
    if isHorizontal { scroller.contentWidth = all } else { scroller.contentHeight = all }
    frame = Rect(
      x: 0, y: 0, width: isHorizontal ? all : scroller.bounds.width,
      height: isHorizontal ? scroller.bounds.height : all)
    setNeedsLayout()
  }

  override public func layoutSubviews() {
    super.layoutSubviews()
    guard let scroller, length > 0 else { return }
    let start = isHorizontal ? scroller.bounds.x : scroller.bounds.y
    let extent = isHorizontal ? scroller.bounds.width : scroller.bounds.height
    let near = rows.enumerated().filter { place, _ in
      let top = Double(place) * length
      return top < start + extent + length && top + length > start - length
    }
    let ids = near.map(\.element)
    var leaving = shown.keys.filter { !ids.contains($0) }.sorted()
    for (place, id) in near {
      if shown[id] == nil { shown[id] = come(id, insteadOf: &leaving) }
      shown[id]?.frame = Rect(
        x: isHorizontal ? Double(place) * length : 0, y: isHorizontal ? 0 : Double(place) * length,
        width: isHorizontal ? length : bounds.width, height: isHorizontal ? bounds.height : length)
    }
    for id in leaving { leave(id) }
  }

  private func come(_ id: String, insteadOf leaving: inout [String]) -> HeadlessHostedView {
    if system?.has(.hostedRowsReused) == true, let old = leaving.popLast(), let row = shown.removeValue(forKey: old) {
      row.update(item(id))
      fill?(row, id)
      return row
    }
    let row = HeadlessHostedView(item(id), in: session, names: names, holders: holders, name: "row")
    addSubview(row)
    fill?(row, id)
    return row
  }

  private func leave(_ id: String) {
    guard let row = shown.removeValue(forKey: id) else { return }
    guard system?.has(.hostedRowsKept) == true else { return drop(row) }
    row.isHidden = true
    kept.append(row)
    if kept.count > 3 { drop(kept.removeFirst()) }
  }

  private func drop(_ row: HeadlessHostedView) {
    row.dismantle()
    row.removeFromSuperview()
  }
}
