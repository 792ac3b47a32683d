// SPDX-License-Identifier: MIT

/// What is known of the system's own views by nothing but the names of their classes.
///
/// The names only say what to leave alone; nothing is called that is not public, and where a name changes, less is
/// known: a keyboard's window is then judged by what it paints, as any other.
public enum ForeignView {
  /// Whether a window of this class belongs to the keyboard, which is told by its notices and never by its window
  /// (F58).
  public static func isKeyboardWindow(_ name: String) -> Bool {
    contains(name, "Keyboard") || contains(name, "TextEffects")
  }

  /// Whether a view of this class puts up with a subview that is not its own: SwiftUI's hosting views complain of one.
  public static func takesSubviews(_ name: String) -> Bool { !contains(name, "Hosting") }

  private static func contains(_ name: String, _ part: String) -> Bool {
    let (all, wanted) = (Array(name.utf8), Array(part.utf8))
    guard all.count >= wanted.count else { return false }
    return (0...(all.count - wanted.count)).contains { all[$0..<($0 + wanted.count)].elementsEqual(wanted) }
  }
}
