// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension AnyHostSession {
  package func report(_ kind: Misuse.Kind, surface: String? = nil, _ subject: String?) {
    report(Misuse(kind: kind, surface: surface, subject: subject, detail: kind.words(surface, subject)))
  }

  /// Reports what a shell has found, unless it was reported before.
  public func report(_ misuse: Misuse) {
    if misuses.isNew(misuse) { onMisuse?(misuse) }
  }

  /// Says that a stream of events was read too slowly.
  public func noteDroppedEvents() { report(.eventsDropped, nil) }

  /// Says that no id can be made of the identifiers of a diffable source.
  public func noteIdentifier(of type: String, surface: String) {
    report(.identifierWithoutName, surface: surface, type)
  }

  /// An id that is written like an index path names a place, not a thing.
  func checkID(_ id: String) {
    if Self.looksLikeIndexPath(id) { report(.idLooksLikeIndexPath, id) }
  }

  /// Two numbers and nothing else but what is written between and around them: `0-3`, `[0, 3]`, `{0, 3}`,
  /// `section 0 row 3`.
  nonisolated static func looksLikeIndexPath(_ id: String) -> Bool {
    var numbers = 0
    var isInNumber = false
    var words = ""
    for scalar in id.unicodeScalars {
      if ("0"..."9").contains(scalar) {
        if !isInNumber { numbers += 1 }
        isInNumber = true
        continue
      }
      isInNumber = false
      switch scalar {
      case "a"..."z", "A"..."Z": words.unicodeScalars.append(scalar)
      case "-", "_", ",", ".", ":", "/", "[", "]", "{", "}", "(", ")", " ", "=", "<", ">": continue
      default: return false
      }
    }
    return numbers == 2
      && ["", "sectionrow", "sectionitem", "sr", "si", "indexpath", "ip"].contains(words.lowercased())
  }

  /// Whether a rule could hold for an item if it were scrolled to the best place.
  func checkRules(_ line: ItemLine, _ surface: Surface) {
    let names = line.rules ?? surface.options.rules ?? book.surfaces[surface.id]
    let place = surface.place
    let width = place.frame.width - place.insets.left - place.insets.right
    let height = place.frame.height - place.insets.top - place.insets.bottom
    guard line.frame.width > 0, line.frame.height > 0, width > 0, height > 0 else { return }
    let most = min(1, width / line.frame.width) * min(1, height / line.frame.height)
    for rule in book.rules where names?.contains(rule.name) ?? true {
      guard rule.of == .item, rule.fraction > most + 1e-9 else { continue }
      let area = line.frame.width * line.frame.height
      if let large = rule.largeItem, area >= large.area, large.fraction <= most { continue }
      report(.ruleCannotHold, surface: surface.id, rule.name)
    }
  }

  /// Says which surfaces have waited too long for a window.
  func checkWindows(_ now: Timestamp) {
    for surface in surfaces where !surface.hasHadWindow && !surface.isAutomatic {
      if now - surface.trackedAt >= options.windowPatience {
        report(.surfaceNeverInWindow, surface: surface.id, nil)
      }
    }
  }

  /// Says which lists have shown cells for long, and nothing has said what they show.
  func checkNames(_ now: Timestamp) {
    for surface in surfaces where !surface.isAutomatic {
      let isNameless =
        surface.isLookedAt && !surface.displayed.isEmpty && surface.slots.isEmpty && surface.members.isEmpty
        && (surface.identification.map { $0.cell != nil } ?? true) && !surfaces.contains { $0.parent === surface }
      guard isNameless, let since = surface.namelessSince else {
        surface.namelessSince = isNameless ? now : nil
        continue
      }
      if now - since >= options.namePatience { report(.nothingNamed, surface: surface.id, nil) }
    }
  }

  /// Says that another monitor was made while this one lives. One that watched something of which nothing is left, and
  /// that is held once and has closures, is most likely held by one of those: directly, or by what it captures.
  /// - Parameters:
  ///   - references: How often the monitor is held.
  ///   - hasClosures: Whether the app has given it closures.
  public func noteSuccessor(references: Int, hasClosures: Bool) {
    let watches =
      surfaces.contains { !$0.isAutomatic && !$0.isGone && !$0.isForgotten }
      || cells.values.contains { $0.registration != nil && $0.view != nil }
    if hasClosures, references <= 1, nextRegistration > 1, !watches { report(.keptAliveByOwnClosure, nil) }
  }
}

extension Misuse.Kind {
  fileprivate func words(_ surface: String?, _ subject: String?) -> String {
    let place = surface.map { "\"" + $0 + "\"" } ?? "a surface"
    let thing = subject.map { "\"" + $0 + "\"" } ?? "it"
    switch self {
    case .duplicateItem:
      return "Two views of " + place + " show the id " + thing
        + " at once; the first counts. Give each its own id, and "
        + "the same `content` where they show the same thing."
    case .idLooksLikeIndexPath:
      return "The id " + thing + " is written like an index path, so it names a place and not a thing: after an insert "
        + "it means another row. Take the id of your model."
    case .surfaceNeverInWindow:
      return "The view tracked as " + place + " has not been in a window so far. Track the view that is on screen, and "
        + "keep it alive."
    case .ruleCannotHold:
      return "The rule " + thing + " asks for more of an item of " + place + " than can ever be on screen at once. Use "
        + "`of: viewport` or `of: either`, or a `largeItem` clause."
    case .identityAlwaysNil:
      return "The closure that names the cells of " + place
        + " has answered nil for every cell so far. Answer an item, "
        + "or bind the cells where they are configured."
    case .keptAliveByOwnClosure:
      return "Nothing that the monitor watched is left, and yet it lives while another one was made: a closure that "
        + "was given to it holds it, directly or by what it captures. Capture the monitor and its owner weakly."
    case .duplicateSurface:
      return "Another view is already tracked as " + place + "; from now on the new one is. Give each list its own id."
    case .storeFailed:
      return "The store of the rule " + thing + " could not be read or written; impressions may be reported again."
    case .nothingNamed:
      return "The list tracked as " + place + " shows cells, and nothing says what they show. Set `cell.exposure` "
        + "where a cell is configured, let the cells conform to `ExposureIdentifying`, or track the list by its diffable "
        + "source or by a closure."
    case .identifierWithoutName:
      return "No id can be made of the identifiers of " + place + ", which are of the type " + thing
        + ". Let it conform to `ExposureIdentifiable`, or track the list with a closure that names items."
    case .eventsDropped:
      return "A stream of events was read too slowly: its buffer was full, and the oldest events were dropped. Read it "
        + "faster, give it a larger buffer, or use a closure."
    case .endlessTransition:
      return "A transition that concerns the screen of " + place + " has not come to its end for long, so it is not "
        + "waited for any more. Call `completeTransition(_:)` when an animation of your own has ended."
    case .refused:
      return "The view tracked as " + place + " cannot be relayed."
    case .delegate:
      return "The delegate of the view tracked as " + place + " is not what the app has set."
    }
  }
}
