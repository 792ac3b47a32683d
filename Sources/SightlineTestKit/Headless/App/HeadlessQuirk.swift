// SPDX-License-Identifier: MIT

/// A way in which the real toolkit differs, in some version or situation, from what one believes of it.
///
/// `Documentation/UIKitFacts.md` says which fact each of them breaks. Every one changes what the headless host does; what
/// is promised to an app holds under each.
public enum HeadlessQuirk: String, Sendable, Hashable, CaseIterable {

  // MARK: The run loop and the pass

  /// One turn in three ends without the session hearing of it.
  case passesDropped
  /// The session hears of a turn's end before the turn is laid out.
  case observerBeforeCommit
  /// Geometry and offsets read by the toolkit are those of the turn before.
  case framesOnePassStale
  /// A list with uncommitted updates does not say so.
  case uncommittedUpdatesHidden
  /// The main queue goes from block to block for seven tenths of each second, and no turn ends.
  case mainQueueNeverRests
  /// Timers fire up to 200 ms late.
  case timersLate
  /// Timers fire twice.
  case timersTwice

  // MARK: Callbacks of lists

  /// Display notices, ends of scrolling and calls about appearing come twice.
  case callbacksDoubled
  /// They come a turn late.
  case callbacksLate
  /// Half of them never come.
  case callbacksMissing
  /// A cell is displayed again without having been asked for.
  case willDisplayWithoutCellRequest
  /// The end of a cell's display is told up to a second after it has left.
  case didEndDisplayingDelayed
  /// That notice has the index path from before an update, or one that nothing has.
  case didEndDisplayingWithNewIndexPath
  /// A list that updates its cells may not even be asked for counts.
  case listsThrowDuringUpdates
  /// For a turn after an update a list says that it displays what it displayed before.
  case visibleIndexPathsLag
  /// For a turn after an update a list has the counts from before.
  case rowCountsLag
  /// Cells that were prepared ahead, and are hidden, count as displayed.
  case prefetchedCellsHidden
  /// Cells stay in the list for a while after they have left the screen.
  case cellsKeptAfterEnd
  /// A reload puts other items into the very cells on screen, without a display notice.
  case reloadReusesSameCells
  /// A reload gives other cells to items that stay.
  case reloadReplacesAllCells
  /// A cell is reused without being prepared for it.
  case reuseWithoutPrepare
  /// Cells that size themselves change their size once more a turn after they were shown.
  case estimatesNeverSettle
  /// Layout attributes are not where the views are.
  case attributesOutOfDate
  /// The cells of a section that scrolls sideways move from one scroll view to another.
  case orthogonalCellsReparented
  /// That scroll view is another object after a reload, or after it was out of sight.
  case orthogonalScrollerRecreated
  /// A diffable source does not know the item of a displayed cell for a turn.
  case snapshotIdentifierNil
  /// Headers stay in sight and lie over cells, also where the app did not ask for it.
  case headersFloatOverCells

  // MARK: Scrolling

  /// Nobody hears of a changed offset.
  case contentOffsetNotObserved
  /// One hears of a changed offset in a later turn, as from another thread.
  case offsetNoticesOffMain
  /// Nobody hears of an offset that code sets.
  case offsetSetWithoutScroll
  /// What a scroll view says of tracking, dragging and decelerating is a turn old.
  case phaseFlagsLag
  /// A scroll view says that it decelerates until it is touched again.
  case phaseFlagsStuck
  /// Nobody hears of the end of a motion.
  case endNoticesMissing
  /// A changed content size moves the offset, and nobody hears of it.
  case offsetJumpsOnReload
  /// Scroll views bounce wherever they can, with offsets outside of their content.
  case bounceReportsOutside

  // MARK: Screens

  /// Each pop and each dismissal is begun under a finger, cancelled, and done again.
  case transitionsCancelled
  /// The coordinator of a transition is gone half way through.
  case transitionCoordinatorNil
  /// A coordinator's completion is called a turn before the views have left.
  case coordinatorCompletionEarly
  /// Calls about having appeared and disappeared come never, once or twice.
  case appearanceUnbalanced
  /// The presenter of a sheet hears that it disappears, though it does not.
  case sheetsKeepPresenter
  /// The view below a full-screen presentation stays in the window.
  case fullScreenKeepsPresenter
  /// The views of tabs that are not chosen stay in the window, hidden.
  case tabKeepsViews
  /// A page controller's neighbours are there from the start, and a page is current as soon as most of it shows.
  case pagesPreloaded
  /// A split view controller collapses and expands a turn late.
  case splitCollapsesLate
  /// A navigation controller has its new stack a turn before its views are exchanged.
  case navigationStackLag

  // MARK: Scenes, windows, keyboard

  /// Notices of a scene come in the wrong order.
  case sceneNoticesOutOfOrder
  /// Half of the notices of a scene never come.
  case sceneNoticesMissing
  /// Notices of scenes, keyboard and low-power mode come in a later turn, as from another thread.
  case sceneNoticesOffMain
  /// The app is launched in the background first, and its views are laid out there.
  case launchedInBackground
  /// In the background everything is laid out again in another size, and back.
  case backgroundSnapshotsLayOut
  /// The keyboard's window, as large as the screen, does not say what it is.
  case keyboardWindowCoversAll
  /// The keyboard's first frame is that of another orientation, and instead of hiding it moves below the screen.
  case keyboardFrameStale
  /// A window of the system without any visible content lies above those of the app.
  case systemWindowsOnTop
  /// Of windows of one level the oldest lies on top.
  case windowOrderUnknown
  /// Safe areas change a turn late.
  case safeAreaLate
  /// When the device is turned, cells are laid out a turn after the bounds have changed.
  case rotationTwoSteps

  // MARK: Views

  /// Nobody hears of a changed window or safe area.
  case beaconNoticesMissing
  /// Nobody hears of them any more once the list was reloaded.
  case beaconRemoved
  /// Views that come into a window come in, go out and come in again in one turn.
  case viewsMovedInOnePass
  /// Bars have no background, and the content shines through.
  case barsTranslucentGlass
  /// Effect views that show nothing lie over the whole window.
  case effectViewsFullScreen
  /// Views that leave in a transition have their last frame from its beginning.
  case modelFramesAhead
  /// Views die in the moment in which nobody holds them, not at the end of the turn.
  case deallocatingViews

  // MARK: Delegates

  /// A list asks its delegate at each message whether it answers it, not once.
  case delegateSelectorsCached
  /// Another library takes the delegate's place back in each turn.
  case delegateContested
  /// The app's delegate dies while messages for it still come.
  case delegateDiesFirst
  /// Another library sets its own delegate whenever it reads another one.
  case delegateGetterCompared

  // MARK: SwiftUI

  /// A hosting cell makes new probes whenever it is updated.
  case hostingCellsRecreated
  /// A hosted list is a table instead of a collection view.
  case swiftUIListChangesClass
  /// A probe is in its window before the scroll view around it is.
  case probeOutsideScrollView
  /// A probe comes into its window a turn later than what it lies over.
  case probeAttachedLate
  /// SwiftUI says up to a second late that a modifier is gone.
  case probeDismantledLate
  /// A row that has left is given to another item, with its probe, before anyone hears that it has left.
  case hostedRowsReused
  /// Rows that have left stay where they were, hidden, and new ones are made when their items come back.
  case hostedRowsKept
}
