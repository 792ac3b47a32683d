// SPDX-License-Identifier: MIT

/// What goes along with a session and is no part of every app: the probes of a toolkit without views.
@MainActor
package protocol SessionCompanion: AnyObject {
  /// Does what the turn has asked for. Called before each pass, never in one.
  func settle()
  /// The item in which a scroll view lies, as far as what is in it has heard of it.
  func holder(of scroller: ObjectIdentifier) -> String?
}
