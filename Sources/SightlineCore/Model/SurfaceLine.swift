// SPDX-License-Identifier: MIT

/// All that a host says of a surface's place at once; it replaces what was said before (fine print 47).
///
/// Offset, phase, items, covers and whether it is shown are not part of it and stay.
public struct SurfaceLine: Sendable, Equatable {
  /// The id, unique among surfaces.
  public var id: String
  /// The window of a root surface; `nil` means the first window reported. A nested surface is in its root's window.
  public var window: String?
  /// The surface in window coordinates, or in the content coordinates of its parent.
  public var frame: Rect
  /// The surface whose content holds this one.
  public var parent: String?
  /// The item of the parent that holds this one: its alpha and hidden pass on, its rectangle does not clip.
  public var parentItem: String?
  /// Taken off the frame to get the viewport.
  public var insets: Insets
  /// Names of the rules for its items; `nil` leaves it to the rule book.
  public var rules: [String]?

  /// Makes a surface line.
  public init(
    id: String, window: String? = nil, frame: Rect, parent: String? = nil, parentItem: String? = nil,
    insets: Insets = .zero, rules: [String]? = nil
  ) {
    self.id = id
    self.window = window
    self.frame = frame
    self.parent = parent
    self.parentItem = parentItem
    self.insets = insets
    self.rules = rules
  }
}
