// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// What of an input goes into a recording.
///
/// What passes gives the same events when it is replayed, but for attributes, and for names where there is a salt. Only
/// a rule that takes a sample chooses by the text of a content, and so chooses others under a salt.
public struct RecordingFilter: Sendable, Equatable {
  /// Whether attributes are recorded.
  public var includesAttributes: Bool
  /// What replaces ids and contents; `nil` leaves them.
  public var salt: RecordingSalt?
  /// Which rules a book says for which surfaces: written out where a surface gets another id.
  private var rulesOfSurfaces: [String: [String]]

  /// Makes a filter.
  ///
  /// - Parameters:
  ///   - includesAttributes: Whether attributes are recorded.
  ///   - salt: What replaces ids and contents; `nil` leaves them.
  ///   - rules: The rules by which the app counts.
  public init(includesAttributes: Bool = false, salt: RecordingSalt? = nil, rules: RuleBook) {
    self.includesAttributes = includesAttributes
    self.salt = salt
    rulesOfSurfaces = rules.surfaces
  }

  /// What is recorded of an input. One that leaves nothing is recorded as `still`: its time matters.
  public func input(_ input: Input) -> Input {
    if case .attributes = input, !includesAttributes { return .still }
    guard let salt else { return withoutSalt(input) }
    return salted(input, salt)
  }

  private func withoutSalt(_ input: Input) -> Input {
    guard !includesAttributes, case .items(let id, let items, let all) = input else { return input }
    return .items(surface: id, items: items.map { line($0) }, all: all)
  }

  private func line(_ item: ItemLine) -> ItemLine {
    var line = item
    if !includesAttributes { line.attributes = nil }
    if let salt {
      line.id = salt.text(item.id)
      line.content = item.content.map { salt.text($0) }
    }
    return line
  }

  private func salted(_ input: Input, _ salt: RecordingSalt) -> Input {
    switch input {
    case .surface(let line): .surface(surface(line, salt))
    case .items(let id, let items, let all):
      .items(surface: salt.surface(id), items: items.map { line($0) }, all: all)
    case .remove(let id, let items, let reason):
      .remove(surface: salt.surface(id), items: items.map { salt.text($0) }, reason: reason)
    case .removeSurface(let id, let reason): .removeSurface(salt.surface(id), reason: reason)
    case .scroll(let id, let offset, let phase): .scroll(surface: salt.surface(id), offset: offset, phase: phase)
    case .phase(let id, let phase): .phase(surface: salt.surface(id), phase: phase)
    case .show(let id, let reason): .show(surface: salt.surface(id), reason: reason)
    case .hide(let id, let reason): .hide(surface: salt.surface(id), reason: reason)
    case .covers(let id, let window, let covers):
      .covers(surface: id.map { salt.surface($0) }, window: window, covers: covers.map { cover($0, salt) })
    case .tap(let id, let item): .tap(surface: salt.surface(id), item: salt.text(item))
    case .attributes(let id, let item, let attributes):
      .attributes(surface: salt.surface(id), item: salt.text(item), attributes: attributes)
    case .veto(let id, let item, let rule, let isOn):
      .veto(surface: salt.surface(id), item: salt.text(item), rule: rule, isOn: isOn)
    case .known(let rule, let contents): .known(rule: rule, contents: contents.map { salt.text($0) })
    case .reset(let id, let item, let rule):
      .reset(surface: id.map { salt.surface($0) }, item: item.map { salt.text($0) }, rule: rule)
    case .pause(let id): .pause(surface: id.map { salt.surface($0) })
    case .resume(let id): .resume(surface: id.map { salt.surface($0) })
    case .window, .app, .session, .still, .wake, .end: input
    }
  }

  private func surface(_ surface: SurfaceLine, _ salt: RecordingSalt) -> SurfaceLine {
    var line = surface
    line.id = salt.surface(surface.id)
    line.parent = surface.parent.map { salt.surface($0) }
    line.parentItem = surface.parentItem.map { salt.text($0) }
    if line.rules == nil, line.id != surface.id { line.rules = rulesOfSurfaces[surface.id] }
    return line
  }

  private func cover(_ cover: Cover, _ salt: RecordingSalt) -> Cover {
    var salted = cover
    salted.except = cover.except.map { exception in
      Cover.Exception(surface: exception.surface.map { salt.surface($0) }, item: salt.text(exception.item))
    }
    return salted
  }
}
