// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// Items and covers: the lines with lists in them.
extension JSONScanner {
  mutating func items() throws(Fault) -> Input {
    var surface: String?
    var items: [ItemLine]?
    var all = false
    while let key = try nextKey() {
      switch key {
      case "surface": surface = try text()
      case "all": all = try passNull() ? false : boolean(.boolean)
      case "items": items = try itemLines()
      default: try passOther(key)
      }
    }
    return .items(surface: try required(surface, .surface), items: try required(items, .items), all: all)
  }

  private mutating func itemLines() throws(Fault) -> [ItemLine] {
    var items: [ItemLine] = []
    try openList(.items)
    while try nextElement() { items.append(try itemLine()) }
    return items
  }

  @inline(__always)
  private mutating func itemLine() throws(Fault) -> ItemLine {
    let start = place
    try openList(.item)
    guard try nextElement() else { throw Fault(kind: .wrong(.item), place: start) }
    let id = try text()
    let x = try element(.item, of: start)
    let y = try element(.item, of: start)
    let width = try element(.item, of: start)
    let height = try element(.item, of: start)
    var item = ItemLine(id: id, frame: Rect(x: x, y: y, width: width, height: height))
    if try nextElement() {
      try itemFields(&item)
      try closeList(.item, of: start)
    }
    return item
  }

  private mutating func itemFields(_ item: inout ItemLine) throws(Fault) {
    if try passNull() { return }
    try openObject(.item)
    while let key = try nextKey() {
      switch key {
      case "content": item.content = try optionalText()
      case "index": item.index = try passNull() ? nil : whole()
      case "alpha": item.alpha = try optionalNumber() ?? 1
      case "hidden": item.hidden = try passNull() ? false : boolean(.boolean)
      case "measurable": item.measurable = try passNull() ? true : boolean(.boolean)
      case "rules": item.rules = try optionalNames()
      case "attributes": item.attributes = try passNull() ? nil : attributes()
      default: try skipValue()
      }
    }
  }

  mutating func covers() throws(Fault) -> Input {
    var surface: String?
    var window: String?
    var covers: [Cover]?
    while let key = try nextKey() {
      switch key {
      case "surface": surface = try optionalText()
      case "window": window = try optionalText()
      case "covers": covers = try coverList()
      default: try passOther(key)
      }
    }
    return .covers(surface: surface, window: window, covers: try required(covers, .covers))
  }

  private mutating func coverList() throws(Fault) -> [Cover] {
    var covers: [Cover] = []
    try openList(.covers)
    while try nextElement() { covers.append(try cover()) }
    return covers
  }

  private mutating func cover() throws(Fault) -> Cover {
    let start = place
    var rect: Rect?
    var cover = Cover(rect: .zero)
    try openObject(.cover)
    while let key = try nextKey() {
      switch key {
      case "rect": rect = try frame()
      case "kind": cover.kind = try passNull() ? nil : coverKind()
      case "opacity": cover.opacity = try optionalNumber()
      case "except": cover.except = try passNull() ? [] : exceptions()
      case "by": cover.by = try optionalText()
      default: try skipValue()
      }
    }
    guard let rect else { throw Fault(kind: .missing(.rect), place: start) }
    cover.rect = rect
    return cover
  }

  private mutating func coverKind() throws(Fault) -> Cover.Kind {
    try choice(.coverKind) { word in
      switch word {
      case "opaque": .opaque
      case "translucent": .translucent
      case "transparent": .transparent
      default: nil
      }
    }
  }

  private mutating func exceptions() throws(Fault) -> [Cover.Exception] {
    var exceptions: [Cover.Exception] = []
    try openList(.exceptions)
    while try nextElement() { exceptions.append(try exception()) }
    return exceptions
  }

  /// `"item-3"` or `["feed","item-3"]`.
  private mutating func exception() throws(Fault) -> Cover.Exception {
    if at.pointee == UInt8(ascii: "\"") { return Cover.Exception(item: try text()) }
    let start = place
    try openList(.exception)
    guard try nextElement() else { throw Fault(kind: .wrong(.exception), place: start) }
    let surface = try text(.exception)
    guard try nextElement() else { throw Fault(kind: .wrong(.exception), place: start) }
    let item = try text(.exception)
    try closeList(.exception, of: start)
    return Cover.Exception(surface: surface, item: item)
  }
}
