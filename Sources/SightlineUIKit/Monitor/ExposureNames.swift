// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
  public import SightlineHost
#endif

// What an app sees is prefixed, since other SDKs have a `Tracker` and a `Rule` too (design 7).

/// What a view shows: its id, and what events about it carry.
public typealias ExposureItem = ExposedItem
/// When an exposure counts.
public typealias ExposureRule = Rule
/// All rules of an app, which list uses which, and the policies around them.
public typealias ExposureRules = RuleBook
/// Something that was seen.
public typealias ExposureEvent = Event
/// Why an item does or does not count at this moment, with the arithmetic.
public typealias ExposureExplanation = Explanation
/// What became of every impression that was detected.
public typealias ExposureLedger = Ledger
/// What an app attaches to an item and finds again on its events.
public typealias ExposureAttributes = Attributes
/// Something that the app does with its monitor that cannot give good numbers.
public typealias ExposureMisuse = Misuse
/// Something that the engine found wrong in what it was told.
public typealias ExposureDiagnostic = Diagnostic
/// What can be set for one list or view.
public typealias ExposureSurfaceOptions = SurfaceOptions
/// What can be set for a monitor as a whole.
public typealias ExposureOptions = HostOptions
/// Where a list shows a cell, header or footer at this moment; never an identity.
public typealias ExposurePlace = CellPlace
/// Keeps what rules with `once` have reported over launches.
public typealias ExposureOnceStore = OnceStore
