// SPDX-License-Identifier: MIT

/// What has to be proved: every row needs a contract that names it (design 8, and the hard cases and features that the
/// project measures itself by).
enum Rows {
  /// Id and text of each row.
  static let all: [(id: String, text: String)] =
    cases + features + passes + sources + identity + measured + relay + probes

  private static let cases = [
    ("case 1", "the fraction exactly at the threshold, and floating error on either side"),
    ("case 2", "a threshold of 0: edge contact of no area, and entirely off screen"),
    ("case 3", "zero-size, infinite and NaN rectangles"),
    ("case 4", "an item larger than the viewport in one axis, and in both"),
    ("case 5", "scaled, rotated, mirrored views or ancestors, a zoomed scroll view"),
    ("case 6", "alpha 0.3 in alpha 0.3"),
    ("case 7", "un-hidden while off screen; hidden and un-hidden when counted already"),
    ("case 8", "leaves and returns between two samples, or between a timer's start and its firing"),
    ("case 9", "leaves exactly at the deadline; a timer fires late, or after it was taken back"),
    ("case 10", "suspended during a dwell; the clock moved back; a new launch"),
    ("case 11", "inactive without background for two seconds"),
    ("case 12", "alert, partial sheet, full-screen cover, popover, keyboard, banner window, picture in picture"),
    ("case 13", "an interactive pop begun and cancelled; appearance callbacks doubled or unbalanced"),
    ("case 14", "a tab switched with its page kept; a child pushed and popped; neighbour pages loaded ahead"),
    ("case 15", "a reload in place where another item takes the same cell without a display callback"),
    ("case 16", "insert above the viewport, move, delete during a dwell, one id twice in one snapshot"),
    ("case 17", "a row off screen whose inner list is still laid out"),
    ("case 18", "a prefetched cell in the hierarchy but hidden; a cell kept after it was ended"),
    (
      "case 19",
      "first screen without scroll; programmatic scroll with and without animation; bounce; pull to refresh; "
        + "content inset change; rotation"
    ),
    ("case 20", "a slow scroll that never stops; a fling over hundreds of items"),
    ("case 21", "the memory of repetition at its capacity; a key used for another item; a crash after detection"),
    ("case 22", "two windows that show one item at once"),
  ]

  private static let features = [
    ("row 30", "identity apart from the view"),
    ("row 31", "once in the life of a view"),
    ("row 32", "once for each appearance of a page"),
    ("row 33", "once for each session of the app"),
    ("row 34", "once ever, kept across launches"),
    ("row 35", "a cooldown for each item"),
    ("row 36", "again on return, as one chooses"),
    ("row 37", "survives insert, delete, reorder"),
    ("row 38", "bounded memory of repetition"),
    ("row 39", "an eviction that can cause a duplicate is reported"),
    ("row 40", "reset by hand"),
    ("row 41", "a veto just before it is reported"),
    ("row 42", "inactive or background ends exposure"),
    ("row 43", "what a return means can be set"),
    ("row 44", "a controller that disappears ends exposure"),
    ("row 45", "a partial sheet or an alert on top"),
    ("row 46", "a tab switched, a page kept alive"),
    ("row 47", "several windows and scenes"),
    ("row 48", "lock and picture in picture"),
    ("row 49", "table and collection views"),
    ("row 50", "plain scroll views"),
    ("row 51", "horizontal inside vertical"),
    ("row 52", "views of another toolkit that ride on a probe (SwiftUI)"),
    ("row 53", "such views in hosting cells"),
    ("row 54", "headers, footers, supplementary views"),
    ("row 55", "prefetched and pre-built cells are left out"),
    ("row 56", "a reload or diff without a scroll is looked at"),
    ("row 57", "programmatic scrolling is seen"),
  ]

  private static let passes = [
    ("8.1 flag", "notices only set a flag"),
    ("8.1 one pass", "all notices of a turn are one pass"),
    ("8.1 unnoticed", "a change without a notice is seen at the end of its turn"),
    ("8.1 no callback", "never runs inside a callback of the toolkit"),
    ("8.1 skips", "skips a surface without window, in a scene not in the foreground, or with uncommitted updates"),
    ("8.1 retries", "and tries again next turn"),
    ("8.1 fresh block", "runs from a fresh main-queue block when a flag is older than two frames"),
    ("8.1 rate", "bursts are limited by maximumPassesPerSecond"),
    ("8.1 beat", "a beat of 1 Hz is a safety net, off in low-power mode"),
    ("8.1 deadlines", "deadlines are exact timers"),
    ("8.1 background", "layouts in the background move nothing"),
  ]

