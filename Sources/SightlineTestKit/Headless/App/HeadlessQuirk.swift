// SPDX-License-Identifier: MIT

/// A way in which the real toolkit differs, in some version or situation, from what one believes of it
/// (Documentation/UIKitFacts.md). Each really changes what the headless host does.
public enum HeadlessQuirk: String, Sendable, Hashable, CaseIterable {

  // MARK: Run loop and passes
  /// The run-loop observer is not called in some turns (seeded, 1 in 3); the next turn/beat must catch up.
  case passesDropped
  /// Our observer runs before Core Animation's commit in a turn (layout of this turn not done yet).
  case observerBeforeCommit
  /// Frames/bounds/offset read by the toolkit are those of the previous turn.
  case framesOnePassStale
  /// HasUncommittedUpdates always answers false (old system / table view does not say).
  case uncommittedUpdatesHidden
  /// Run loop never reaches "before waiting" for long stretches (only the fresh-block path runs).
  case mainQueueNeverRests
  /// Deadline timers fire up to 200 ms late (seeded).
  case timersLate
  /// A timer fires twice.
  case timersTwice

  // MARK: Callbacks of lists
  /// WillDisplay, didEndDisplaying, appear/disappear, scroll-end notices come twice.
  case callbacksDoubled
  /// They come one turn later than the change.
  case callbacksLate
  /// They don't come at all (seeded half).
  case callbacksMissing
  /// WillDisplay for a cell with no cellForItem before it (quick scroll back).
  case willDisplayWithoutCellRequest
  /// DidEndDisplaying comes up to 1 s after the cell left the screen.
  case didEndDisplayingDelayed
  /// Index path in didEndDisplaying is that after the update (or stale): never usable as identity.
  case didEndDisplayingWithNewIndexPath
  /// Asking a list for cells/index paths inside its update or inside a callback throws (default real behaviour; as a
  /// quirk it also throws for visibleCells).
  case listsThrowDuringUpdates
  /// IndexPathsForVisibleItems/indexPath(for:) answer the counts of before the update for one turn.
  case visibleIndexPathsLag
  /// NumberOfItems of the list differs from the data source until the next layout.
  case rowCountsLag
  /// VisibleCells contains prepared cells: hidden, or with frames outside the bounds.
  case prefetchedCellsHidden
  /// Cells stay in the hierarchy after didEndDisplaying (focused/animating/kept alive), hidden or not.
  case cellsKeptAfterEnd
  /// Reload/reconfigure binds other items to the cells on screen without a display callback.
  case reloadReusesSameCells
  /// Reload gives new cell objects to items that stay (identity of the view changes).
  case reloadReplacesAllCells
  /// A cell is rebound without prepareForReuse.
  case reuseWithoutPrepare
  /// Self-sizing: content size and frames change once more a turn after display (offset adjusts).
  case estimatesNeverSettle
  /// Layout attributes frames differ from the view's real frame (orthogonal sections, estimates).
  case attributesOutOfDate
  /// Cells of orthogonal sections lie in an inner private scroll view, moved between containers on reuse.
  case orthogonalCellsReparented
  /// That inner scroll view is a new object after a reload / section scrolled away and back.
  case orthogonalScrollerRecreated
  /// ItemIdentifier(for:) is nil for a displayed cell for one turn during apply.
  case snapshotIdentifierNil
  /// Pinned headers are later siblings and cover cells.
  case headersFloatOverCells

  // MARK: Scrolling
  /// KVO of contentOffset is silent (only the observer/beat find out).
  case contentOffsetNotObserved
  /// ContentOffset is set through bounds.origin (no didScroll, KVO on bounds alone).
  case offsetSetWithoutScroll
  /// IsDragging/isDecelerating/isTracking are one turn old.
  case phaseFlagsLag
  /// IsDecelerating stays true after motion ended (until next touch).
  case phaseFlagsStuck
  /// No didEndDecelerating / didEndScrollingAnimation / didEndDragging (interrupted scroll, programmatic).
  case endNoticesMissing
  /// Content size change clamps or moves the offset with no notice.
  case offsetJumpsOnReload
  /// Offsets outside content during rubber band are reported while phase says decelerating.
  case bounceReportsOutside

