// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineHost
#endif

extension HeadlessListView {
  // MARK: Telling of changes

  /// Asks the source for everything again; the cells on screen are replaced in the next layout.
  public func reloadData() {
    if updateDepth > 0 { violate("was reloaded in the middle of a batch of updates") }
    toldCounts = source.counts()
    collected = HeadlessUpdates()
    pending = [.reload(toldCounts)]
    setNeedsLayout()
    system?.post(.reloaded(self))
  }

  /// Tells of several changes at once. The source must have changed when `changes` returns.
  ///
  /// - Parameters:
  ///   - changes: Changes the source, and tells the list what has changed.
  ///   - completion: Called in a turn after the one in which the changes came to the cells.
  public func performBatchUpdates(_ changes: @MainActor () -> Void, completion: (@MainActor () -> Void)? = nil) {
    beginUpdates()
    changes()
    if let completion { completions.append(completion) }
    endUpdates()
  }

  /// Begins a batch, which may go on over several turns.
  public func beginUpdates() {
    updateDepth += 1
  }

  /// Ends a batch; the changes of nested ones belong to the outermost.
  public func endUpdates() {
    guard updateDepth > 0 else {
      violate("was told to end updates that it had not begun")
      return
    }
    updateDepth -= 1
    if updateDepth == 0 { takeIn() }
  }

  /// Tells that items have come, by their paths after the batch.
  public func insertItems(at paths: [HeadlessPath]) { change { $0.insertedItems += paths } }

  /// Tells that items have gone, by their paths before the batch.
  public func deleteItems(at paths: [HeadlessPath]) { change { $0.deletedItems += paths } }

  /// Gives items other cells.
  public func reloadItems(at paths: [HeadlessPath]) { change { $0.reloadedItems += paths } }

  /// Configures the cells of items again, in place.
  public func reconfigureItems(at paths: [HeadlessPath]) { change { $0.reconfiguredItems += paths } }

  /// Tells that an item has moved.
  public func moveItem(at path: HeadlessPath, to goal: HeadlessPath) {
    change { $0.movedItems.append(HeadlessUpdates.Move(from: path, to: goal)) }
  }

  /// Tells that sections have come.
  public func insertSections(_ sections: [Int]) { change { $0.insertedSections += sections } }

  /// Tells that sections have gone.
  public func deleteSections(_ sections: [Int]) { change { $0.deletedSections += sections } }

  /// Gives all items of sections other cells; there may be more or fewer of them.
  public func reloadSections(_ sections: [Int]) { change { $0.reloadedSections += sections } }

  /// Tells that a section has moved.
  public func moveSection(_ section: Int, to goal: Int) {
    change { $0.movedSections.append(HeadlessUpdates.Move(from: section, to: goal)) }
  }

  /// Tells of all changes of a batch.
  public func apply(_ updates: HeadlessUpdates) {
    change { $0 = updates }
  }

  private func change(_ change: (inout HeadlessUpdates) -> Void) {
    if isUpdating { violate("was changed while it updates its cells") }
    change(&collected)
    if updateDepth == 0 { takeIn() }
  }

  private func takeIn() {
    let updates = collected
    collected = HeadlessUpdates()
    let after = source.counts()
    do throws(UpdatePlan.Fault) {
      let plan = try UpdatePlan(updates, before: toldCounts, after: after)
      if !updates.isEmpty { pending.append(.updates(plan)) }
    } catch {
      violate("invalid update: \(error.text)")
      pending = [.reload(after)]
    }
    toldCounts = after
    setNeedsLayout()
  }

  // MARK: Bringing them to the cells

  func commit() {
    guard !pending.isEmpty else { return }
    let steps = pending
    pending = []
    noteLag()
    for step in steps {
      switch step {
      case .reload(let counts): reload(counts)
      case .updates(let plan): update(plan)
      }
    }
    needsMap = true
    configureAgain()
    for action in completions { if let system { system.perform(action) } else { action() } }
    completions = []
  }

  private func reload(_ counts: ListCounts) {
    shownCounts = counts
    known = counts.items.map { Array(repeating: .nan, count: $0) }
    provisional = []
    dropPrepared()
    if has(.reloadReusesSameCells) {
      reloadInPlace()
    } else {
      let old = cells
      cells = []
      for shown in old { end(shown) }
      endSupplements { _ in true }
    }
    if has(.orthogonalScrollerRecreated) { dropScrollers { _ in true } }
    dropScrollers { $0.section >= counts.sections }
    if has(.reloadReplacesAllCells) { dropPool() }
  }

  /// The cells stay where they are and are told to show what is there now.
  private func reloadInPlace() {
    for shown in cells where !shownCounts.contains(shown.path) { end(shown) }
    cells.removeAll { !shownCounts.contains($0.path) }
    for index in cells.indices { cells[index].needsConfiguring = true }
    endSupplements { $0.place.section >= self.shownCounts.sections }
    for supplement in supplements { source.configureSupplementary?(supplement.view, supplement.place) }
  }

  private func update(_ plan: UpdatePlan) {
    dropPrepared()
    shownCounts = plan.after
    known = plan.carry(known, fresh: .nan)
    provisional = []
    let reconfigured = Set(plan.updates.reconfiguredItems)
    var kept: [Shown] = []
    for var shown in cells {
      guard let path = plan.place(of: shown.path) else {
        end(shown)
        continue
      }
      if plan.isReloaded(shown.path), !has(.reloadReusesSameCells) {
        end(shown, isHeld: true)
        continue
      }
      if reconfigured.contains(shown.path) || plan.isReloaded(shown.path) { shown.needsConfiguring = true }
      shown.path = path
      kept.append(shown)
    }
    cells = kept.sorted { $0.path < $1.path }
    for path in plan.updates.reloadedItems + plan.updates.reconfiguredItems {
      if let path = plan.place(of: path) { known[path.section][path.item] = .nan }
    }
    moveSupplements(plan)
    dropScrollers { plan.section(of: $0.section) == nil }
    for scroller in scrollers { scroller.section = plan.section(of: scroller.section) ?? scroller.section }
  }

  /// Headers and footers go with their sections; what belongs to items is found again.
  private func moveSupplements(_ plan: UpdatePlan) {
    let reloaded = Set(plan.updates.reloadedSections)
    endSupplements { supplement in
      let place = supplement.place
      if plan.section(of: place.section) == nil || reloaded.contains(place.section) { return true }
      return supplement.isOfItem && plan.place(of: HeadlessPath(place.section, place.item)) == nil
    }
    for index in supplements.indices {
      let place = supplements[index].place
      if supplements[index].isOfItem, let path = plan.place(of: HeadlessPath(place.section, place.item)) {
        supplements[index].place.section = path.section
        supplements[index].place.item = path.item
      } else {
        supplements[index].place.section = plan.section(of: place.section) ?? place.section
      }
    }
  }

  private func configureAgain() {
    for index in cells.indices where cells[index].needsConfiguring {
      cells[index].needsConfiguring = false
      source.configure(cells[index].cell, cells[index].path)
    }
  }
}
