// SPDX-License-Identifier: MIT

/// Something that happened, as a host tells it to the engine: one line of a trace after its head.
///
/// Everything the engine reports is a pure function of the timed inputs and the rules. `wake` and `still` carry no
/// change: the first says that time has passed, the second keeps a promised ``Tracker/maximumGap``.
public enum Input: Sendable {
  /// A window is new or has changed.
  indirect case window(WindowLine)
  /// A surface is new or has changed its place.
  indirect case surface(SurfaceLine)
  /// Items are new or have changed; `all` says that the surface has no others now.
  case items(surface: String, items: [ItemLine], all: Bool)
  /// Items are gone.
  case remove(surface: String, items: [String], reason: RemovalReason)
  /// A surface is gone with its items.
  case removeSurface(String, reason: RemovalReason)
  /// A surface shows its content from `offset` on; `nil` leaves the phase as it is.
  case scroll(surface: String, offset: Point, phase: ScrollPhase?)
  /// A surface moves in another way now.
  case phase(surface: String, phase: ScrollPhase)
  /// A surface came on screen.
  case show(surface: String, reason: VisitReason?)
  /// A surface went off screen.
  case hide(surface: String, reason: VisitReason?)
  /// All windows' scenes are in this state now.
  case app(SceneState)
  /// These are all covers of a surface, or of a window (the first one where `window` is `nil`), from now on.
  case covers(surface: String?, window: String?, covers: [Cover])
  /// The user tapped an item.
  case tap(surface: String, item: String)
  /// An item's attributes are these now.
  case attributes(surface: String, item: String, attributes: Attributes)
  /// The app wants no impressions of an item under a rule, or wants them again.
  case veto(surface: String, item: String, rule: String, isOn: Bool)
  /// Contents that the store of a `once` rule already holds.
  case known(rule: String, contents: [String])
  /// Forget repetition and time gathered; what is `nil` does not narrow.
  case reset(surface: String?, item: String?, rule: String?)
  /// Stop measuring a surface and those in it, or all.
  case pause(surface: String?)
  /// Measure a surface again, or all.
  case resume(surface: String?)
  /// A new session begins.
  case session
  /// Nothing changed.
  case still
  /// Time has passed; changes nothing.
  case wake
  /// The recording ends: what is open is closed.
  case end
}

// Tests compare it, apps do not: for telephones this is in debug builds alone.
#if DEBUG || !(os(iOS) || os(tvOS) || os(visionOS))
  extension Input: Equatable {}
#endif
