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
    engine.clock.hasEnded ? nil : measured().engine.inputsThatHold(window, item, covers)
  }
}

extension Engine {
  /// The same of an engine without an open batch.
  fileprivate func inputsThatHold(
    _ window: (String) -> WindowLine?, _ item: (_ surface: String, _ item: String) -> ItemLine?,
    _ covers: (_ surface: String?, _ window: String?) -> [Cover]
  ) -> [Input] {
    var inputs: [Input] = []
    for state in windows { state.tell(window, covers, &inputs) }
    // Places and not what they are of: nothing of an array of states is kept for the runtime then.
    var there = Rows<(place: Int64, surface: Int)>()
    for surface in liveSurfaces where surfaces[Int(surface)].isReported {
      there.append((surfaces[Int(surface)].place, Int(surface)))
    }
    there.arrange { $0.place < $1.place }
    for (_, surface) in there { inputs.append(.surface(surfaces[surface].line)) }
    tellKnown(there, &inputs)
    for (_, surface) in there {
      tellVetoes(surface, &inputs)
      surfaces[surface].tell(item, covers, &inputs)
    }
    if isPaused { inputs.append(.pause(surface: nil)) }
    // Error bars of what follows depend on the time, though nothing is left of what was told.
    if inputs.isEmpty { inputs.append(.still) }
    return inputs
  }

  /// What must not be reported again under rules that count once, as far as it is shown now.
  private func tellKnown(_ there: Rows<(place: Int64, surface: Int)>, _ inputs: inout [Input]) {
    let rules = self.rules.rules.indices.filter { memories[$0].repetition == .once }
    if rules.isEmpty { return }
    var shown: Set<String> = []
    for (_, surface) in there {
      for (_, slot) in surfaces[surface].items.all {
        shown.insert(self[surface, slot].content ?? self[surface, slot].id)
      }
    }
    for rule in rules {
      let contents = memories[rule].known.filter { shown.contains($0) }
      if !contents.isEmpty { inputs.append(.known(rule: self.rules.rules[rule].name, contents: contents)) }
    }
  }

  private func tellVetoes(_ surface: Int, _ inputs: inout [Input]) {
    let vetoes = surfaces[surface].vetoes
    for item in Array(vetoes.keys).arranged(by: <) {
      for rule in vetoes[item] ?? Rows() {
        let name = rules.rules[Int(rule)].name
        inputs.append(.veto(surface: surfaces[surface].line.id, item: item, rule: name, isOn: true))
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
    var lines: [ItemLine] = []
    for (_, slot) in items.all {
      guard var line = item(id, items[slot].id) else { continue }
      line.attributes = items[slot].attributes
      lines.append(line)
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
  fileprivate var all: Rows<(place: Int64, slot: Int32)> {
    var all = Rows<(place: Int64, slot: Int32)>()
    for slot in 0..<records.count where records[slot].isPresent {
      all.append((records[slot].place, Int32(truncatingIfNeeded: slot)))
    }
    all.arrange { $0.place < $1.place }
    return all
  }
}

extension RepetitionMemory {
  /// The texts that a rule which counts once does not report again, the one asked for last at the end.
  fileprivate var known: [String] {
    let keys = keysByRecency
    return keys.indices.reversed().filter { keys[$0].kind == .once }.map { keys[$0].content.text }
  }
}