  // MARK: Screens
  /// Interactive pops/dismissals are begun and cancelled (appear/disappear sequences will-disappear, will-appear,
  /// did-appear).
  case transitionsCancelled
  /// TransitionCoordinator is nil during a running transition (or goes nil before completion).
  case transitionCoordinatorNil
  /// Completion block runs before the views have left the hierarchy.
  case coordinatorCompletionEarly
  /// ViewDidAppear/viewDidDisappear unbalanced, in wrong order (did before will).
  case appearanceUnbalanced
  /// Presented page sheet: presenter stays in its window, no disappear (real); quirk: full screen keeps it too.
  case sheetsKeepPresenter
  /// Presenter's view stays in the window under a fullScreen presentation.
  case fullScreenKeepsPresenter
  /// Views of unselected tabs stay in the window (hidden), not removed.
  case tabKeepsViews
  /// Page controller keeps neighbours in the hierarchy, off to the side, and loads them early.
  case pagesPreloaded
  /// Split view collapse/expand moves controllers between parents a turn later.
  case splitCollapsesLate
  /// ViewControllers of the navigation controller is already the new stack while the old view is still on screen.
  case navigationStackLag

  // MARK: Windows, scenes, keyboard
  /// Scene notices arrive in another order (willEnterForeground after didActivate; app's before/after scene's).
  case sceneNoticesOutOfOrder
  /// One of the notices never comes (state must be read in the pass).
  case sceneNoticesMissing
  /// Notices delivered on another thread / in a later turn.
  case sceneNoticesOffMain
  /// App launched in background: scene never active, layouts happen.
  case launchedInBackground
  /// After going to background the system lays out twice (light/dark, rotated bounds) for switcher pictures.
  case backgroundSnapshotsLayOut
  /// Keyboard's own window is full-screen, transparent, at a high level (must not cover by its frame).
  case keyboardWindowCoversAll
  /// Keyboard notices give frames in old screen coordinates / no will-hide notice, floating keyboard reports zero or
  /// off-screen frame.
  case keyboardFrameStale
  /// Text effects / banner windows of unknown class lie above with no visible content.
  case systemWindowsOnTop
  /// Windows of equal level in any order.
  case windowOrderUnknown
  /// Safe area/adjusted insets change a turn after layout.
  case safeAreaLate
  /// Bounds change first, cell frames a turn later.
  case rotationTwoSteps

  // MARK: View tree
  /// The hidden beacon gets no didMoveToWindow.
  case beaconNoticesMissing
  /// The app (or reloadData / removeFromSuperview sweep) removes the beacon from the tracked view.
  case beaconRemoved
  /// A view changes window and superview twice in a turn.
  case viewsMovedInOnePass
  /// IOS 26: bars report full-size containers, transparent background, content shines through.
  case barsTranslucentGlass
  /// Visual effect view of alpha 0 / no effect spans the screen.
  case effectViewsFullScreen
  /// Frames already final while an animation runs (model values; presentation differs).
  case modelFramesAhead
  /// Weak handle nil between passes; a view in deallocation must not be retained weakly.
  case deallocatingViews

  // MARK: Delegates / relay
  /// Answers of respondsToSelector are asked once, at set time (real); later changes unseen until nil-and-set.
  case delegateSelectorsCached
  /// Another library sets the delegate back each turn.
  case delegateContested
  /// The app's delegate dies while the list still sends messages.
  case delegateDiesFirst
  /// Third party compares delegate with === and re-sets it.
  case delegateGetterCompared

  // MARK: SwiftUI
  /// Hosting configuration cells make new probe views on each update.
  case hostingCellsRecreated
  /// List is a table (iOS 15) or a collection view (iOS 16+), found late.
  case swiftUIListChangesClass
  /// Probe is installed in the window before its enclosing scroll view is.
  case probeOutsideScrollView
}