  private static let sources = [
    ("8.2 scrolling", "offset notices are a wake-up only; phases come from the flags"),
    ("8.2 inferred", "animating and the end of moves are inferred from two equal passes and 100 ms, and marked so"),
    ("8.2 exact", "a relay's phases are exact"),
    ("8.2 layout", "layout, insertion, reload, rotation, alpha, hidden by the run loop alone"),
    ("8.2 window", "window and safe area"),
    ("8.2 screens", "the life cycle of screens is derived in the pass"),
    ("8.2 scenes", "scenes, keyboard, low power by notifications"),
    ("8.2 taps", "taps"),
  ]

  private static let identity = [
    ("8.3 diffable", "a diffable source's identifiers"),
    ("8.3 bound", "bound where the cell is configured, with inner items"),
    ("8.3 closure", "a closure by index path, asked only when consistent and only for cells newly shown or rebound"),
    ("8.3 index path", "an index path is never an identity, and a diagnostic says so"),
    ("8.3 model first", "model changed first, reload later: never a trap, never a wrong name"),
    ("8.3 cells", "cells that know what they show are asked, at any time"),
    ("8.3 late", "what is named before it is tracked is not lost"),
    ("8.3 inner", "inner items are cleared when a cell is bound anew"),
    ("8.3 reconfigure", "reconfigured in place"),
    ("8.3 elsewhere", "a view registered again elsewhere ends its old registration in the same batch"),
  ]

  private static let measured = [
    ("8.4 views", "cells, headers, footers and registered views by conversion from the view itself"),
    ("8.4 chain once", "the ancestor chain is walked once for a surface"),
    ("8.4 nested", "a scroll view between an item and its surface becomes a surface of its own"),
    ("8.4 nested id", "named for its parent and section"),
    ("8.4 viewport", "bounds, safe area, adjusted insets or given insets, by surface"),
    ("8.4 covers windows", "windows above with visible content cover"),
    ("8.4 covers presented", "presented views cover"),
    ("8.4 covers bars", "bars cover"),
    ("8.4 covers keyboard", "the docked keyboard covers"),
    ("8.4 covers effects", "visual effect views cover"),
    ("8.4 covers siblings", "later siblings at every level with background alpha from 0.5 on, or an opaque image"),
    ("8.4 covers named", "what the app names covers"),
    ("8.4 dimming", "dimming below coverOpacity does not cover"),
    ("8.4 own", "a view and what is inside it never covers itself"),
    ("8.4 unknown", "nothing unknown covers"),
    ("8.4 gathered", "covers are gathered on layout changes and at most four times a second while scrolling"),
    ("8.4 transitions", "while a transition runs, what enters stays hidden and what leaves stays as it was"),
    ("8.4 scaled", "scaled ancestors and zoomed scroll views are measured in one space"),
    ("8.4 rotated", "a rotation whose box is over 1.10 times the true area is unmeasurable"),
    ("settle", "an end of motion is detected"),
    ("distance", "a minimum scroll distance between passes, none by default"),
    ("queries", "where a view is, against another view or its window"),
    ("8.7 left out", "one list is left out, whoever tracks it"),
    ("misuse", "each misuse is reported once"),
    ("inputs", "no public call changes an event without an input line"),
  ]

  private static let relay = [
    ("8.5 taps", "with a relay, taps, display notices and exact phases are heard")
  ]
  private static let probes = [
    ("8.6 probe", "a modifier's probe registers as an item view and rides the same pass, in hosting cells too"),
    ("8.6 in place", "the identity of a probe is the modifier's id, updated in place"),
    ("8.6 end", "dismantling ends it, late or early"),
    ("8.6 nearest", "the surface of a probe is the nearest enclosing scroll view, named or not"),
    ("8.6 name", "named by a modifier when present, from the first look on, and nothing else has that name"),
    ("8.6 hints", "environment values are hints, never the only link"),
    ("8.6 cover", "a modifier names covers"),
  ]
}
