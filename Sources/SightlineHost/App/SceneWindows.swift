// SPDX-License-Identifier: MIT

/// Remembers which windows a scene has had, for the notice that it is gone: by then it may not have them any more.
///
/// Windows are held weakly. A window that has moved to another scene belongs to that one.
@MainActor
public struct SceneWindows<Window: AnyObject> {
  private struct Entry {
    var scene: ObjectIdentifier
    weak var window: Window?
  }

  private var entries: [Entry] = []

  /// Makes an empty memory.
  public init() {}

  /// How many windows are remembered, dead ones among them.
  public var count: Int { entries.count }

  /// The windows of a scene of which a notice has come: those that it has, then those that it had.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - current: The windows that it has now.
  ///   - isGone: Whether this is its last notice.
  public mutating func windows(of scene: ObjectIdentifier, current: [Window], isGone: Bool) -> [Window] {
    for window in current { note(window, in: scene) }
    var all = current
    for entry in entries where entry.scene == scene {
      if let window = entry.window, !all.contains(where: { $0 === window }) { all.append(window) }
    }
    if isGone { entries.removeAll { $0.scene == scene } }
    return all
  }

  /// Remembers that a window belongs to a scene; to none: it is forgotten.
  public mutating func note(_ window: Window, in scene: ObjectIdentifier?) {
    if let scene, entries.contains(where: { $0.scene == scene && $0.window === window }) { return }
    entries.removeAll { $0.window == nil || $0.window === window }
    if let scene { entries.append(Entry(scene: scene, window: window)) }
  }
}
