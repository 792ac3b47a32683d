// SPDX-License-Identifier: MIT

/// Why a surface went off or came on screen, for the visit policy (fine print 19).
public enum VisitReason: String, Sendable, Hashable, CaseIterable {
  /// A screen was pushed over it, or it was pushed again.
  case push
  /// It was popped, or the screen over it was.
  case pop
  /// A screen was presented over it, or it was presented again.
  case present
  /// It was dismissed, or the screen over it was.
  case dismiss
  /// A sheet came over it.
  case sheet
  /// Another tab was chosen.
  case tab
  /// Another page of a pager was chosen.
  case page
  /// Its content was loaded anew on the user's wish.
  case refresh
  /// The app left the screen.
  case background
  /// None of the above.
  case other
}
