// SPDX-License-Identifier: MIT

extension Tracker {
  /// All that was told and still holds, as the fewest inputs that tell it again at once: what a recording begins with that
  /// is switched on in the middle of things. `nil` after the end.
  ///
  /// An engine keeps what it reckons with, not the numbers that it was given, so its host is asked for those. Nothing but
  /// a recording calls this, and an app that makes none links none of it.
  ///
  /// - Parameters:
  ///   - window: The line of a window; one without is left out.
  ///   - item: The line of an item in a surface, its attributes aside; an item without is left out.
  ///   - covers: The covers of a surface or of a window.
  package func inputsThatHold(
    window: (String) -> WindowLine?, item: (_ surface: String, _ item: String) -> ItemLine?,
    covers: (_ surface: String?, _ window: String?) -> [Cover]
  ) -> [Input]? {
    if clock.hasEnded { return nil }
    var closed = self
    closed.closeBatch()
    var inputs: [Input] = []
    for state in closed.windows { state.tell(window, covers, &inputs) }
    let there = closed.liveSurfaces.map { closed.surfaces[Int($0)] }.filter(\.isReported).arranged {
      $0.place < $1.place
    }
    for surface in there { inputs.append(.surface(surface.line)) }
    closed.tellKnown(there, &inputs)
    for surface in there {
      closed.tellVetoes(surface, &inputs)
      surface.tell(item, covers, &inputs)
    }
    if closed.isPaused { inputs.append(.pause(surface: nil)) }
    // Error bars of what follows depend on the time, though nothing is left of what was told.
    if inputs.isEmpty { inputs.append(.still) }
    return inputs
  }

  /// What must not be reported again under rules that count once, as far as it is shown now.
  private func tellKnown(_ surfaces: [SurfaceState], _ inputs: inout [Input]) {
    let rules = self.rules.rules.indices.filter { memories[$0].repetition == .once }
    if rules.isEmpty { return }
    var shown: Set<String> = []
    for surface in surfaces {
      for record in surface.items.all { shown.insert(record.content ?? record.id) }
    }
    for rule in rules {
      let contents = memories[rule].known.filter { shown.contains($0) }
      if !contents.isEmpty { inputs.append(.known(rule: self.rules.rules[rule].name, contents: contents)) }
    }
  }

  private func tellVetoes(_ surface: SurfaceState, _ inputs: inout [Input]) {
    for item in Array(surface.vetoes.keys).arranged(by: <) {
      for rule in surface.vetoes[item] ?? [] {
        let name = rules.rules[Int(rule)].name
        inputs.append(.veto(surface: surface.line.id, item: item, rule: name, isOn: true))
      }
    }
  }
}

extension WindowState {
  fileprivate func tell(
    _ window: (String) -> WindowLine?, _ covers: (_ surface: String?, _ window: String?) -> [Cover],
    _ inputs: inout [Input]
  ) {
    if let id {
      guard var line = window(id) else { return }
      line.scene = scene
      inputs.append(.window(line))
    } else if scene != .active {
      inputs.append(.app(scene))
    }
    let covers = covers(nil, id)
    if !covers.isEmpty { inputs.append(.covers(surface: nil, window: id, covers: covers)) }
  }
}

extension SurfaceState {
  /// Tells all but its own line and what is vetoed.
  fileprivate func tell(
    _ item: (_ surface: String, _ item: String) -> ItemLine?,
    _ covers: (_ surface: String?, _ window: String?) -> [Cover], _ inputs: inout [Input]
  ) {
    let id = line.id
    let lines = items.all.compactMap { record -> ItemLine? in
      guard var line = item(id, record.id) else { return nil }
      line.attributes = record.attributes
      return line
    }
    if !lines.isEmpty { inputs.append(.items(surface: id, items: lines, all: false)) }
    if offset != .zero {
      inputs.append(.scroll(surface: id, offset: offset, phase: phase == .idle ? nil : phase))
    } else if phase != .idle {
      inputs.append(.phase(surface: id, phase: phase))
    }
    if !isShown { inputs.append(.hide(surface: id, reason: hideReason)) }
    let covers = covers(id, nil)
    if !covers.isEmpty { inputs.append(.covers(surface: id, window: nil, covers: covers)) }
    if isPaused { inputs.append(.pause(surface: id)) }
  }
}

extension ItemStore {
  /// The items that are there, in the order in which they were first reported.
  fileprivate var all: [ItemRecord] {
    var all: [ItemRecord] = []
    for slot in 0..<records.count where records[slot].isPresent { all.append(records[slot]) }
    return all.arranged { $0.place < $1.place }
  }
}

extension RepetitionMemory {
  /// The texts that a rule which counts once does not report again, the one asked for last at the end.
  fileprivate var known: [String] {
    keysByRecency.reversed().compactMap { key in
      if case .once(let text) = key { text } else { nil }
    }
  }
}
