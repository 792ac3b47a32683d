// SPDX-License-Identifier: MIT

extension Engine {
  /// Puts an event among those of its time.
  ///
  /// - Parameter isAppear: Stands before the `enter` events that were told before it.
  mutating func tell(
    _ group: EventGroup, _ exposure: Int32, _ name: CellName, _ kind: Event.Kind, _ moment: Moment,
    isAppear: Bool = false
  ) {
    let surface = Int(name.surface)
    let isOld = group == .fellDue || group == .tapped || group == .ended
    let event = Event(
      time: moment.time, kind: kind, surface: surfaces[surface].line.id, item: name.item, content: name.content,
      index: name.index, visit: isOld ? surfaces[surface].visitBefore : surfaces[surface].visit,
      session: isOld ? sessionBefore : session, sequence: 0,
      uncertainty: book.record == .full ? moment.uncertainty : nil, attributes: name.attributes)
    let index = Int(exposure)
    let place = exposures[index].batchPlace.map { min($0, name.place) } ?? name.place
    exposures[index].batchPlace = place
    let entry = PendingEvent(group: group, exposure: exposure, place: place, event: event)
    guard isAppear else {
      pending.append(entry)
      return
    }
    var slot = pending.count
    while slot > 0, pending[slot - 1].exposure == exposure, pending[slot - 1].group == group { slot -= 1 }
    pending.insert(entry, at: slot)
  }

  /// Brings the events of one time into the order of the contract (design 5.5, fine print 8) and numbers them.
  mutating func flushEvents() {
    if pending.isEmpty { return }
    if pending.count > 1 {
      for place in pending.indices {
        if let first = exposures[Int(pending[place].exposure)].batchPlace { pending[place].place = first }
      }
      numberInOrder()
    } else {
      number(0)
    }
    for entry in pending { exposures[Int(entry.exposure)].batchPlace = nil }
    pending.removeAll(keepingCapacity: true)
  }

  /// Numbers the pending events in the order of the contract.
  ///
  /// Small keys are sorted instead of the events, which hold texts.
  private mutating func numberInOrder() {
    var keys = scratch.eventKeys
    scratch.eventKeys = Rows()
    keys.removeAll(keepingCapacity: true)
    for index in pending.indices {
      keys.append(
        EventKey(
          group: pending[index].group.rawValue, place: pending[index].place,
          serial: exposures[Int(pending[index].exposure)].serial, index: index))
    }
    keys.arrange(by: <)
    for key in keys { number(key.index) }
    scratch.eventKeys = keys
  }

  @inline(never)
  private mutating func number(_ place: Int) {
    sequence += 1
    pending[place].event.sequence = sequence
    events.append(pending[place].event)
    guard case .appear = pending[place].event.kind else { return }
    // Exposures that began at one time began in the order of their events.
    exposures[Int(pending[place].exposure)].serial = nextSerial
    nextSerial += 1
  }

  // MARK: Fractions

  @inline(__always)
  mutating func noteFraction(_ surface: Int32, _ slot: Int32, _ before: Double) {
    if tracksFractions { touches.append(BatchTouch(place: .init(surface: surface, slot: slot), before: before)) }
  }

  /// Tells the fractions that differ from those before the batch, in the order of places.
  mutating func tellFractions(_ time: Timestamp) {
    var first: [SlotPlace: Double] = [:]
    var changes = Rows<(place: EventPlace, change: FractionChange)>()
    for touch in touches where first[touch.place] == nil {
      first[touch.place] = touch.before
      let surface = Int(touch.place.surface)
      let record = self[surface, touch.place.slot]
      let fraction = record.cell >= 0 ? cells[Int(record.cell)].fraction : 0
      if fraction == touch.before { continue }
      let change = FractionChange(
        time: time, surface: surfaces[surface].line.id, item: record.id, fraction: fraction)
      changes.append((EventPlace(surface: surfaces[surface].place, item: record.place), change))
    }
    touches.removeAll(keepingCapacity: true)
    changes.arrange { $0.place < $1.place }
    for change in changes { fractionChanges.append(change.change) }
  }
}
