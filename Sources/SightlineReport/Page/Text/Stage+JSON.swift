// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension Stage {
  func write(_ json: inout ScriptJSON) {
    json.field("windows", windows) { json, window in
      json.object { json in
        json.field("id", window.id)
        json.field("frames", steps: window.frames) { $0.elements($1) }
        json.field("states", steps: window.states) { $0.value($1.rawValue) }
      }
    }
    json.field("surfaces", surfaces) { json, surface in json.object { write(surface, &$0) } }
    json.field("items", items) { json, item in json.object { Self.write(item, &$0) } }
    json.field("covers", covers) { json, covers in json.object { Self.write(covers, &$0) } }
    json.field("app", steps: app) { $0.value($1.rawValue) }
    json.optional("paused", steps: paused) { $0.value($1 ? 1 : 0) }
    json.field("sessions", sessions) { json, session in
      json.list { json in
        json.value(session.time)
        json.value(session.number)
      }
    }
    json.field("taps", taps) { json, tap in
      json.list { json in
        json.value(tap.time)
        json.value(tap.item)
      }
    }
  }

  // MARK: Surfaces

  private func write(_ surface: SurfaceRow, _ json: inout ScriptJSON) {
    json.field("id", surface.id)
    json.field("window", surface.lines.values.compactMap { $0 }.first.flatMap { window($0.window) } ?? 0)
    if let rules = surface.lines.values.compactMap({ $0?.rules }).last {
      json.field("rules", rules) { $0.value($1) }
    }
    json.field("lines", zip(surface.lines.times, surface.lines.values)) { json, step in
      json.list { json in
        json.value(step.0)
        if let line = step.1 { write(line, at: step.0, &json) } else { json.null() }
      }
    }
    json.field("offset") { json in
      json.field("t", differences: surface.offset.times)
      let points = surface.offset.values
      if points.contains(where: { $0.x != 0 }) {
        json.field("x", differences: points.map { ScriptJSON.hundredths($0.x) })
      }
      json.field("y", differences: points.map { ScriptJSON.hundredths($0.y) })
    }
    json.field("phases", steps: surface.phases) { $0.value($1.rawValue) }
    json.field("shown", steps: surface.shown) { json, shown in
      json.value(shown.isShown ? 1 : 0)
      json.value(shown.reason?.rawValue)
    }
    json.field("paused", steps: surface.paused) { $0.value($1 ? 1 : 0) }
    json.field("visits", surface.visits) { json, visit in
      json.list { json in
        json.value(visit.time)
        json.value(visit.number)
      }
    }
  }

  private func write(_ line: SurfaceLine, at time: Int64, _ json: inout ScriptJSON) {
    json.elements(line.frame)
    json.value(line.insets.top)
    json.value(line.insets.left)
    json.value(line.insets.bottom)
    json.value(line.insets.right)
    let parent = line.parent.flatMap { surface($0) }
    // A parent that is not there keeps a surface off the screen, so it must not look like a root.
    json.value(line.parent == nil ? -1 : parent ?? -2)
    json.value(parent.flatMap { place in line.parentItem.flatMap { surfaces[place].row(of: $0, at: time) } } ?? -1)
    json.value(line.parent == nil ? window(line.window) ?? -1 : -1)
  }

  // MARK: Items

  private static func write(_ item: ItemRow, _ json: inout ScriptJSON) {
    json.field("surface", item.surface)
    json.field("id", item.id)
    json.field("content", item.content)
    json.field("index")
    if let index = item.index { json.value(index) } else { json.null() }
    json.field("frames", steps: item.frames) { json, placement in
      switch placement {
      case .at(let rect): json.elements(rect)
      case .gone(let reason):
        json.null()
        json.value(reason.rawValue)
      }
    }
    json.optional("alpha", steps: item.alpha) { $0.value($1) }
    json.optional("hidden", steps: item.hidden) { $0.value($1 ? 1 : 0) }
    json.optional("measurable", steps: item.measurable) { $0.value($1 ? 1 : 0) }
    if let rules = item.rules { json.field("rules", rules) { $0.value($1) } }
    if let attributes = item.attributes, !attributes.isEmpty {
      json.field("attributes")
      json.value(attributes)
    }
    guard !item.fraction.isEmpty else { return }
    json.field("fraction") { json in
      json.field("t", differences: item.fraction.times)
      json.field("f", item.fraction.values) { $0.value(ScriptJSON.tenThousandths($1)) }
    }
  }

  // MARK: Covers

  private static func write(_ covers: CoverRow, _ json: inout ScriptJSON) {
    json.field("surface", covers.surface ?? -1)
    json.field("window", covers.window ?? -1)
    json.field("sets", zip(covers.sets.times, covers.sets.values)) { json, step in
      json.list { json in
        json.value(step.0)
        json.list(step.1) { json, cover in json.object { write(cover, &$0) } }
      }
    }
  }

  private static func write(_ cover: Cover, _ json: inout ScriptJSON) {
    json.field("rect")
    json.list { $0.elements(cover.rect) }
    if let kind = cover.kind { json.field("kind", kind.rawValue) }
    if let opacity = cover.opacity { json.field("opacity", opacity) }
    if let by = cover.by { json.field("by", by) }
    guard !cover.except.isEmpty else { return }
    json.field("except", cover.except) { json, exception in
      guard let surface = exception.surface else { return json.value(exception.item) }
      json.list { json in
        json.value(surface)
        json.value(exception.item)
      }
    }
  }
}
