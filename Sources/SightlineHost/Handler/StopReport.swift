// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// Items of one list that became exposed, effective or seen in one pass: what one call of a handler tells.
public struct StopReport {
  /// What became of them; the raw value is the name of the rule that says so.
  public enum Kind: String, Sendable, Equatable, CaseIterable {
    /// They came on screen, with any part of themselves.
    case firstSeen
    /// They are wholly visible, and nothing moves.
    case exposed
    /// They have been so for long enough.
    case effective
  }

  /// One of them.
  public struct Item {
    /// The impression that was reported: its time, fraction and attributes.
    public var event: Event
    /// How long it has been exposed without a break, at the time of the event.
    public var dwell: TimeSpan
    /// The fraction that is visible.
    public var fraction: Double
    /// The view that shows it; `nil` when none does any more.
    public var view: AnyObject?
    /// Where its list shows it; `nil` for what is no cell, header or footer. Good for this moment, never an identity.
    public var place: CellPlace?
  }

  /// What became of them.
  public var kind: Kind
  /// The surface.
  public var surface: String
  /// The list, the scroll view or the screen's view; `nil` when it is gone.
  public var view: AnyObject?
  /// The items in the order in which the list shows them; what has no place there stands last, in the order of events.
  public var items: [Item]

  fileprivate mutating func sort() {
    guard items.count > 1 else { return }
    let order = Array(items.indices).arranged { left, right in
      let (a, b) = (items[left].place, items[right].place)
      if a?.section != b?.section { return a?.section ?? .max < b?.section ?? .max }
      if a?.item != b?.item { return a?.item ?? .max < b?.item ?? .max }
      return left < right
    }
    items = order.map { items[$0] }
  }
}

extension AnyHostSession {
  /// What a handler is to be told of these events, one report for each list and kind, in the order of their first items.
  /// Events of other rules are left out.
  public func stopReports(of events: [Event]) -> [StopReport] {
    var reports: [StopReport] = []
    for event in events {
      guard case .impression(let impression) = event.kind,
        let kind = StopReport.Kind(rawValue: impression.rule.name),
        kind != .firstSeen || wantsFirstSight(event.surface)
      else { continue }
      let shown = showing(surface: event.surface, item: event.item)
      let item = StopReport.Item(
        event: event, dwell: impression.viewableTime, fraction: impression.fraction, view: shown?.view,
        place: shown?.place)
      if let known = reports.firstIndex(where: { $0.kind == kind && $0.surface == event.surface }) {
        reports[known].items.append(item)
      } else {
        let view = surfaceView(of: event.surface)
        reports.append(StopReport(kind: kind, surface: event.surface, view: view, items: [item]))
      }
    }
    for place in reports.indices { reports[place].sort() }
    return reports
  }

  /// Rules by surface do not pass to nested surfaces (fine print 35): a carousel in a list has all rules of the book, as has
  /// a list that was tracked without any. What a handler is told of it follows the list (H79).
  private func wantsFirstSight(_ id: String) -> Bool {
    guard var surface = surfacesByID[id] else { return true }
    var depth = 0
    while surface.isAutomatic, let outer = surface.parent, depth < 64 {
      surface = outer
      depth += 1
    }
    guard let rules = surface.options.rules ?? book.surfaces[surface.id] else { return surface.facts?.isList != true }
    return rules.contains(StopReport.Kind.firstSeen.rawValue)
  }

  /// The view that shows an item as of the last pass, and where its list shows it. `nil` where it has been given another
  /// item since, or is gone.
  public func showing(surface: String, item: String) -> (view: AnyObject, place: CellPlace?)? {
    guard let slot = surfacesByID[surface]?.slotsByID[item], let cell = cells[slot.cellKey], cell.slot === slot,
      let view = cell.view, cell.reportedID == item
    else { return nil }
    return (view, cell.isListed ? cell.place : nil)
  }

  /// The view that is tracked as a surface; of views that are registered by themselves the view of their controller.
  public func surfaceView(of surface: String) -> AnyObject? {
    guard let surface = surfacesByID[surface] else { return nil }
    return surface.isScreen ? surface.screenView : surface.view
  }
}
