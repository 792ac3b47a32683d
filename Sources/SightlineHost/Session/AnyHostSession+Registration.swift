// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// What an app has asked to be tracked; names it when it is to end.
public struct Registration: Sendable, Equatable {
  let number: Int
  /// What it is looked for by when it ends: the id of a surface, or the view of an item.
  var surface: String?
  var view: ObjectIdentifier?
  /// Whether nothing came of it: the view is excluded, or the session has ended. Then there is nothing to listen to.
  public internal(set) var isRefused = false
}

extension AnyHostSession {
  package func trackErased(
    _ view: AnyObject, as id: String, options surfaceOptions: SurfaceOptions, identify: Identification?
  ) -> Registration {
    var registration = newRegistration()
    registration.surface = id
    if hasEnded || isExcluded(ObjectIdentifier(view)) {
      registration.isRefused = true
      return registration
    }
    noteChange()
    if let tracked = surfacesByKey[ObjectIdentifier(view)] {
      if tracked.id == id, tracked.view === view {
        tracked.options = surfaceOptions
        tracked.identification = identify
        tracked.registration = registration.number
        tracked.isForgotten = false
        tracked.belongsToApp()
        renew(tracked)
        return registration
      }
      leave(tracked)
    }
    if let known = surfacesByID[id] {
      if known.isAutomatic {
        // What was found under this name finds another one; the app's comes first.
        clear(known)
        known.belongsToApp()
      } else if known.view != nil, !known.isForgotten, known.view !== view, known.isHanging {
        report(.duplicateSurface, surface: id, nil)
      }
      revive(known, in: view)
      known.options = surfaceOptions
      known.identification = identify
      known.registration = registration.number
      return registration
    }
    add(
      Surface(
        id: id, view: view, options: surfaceOptions, identification: identify, isAutomatic: false,
        registration: registration.number, settleTime: options.settleTime, now: scheduler.now))
    return registration
  }

  package func registerErased(_ view: AnyObject, as item: ExposedItem) -> Registration {
    var registration = newRegistration()
    registration.view = ObjectIdentifier(view)
    if hasEnded {
      registration.isRefused = true
      return registration
    }
    let cell = cell(for: view)
    cell.owner?.inner.removeAll { $0 === cell }
    cell.owner = nil
    cell.registration = registration.number
    name(cell, item)
    attach(cell)
    noteChange()
    return registration
  }

  func bindErased(_ view: AnyObject, to item: ExposedItem?, inner: [(view: AnyObject, item: ExposedItem)]) {
    let cell = cell(for: view)
    name(cell, item)
    for old in cell.inner { forget(old, unlessIn: inner.map { ObjectIdentifier($0.view) }) }
    cell.inner = inner.map { part in
      let innerCell = self.cell(for: part.view)
      innerCell.owner = cell
      innerCell.registration = nil
      name(innerCell, part.item)
      attach(innerCell)
      return innerCell
    }
    if cell.list == nil { attach(cell) }
    noteChange()
  }

  /// Ends a registration. One that was replaced meanwhile ends nothing.
  public func end(_ registration: Registration) {
    noteChange()
    let number = registration.number
    if let id = registration.surface {
      if let surface = surfacesByID[id], surface.registration == number { surface.isForgotten = true }
    } else if let key = registration.view, let cell = cells[key], cell.registration == number {
      cell.registration = nil
      cell.bound = nil
      cell.isRenamed = true
    }
  }
}

extension AnyHostSession {
  func newRegistration() -> Registration {
    defer { nextRegistration += 1 }
    return Registration(number: nextRegistration)
  }

  func add(_ surface: Surface) {
    lookForAllLoose()
    surfaces.append(surface)
    if !surface.isScreen { surfacesByKey[surface.key] = surface }
    surfacesByID[surface.id] = surface
    startBeat()
  }

  /// A surface goes on in another view.
  func revive(_ surface: Surface, in view: AnyObject) {
    if surfacesByKey[surface.key] === surface { surfacesByKey[surface.key] = nil }
    surface.isForgotten = false
    surface.adopt(view)
    surface.pass = 0
    surface.trackedAt = scheduler.now
    surfacesByKey[surface.key] = surface
    lookForAllLoose()
    if let place = dormant.firstIndex(where: { $0 === surface }) { dormant.remove(at: place) }
    if !surfaces.contains(where: { $0 === surface }) { surfaces.append(surface) }
    startBeat()
    renew(surface)
  }

  /// A surface is new: it may be that of any view that waits for one.
  private func lookForAllLoose() {
    for cell in loose { cell.vainLooks = 0 }
  }

  /// Everything of it has to be asked again.
  func renew(_ surface: Surface) {
    surface.needsLook = true
    surface.wantsCoverSearch = true
    for cell in surface.displayed { cell.isAsked = false }
  }

  /// The view of a surface is tracked as another one now.
  func leave(_ surface: Surface) {
    surfacesByKey[surface.key] = nil
    surface.isForgotten = true
    surface.hasLostView = true
  }

  func cell(for view: AnyObject) -> HostCell {
    let key = ObjectIdentifier(view)
    if let cell = cells[key], cell.view === view { return cell }
    let cell = HostCell(view: view)
    cells[key] = cell
    return cell
  }

  private func name(_ cell: HostCell, _ item: ExposedItem?) {
    cell.bound = item
    cell.isRenamed = true
    if let item { checkID(item.id) }
  }

  /// What is bound but not displayed by a tracked list has to find its surface.
  func attach(_ cell: HostCell) {
    guard cell.home == nil else { return }
    cell.vainLooks = 0
    guard !cell.isLoose else { return }
    cell.isLoose = true
    loose.append(cell)
    // What was only bound waits for a surface, which is a reason of its own.
    if cell.registration != nil { startBeat() }
  }

  private func forget(_ cell: HostCell, unlessIn kept: [ObjectIdentifier]) {
    guard !kept.contains(cell.key) else { return }
    cell.owner = nil
    cell.bound = nil
    cell.isRenamed = true
  }
}
