// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension AnyHostSession {
  /// What was measured of an item, in the content coordinates that the engine is given.
  private struct Measured {
    var frame: Rect
    var alpha: Double
    var isHidden: Bool
    var isMeasurable: Bool
    var index: Int?
  }

  /// Tells the engine of an item, where anything of it has changed.
  func tell(_ cell: HostCell, _ place: ChainMath.ItemPlace, in surface: Surface) {
    guard cell.isNamed else {
      cell.isRenamed = false
      cell.slot = nil
      return
    }
    let measured = measured(cell, place, in: surface)
    if !cell.isRenamed, let slot = cell.slot, slot.cellKey == cell.key, slot.isIn(surface) {
      guard slot.pass != pass else { return }
      slot.pass = pass
      update(slot, measured, surface)
      return
    }
    guard let item = cell.item, let id = cell.reportedID else { return }
    if let slot = surface.slotsByID[id] {
      guard takes(cell, slot, measured, in: surface) else { return }
      slot.pass = pass
      slot.cellKey = cell.key
      cell.slot = slot
      cell.isRenamed = false
      rename(slot, item, measured, surface)
    } else {
      begin(cell, item, id, measured, surface)
    }
  }

  /// Whether a view is what shows an item from now on, although another one has shown it so far, or does still.
  ///
  /// Of two the one counts that is not hidden: a toolkit keeps views for later, and hides them. Of two that are not, the
  /// first; that is a fault of the app, unless the other one is about to go.
  private func takes(_ cell: HostCell, _ slot: ItemSlot, _ measured: Measured, in surface: Surface) -> Bool {
    if slot.cellKey == cell.key { return true }
    if measured.isHidden, let holder = cells[slot.cellKey], holder.view != nil, holder.slot === slot { return false }
    guard slot.pass == pass else { return true }
    if slot.line.hidden, !measured.isHidden {
      cells[slot.cellKey]?.slot = nil
      cells[slot.cellKey]?.isRenamed = true
      surface.changed.removeAll { $0.id == slot.line.id }
      return true
    }
    let since = cell.clashesSince ?? scheduler.now
    cell.clashesSince = since
    if scheduler.now - since >= Self.clashPatience { report(.duplicateItem, surface: surface.id, slot.line.id) }
    return false
  }

  /// For so long two views may show one item at once, while one takes the other's place.
  private static var clashPatience: TimeSpan { .milliseconds(500) }

  private func measured(
    _ cell: HostCell, _ place: ChainMath.ItemPlace, in surface: Surface
  ) -> Measured {
    let transform = place.way.transform.then(surface.place.linear)
    let frame = transform.box(of: place.bounds).orBad
    let cut = place.way.clip.map {
      ChainMath.cut(frame, by: surface.place.linear.box(of: $0), slack: book.slack)
    }
    let isTurned = !place.isFlat || surface.place.isTurned || ChainMath.isTurned(transform, place.bounds, box: frame)
    let isCell = cell.isListed && cell.place.kind == .cell
    return Measured(
      frame: frame, alpha: place.alpha * surface.place.alpha,
      isHidden: place.isHidden || surface.place.isHidden || cut == .everything,
      isMeasurable: !isTurned && cut != .aPart && cell.doubts == 0,
      index: cell.givenIndex ?? (isCell ? cell.place.item : nil))
  }

  private func update(_ slot: ItemSlot, _ measured: Measured, _ surface: Surface) {
    if slot.line.frame == measured.frame, slot.line.alpha == measured.alpha, slot.line.hidden == measured.isHidden,
      slot.line.measurable == measured.isMeasurable, slot.line.index == measured.index
    {
      return
    }
    apply(measured, to: &slot.line)
    surface.changed.append(slot.line)
  }

  private func apply(_ measured: Measured, to line: inout ItemLine) {
    line.frame = measured.frame
    line.alpha = measured.alpha
    line.hidden = measured.isHidden
    line.measurable = measured.isMeasurable
    line.index = measured.index
  }

  /// The same id, bound anew: its content, rules or attributes may be others now.
  private func rename(_ slot: ItemSlot, _ item: ExposedItem, _ measured: Measured, _ surface: Surface) {
    let isOther = slot.line.content != item.content
    var line = slot.line
    apply(measured, to: &line)
    line.content = item.content
    line.rules = item.rules
    let attributes = isOther ? (item.makesAttributes?() ?? item.attributes) : item.attributes
    let hasNews = attributes != nil && attributes != slot.attributes
    if hasNews || isOther { slot.attributes = attributes }
    guard line != slot.line || hasNews else { return }
    slot.line = line
    if isOther { ask(about: slot, item, surface) }
    line.attributes = hasNews || isOther ? attributes : nil
    surface.changed.append(line)
  }

  private func begin(
    _ cell: HostCell, _ item: ExposedItem, _ id: String, _ measured: Measured, _ surface: Surface
  ) {
    var line = ItemLine(id: id, frame: measured.frame, content: item.content, rules: item.rules)
    apply(measured, to: &line)
    let slot = ItemSlot(line: line, surface: surface, cell: cell, pass: pass)
    slot.attributes = item.makesAttributes?() ?? item.attributes
    surface.slots.append(slot)
    surface.slotsByID[id] = slot
    cell.slot = slot
    cell.isRenamed = false
    ask(about: slot, item, surface)
    checkRules(line, surface)
    line.attributes = slot.attributes
    surface.changed.append(line)
  }

  // MARK: Questions before an item can be shown

  /// Asks the store of `once` and the app's veto, before the batch that could show the item (fine print 36).
  private func ask(about slot: ItemSlot, _ item: ExposedItem, _ surface: Surface) {
    let content = slot.line.content ?? slot.line.id
    for rule in onceRules {
      do {
        guard let known = try store?.known([content], rule: rule), !known.isEmpty else { continue }
        feed.questions.append(.known(rule: rule, contents: known))
      } catch {
        report(.storeFailed, surface: surface.id, rule)
      }
    }
    guard let vetoes else { return }
    let vetoed = vetoes(surface.id, item)
    for rule in slot.vetoed where !vetoed.contains(rule) { veto(slot, rule, false, surface) }
    for rule in vetoed where !slot.vetoed.contains(rule) { veto(slot, rule, true, surface) }
    slot.vetoed = vetoed
  }

  private func veto(_ slot: ItemSlot, _ rule: String, _ isOn: Bool, _ surface: Surface) {
    feed.questions.append(.veto(surface: surface.id, item: slot.line.id, rule: rule, isOn: isOn))
  }

  // MARK: What is gone

  /// Takes away what this pass has not seen, with the reason that the geometry gives.
  func removeUnseen(_ surface: Surface, _ facts: SurfaceFacts) {
    guard hasUnseen(surface) else { return }
    var deleted: [String] = []
    var offscreen: [String] = []
    for slot in surface.slots where slot.pass != pass {
      if isDeleted(slot, surface, facts) { deleted.append(slot.line.id) } else { offscreen.append(slot.line.id) }
      surface.slotsByID[slot.line.id] = nil
      if let cell = cells[slot.cellKey], cell.slot === slot { cell.slot = nil }
    }
    surface.slots.removeAll { $0.pass != pass }
    if !deleted.isEmpty {
      feed.removals.append(.remove(surface: surface.id, items: deleted, reason: .deleted))
    }
    if !offscreen.isEmpty {
      feed.removals.append(.remove(surface: surface.id, items: offscreen, reason: .offscreen))
    }
  }

  private func hasUnseen(_ surface: Surface) -> Bool {
    for slot in surface.slots where slot.pass != pass { return true }
    return false
  }

  /// Whether an item that is not shown any more was taken out of its list, rather than moved out of sight.
  ///
  /// The list's own answer counts where it has one. Else an item whose last place is out of sight now has left by
  /// scrolling; one whose place is in sight was taken away if the list has become shorter, if its cell shows another
  /// item in the same place, or if no list shows it.
  private func isDeleted(_ slot: ItemSlot, _ surface: Surface, _ facts: SurfaceFacts) -> Bool {
    if let id = slot.listedID, let contains = slot.list?.identification?.contains {
      if !contains(id) { return true }
      // What lies in a cell may be gone while the cell is not.
      if id == slot.line.id { return false }
    }
    let place = surface.place
    let viewport = Rect(x: place.offset.x, y: place.offset.y, width: place.frame.width, height: place.frame.height)
    let left = ChainMath.intersection(slot.line.frame, viewport)
    guard left.width > 0, left.height > 0 else { return false }
    if facts.itemCount < surface.itemCount { return true }
    guard let cell = cells[slot.cellKey], cell.view != nil else { return surface.displayed.isEmpty }
    if cell.list === surface { return facts.offset == surface.offsetAtLastLook }
    return surface.displayed.isEmpty
  }
}
