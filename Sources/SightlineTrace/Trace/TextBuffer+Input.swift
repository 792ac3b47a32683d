// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension TextBuffer {
  /// Appends the fields of an input behind its time.
  mutating func append(_ input: Input) {
    switch input {
    case .window(let line): append(line)
    case .surface(let line): append(line)
    case .items(let surface, let items, let all):
      append(",\"op\":\"items\",\"surface\":", surface)
      if all { append(",\"all\":true") }
      append(items)
    case .remove(let surface, let items, let reason):
      append(",\"op\":\"remove\",\"surface\":", surface)
      append(",\"items\":")
      append(list: items)
      append(reason)
    case .removeSurface(let surface, let reason):
      append(",\"op\":\"remove\",\"surface\":", surface)
      append(reason)
    case .scroll(let surface, let offset, let phase):
      write(bound: ByteCursor.bound(scroll: surface, offset)) { $0.append(scroll: surface, offset, phase) }
    case .phase(let surface, let phase):
      append(",\"op\":\"phase\",\"surface\":", surface)
      append(",\"phase\":", phase.rawValue)
    case .covers(let surface, let window, let covers):
      append(",\"op\":\"covers\"")
      field(",\"surface\":", surface)
      field(",\"window\":", window)
      append(covers)
    case .show, .hide, .app, .tap, .attributes, .veto, .known, .reset, .pause, .resume, .session, .still, .wake, .end:
      append(plain: input)
    }
  }

  /// Appends a whole line that tells of a scroll: nearly all lines of a trace are such, so it is written in one go.
  mutating func appendLine(at time: Timestamp, scroll surface: String, _ offset: Point, _ phase: ScrollPhase?) {
    write(bound: ByteCursor.integerBound + 7 + ByteCursor.bound(scroll: surface, offset)) { cursor in
      cursor.append("{\"t\":")
      cursor.append(nanoseconds: time.nanoseconds)
      cursor.append(scroll: surface, offset, phase)
      cursor.append("}\n")
    }
  }

  /// Appends the inputs whose fields are words and texts.
  private mutating func append(plain input: Input) {
    switch input {
    case .show(let surface, let reason):
      append(",\"op\":\"show\",\"surface\":", surface)
      field(",\"reason\":", reason?.rawValue)
    case .hide(let surface, let reason):
      append(",\"op\":\"hide\",\"surface\":", surface)
      field(",\"reason\":", reason?.rawValue)
    case .app(let state): append(",\"op\":\"app\",\"state\":", state.rawValue)
    case .tap(let surface, let item):
      append(",\"op\":\"tap\",\"surface\":", surface)
      append(",\"item\":", item)
    case .attributes(let surface, let item, let attributes):
      append(",\"op\":\"attributes\",\"surface\":", surface)
      append(",\"item\":", item)
      append(",\"attributes\":")
      append(attributes, depth: 1)
    case .veto(let surface, let item, let rule, let isOn):
      append(",\"op\":\"veto\",\"surface\":", surface)
      append(",\"item\":", item)
      append(",\"rule\":", rule)
      isOn ? append(",\"on\":true") : append(",\"on\":false")
    case .known(let rule, let contents):
      append(",\"op\":\"known\",\"rule\":", rule)
      append(",\"contents\":")
      append(list: contents)
    case .reset(let surface, let item, let rule):
      append(",\"op\":\"reset\"")
      field(",\"surface\":", surface)
      field(",\"item\":", item)
      field(",\"rule\":", rule)
    case .pause(let surface):
      append(",\"op\":\"pause\"")
      field(",\"surface\":", surface)
    case .resume(let surface):
      append(",\"op\":\"resume\"")
      field(",\"surface\":", surface)
    case .session: append(",\"op\":\"session\"")
    case .still: append(",\"op\":\"still\"")
    case .wake: append(",\"op\":\"wake\"")
    case .end: append(",\"op\":\"end\"")
    case .window, .surface, .items, .remove, .removeSurface, .scroll, .phase, .covers: break
    }
  }

  private mutating func append(_ line: WindowLine) {
    append(",\"op\":\"window\",\"id\":", line.id)
    append(",\"frame\":")
    append(line.frame)
    if let scale = line.scale {
      append(",\"scale\":")
      append(scale)
    }
    field(",\"scene\":", line.scene?.rawValue)
  }

  private mutating func append(_ line: SurfaceLine) {
    append(",\"op\":\"surface\",\"id\":", line.id)
    field(",\"window\":", line.window)
    append(",\"frame\":")
    append(line.frame)
    field(",\"parent\":", line.parent)
    field(",\"parentItem\":", line.parentItem)
    if line.insets != .zero {
      append(",\"insets\":")
      append([line.insets.top, line.insets.left, line.insets.bottom, line.insets.right])
    }
    field(",\"rules\":", line.rules)
  }

  private mutating func append(_ reason: RemovalReason) {
    if reason != .deleted { append(",\"reason\":", reason.rawValue) }
  }

  /// Appends the four numbers of a rectangle.
  mutating func append(_ rect: Rect) {
    append("[")
    append(rect.x)
    append(",")
    append(rect.y)
    append(",")
    append(rect.width)
    append(",")
    append(rect.height)
    append("]")
  }

  /// Appends numbers in a list.
  mutating func append(_ numbers: [Double]) {
    append("[")
    for (index, number) in numbers.enumerated() {
      if index > 0 { append(",") }
      append(number)
    }
    append("]")
  }
}
