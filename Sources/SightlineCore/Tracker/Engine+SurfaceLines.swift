// SPDX-License-Identifier: MIT

extension Engine {
  mutating func takeSurface(_ line: SurfaceLine) {
    let index: Int32
    if let known = surfaceIndexes[line.id] {
      index = known
      if surfaces[Int(known)].isReported {
        let old = surfaces[Int(known)].line
        surfaces[Int(known)].line = line
        if old.window != line.window || old.parent != line.parent || old.parentItem != line.parentItem {
          relink(known)
        }
      } else {
        reportAgain(known, line)
      }
    } else {
      index = Int32(truncatingIfNeeded: surfaces.count)
      var surface = SurfaceState(line: line, place: nextSurfacePlace)
      surface.speedOffsetTime = clock.open ?? .zero
      nextSurfacePlace += 1
      surfaces.append(surface)
      enliven(index)
      surfaceIndexes[line.id] = index
      relink(index)
      relinkWaiting(for: line.id)
    }
    placeSurface(index)
  }

  /// A surface that comes back is as new, but for its visits (fine print 6, 21).
  private mutating func reportAgain(_ index: Int32, _ line: SurfaceLine) {
    let place = Int(index)
    if !surfaces[place].isLeaving {
      surfaces[place].place = nextSurfacePlace
      nextSurfacePlace += 1
    }
    if surfaces[place].livePlace < 0 { enliven(index) }
    surfaces[place].line = line
    surfaces[place].isReported = true
    surfaces[place].offset = .zero
    surfaces[place].hasGoodOffset = true
    if surfaces[place].phase != .idle {
      surfaces[place].phase = .idle
      batch.phasesChanged.append(index)
    }
    surfaces[place].isShown = true
    surfaces[place].hideReason = nil
    surfaces[place].showReason = nil
    surfaces[place].wasHiddenInBatch = false
    surfaces[place].isPaused = false
    setCovers(Rows(), ofSurface: place)
    surfaces[place].speed = 0
    surfaces[place].speedOffset = .zero
    surfaces[place].speedOffsetTime = clock.open ?? .zero
    surfaces[place].hasNewOffset = false
    relink(index)
  }

  private mutating func placeSurface(_ index: Int32) {
    let place = Int(index)
    let line = surfaces[place].line
    surfaces[place].box = Box(line.frame)
    let insets = line.insets
    let areGood = insets.top.isFinite && insets.left.isFinite && insets.bottom.isFinite && insets.right.isFinite
    surfaces[place].insets = areGood ? insets : nil
    if surfaces[place].box == nil || !areGood { report(.badNumber, line.id) }
    let names = line.rules ?? book.surfaces[line.id]
    let set = names.map { ruleSet($0, subject: line.id) } ?? 0
    if set != surfaces[place].ruleSet {
      surfaces[place].ruleSet = set
      surfaces[place].candidatesAreStale = true
    }
    if surfaces[place].childPosition >= 0, surfaces[place].parent >= 0 {
      surfaces[Int(surfaces[place].parent)].childTree.update(
        surfaces[place].childPosition, surfaces[place].box ?? .nothing)
    }
    markDirty(index)
  }

  mutating func removeSurface(_ index: Int32, _ reason: RemovalReason) {
    let place = Int(index)
    for slot in 0..<surfaces[place].items.records.count {
      markLeaving(index, Int32(truncatingIfNeeded: slot), reason)
    }
    surfaces[place].isReported = false
    surfaces[place].candidatesAreStale = true
    if !surfaces[place].isLeaving {
      surfaces[place].isLeaving = true
      batch.leavingSurfaces.append(index)
    }
    relink(index)
  }
}
