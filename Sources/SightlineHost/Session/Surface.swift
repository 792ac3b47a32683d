// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// What a session knows of one surface: what the app asked for, what the last pass found, what the engine was told.
@MainActor
final class Surface {
  // What was asked for.
  let id: String
  /// Formed when tracking begins and never later: no weak reference is formed to a view in deallocation.
  private(set) weak var view: AnyObject?
  private(set) var key: ObjectIdentifier
  var options: SurfaceOptions
  var identification: Identification?
  /// For views that are registered by themselves: the view of the controller that they belong to, which says whether
  /// they are shown. Then ``view`` is the window.
  private(set) weak var screenView: AnyObject?
  private(set) var isScreen: Bool
  /// Found by the session: a scroll view between an item and its surface, or the views of a window.
  private(set) var isAutomatic: Bool
  /// Of a surface that the session has found: the item for which it was named, if it was.
  var namedFor: String?
  /// The registration that it answers to; a later one of the same view or id replaces it.
  var registration: Int
  var trackedAt: Timestamp
  var hasHadWindow = false
  /// The app has ended it; the next pass takes it away.
  var isForgotten = false
  /// Its view is another surface now.
  var hasLostView = false

  // Where it is, as of the last pass.
  var place = SurfacePlace()
  weak var parent: Surface?
  /// The item of the parent that holds it.
  var parentItem: String?
  var window: HostWindow?
  var facts: SurfaceFacts?
  var chain: [ChainStep] = []
  var depth = 0
  /// The pass that looked at it last.
  var pass: UInt64 = 0
  /// Whether this pass has met the same surface around it as the last.
  var hasFoundParent = false
  /// Whether its chain meets the surface around it or, of a root surface, a window.
  var isAttached = false
  /// The window at the end of its chain; set during a pass only.
  var windowLink: AnyObject?
  /// Its chain, as this pass has asked for it.
  var found = ChainBuffer(keepsAll: false)
  var context = ScreenContext()
  var screen = ScreenState()
  var patience = TransitionPatience()
  var settle: SettleDetector
  /// Whether this pass has found another transform, alpha or such, which concerns all that is in it.
  var hasMoved = false
  /// Hidden, entering or leaving: nothing in it is looked at.
  var isResting = false
  /// Whether the last pass has measured it.
  var isLookedAt = false
  /// The alpha of the window at the end of its chain, 0 for a hidden one; and that with which the place was reckoned.
  var windowAlpha = 1.0
  var windowAlphaFor = 1.0
  /// The insets that the place was reckoned with.
  var insetsFor = Insets.zero
  /// Set by notices and by whatever makes the last pass's answers worthless.
  var needsLook = true

  // What it shows.
  var displayed: [HostCell] = []
  /// Views that belong to it though no list displays them: registered ones, and inner items of cells.
  var members: [HostCell] = []
  /// Displayed by a surface around it, found in this one during this pass.
  var guests: [HostCell] = []
  /// The list generation and the pass of the last answer about displayed views.
  var displayedGeneration: UInt64?
  var displayedPass: UInt64 = 0
  /// What was measured last.
  var lastLook = LastLook()
  /// How many items the list had when it was last looked at.
  var itemCount = 0
  var offsetAtLastLook = Point.zero
  /// Lines that this pass has to pass on.
  var changed: [ItemLine] = []
  /// Where the next slice of far members begins that a pass looks at.
  var nextMember = 0

  // What the engine was told.
  var line: SurfaceLine?
  var offset = Point.zero
  var phase = ScrollPhase.idle
  var slots: [ItemSlot] = []
  var slotsByID: [String: ItemSlot] = [:]
  var covers: [Cover] = []
  var lastCoverSearch: Timestamp?
  var wantsCoverSearch = true
  /// What mapped the surface around it to the window when ``covers`` were told.
  var coversFor = Affine.identity
  /// It was looked at since the last search for covers.
  var owesCoverSearch = false
  var offsetChanged = false

  // What is found out about misuse.
  var askedCount = 0
  var namedCount = 0
  /// Since when it has shown cells without names.
  var namelessSince: Timestamp?

  init(
    id: String, view: AnyObject, options: SurfaceOptions, identification: Identification?, isAutomatic: Bool,
    registration: Int, settleTime: TimeSpan, now: Timestamp, screenView: AnyObject? = nil
  ) {
    self.screenView = screenView
    isScreen = screenView != nil
    self.id = id
    self.view = view
    key = ObjectIdentifier(view)
    self.options = options
    self.identification = identification
    self.isAutomatic = isAutomatic
    self.registration = registration
    settle = SettleDetector(settleTime: settleTime)
    trackedAt = now
  }

  /// Goes on in another view: a carousel in a reused cell, a scroll view that a list has made anew.
  func adopt(_ view: AnyObject) {
    self.view = view
    key = ObjectIdentifier(view)
    hasLostView = false
    chain = []
    facts = nil
    displayed = []
    lastLook.forget()
    settle.rest()
    needsLook = true
    wantsCoverSearch = true
  }

  /// The app tracks it itself from now on, whatever the session has found it for.
  func belongsToApp() {
    isAutomatic = false
    isScreen = false
    screenView = nil
    namedFor = nil
  }

  /// Whether what it was made for is gone.
  var isGone: Bool { view == nil || (isScreen && screenView == nil) }
  /// Whether a controller says if it is shown; other surfaces are shown while what is around them is.
  var followsScreen: Bool { !isAutomatic || isScreen }

  /// Whether it hangs in a window, as far as this pass has seen.
  var isHanging: Bool {
    var surface = self
    var depth = 0
    while let outer = surface.parent, depth < 64 {
      if !surface.isAttached { return false }
      surface = outer
      depth += 1
    }
    return surface.isAttached
  }
}
