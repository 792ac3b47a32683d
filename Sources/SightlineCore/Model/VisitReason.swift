// SPDX-License-Identifier: MIT

/// Why a surface went off or came on screen, for the visit policy (fine print 19).
public enum VisitReason: String, Sendable, Hashable, CaseIterable {
  /// A screen was pushed over it.
  case push
  /// The screen over it was popped.
  case pop
  /// A screen was presented over it.
  case present
  /// The screen over it was dismissed.
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
