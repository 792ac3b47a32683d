// SPDX-License-Identifier: MIT

/// Replaces ids and contents in a recording by words that say nothing to whoever does not have the salt.
///
/// The same text gives the same word under the same salt, on every device and at any time, so two recordings with one
/// salt can be joined; under another salt it gives another. Each part of a text between slashes is replaced by itself:
/// `cell/inner` stays a thing inside `cell`. Nothing of a part is left, no number at its end either.
///
/// Whoever has the salt can try texts out. Use a long random one, and do not put it into the recording.
public struct RecordingSalt: Sendable, Equatable {
  /// Whether the first part of a surface's id is replaced, too; otherwise `feed` stays `feed`, as names of rules do.
  public var includesSurfaces: Bool
  private let hash: KeyedHash

  /// Makes a salt.
  ///
  /// - Parameters:
  ///   - salt: Any text; the longer the better.
  ///   - includesSurfaces: Whether names of surfaces are replaced, too; for apps that make them from what users see.
  public init(_ salt: String, includesSurfaces: Bool = false) {
    hash = KeyedHash(salt: salt)
    self.includesSurfaces = includesSurfaces
  }

  /// The word for an id of an item, or for a content.
  public func text(_ text: String) -> String { join(text, keepsFirst: false) }

  /// What an id of a surface becomes. A surface that was found in an item, or in a section, is named for it behind a
  /// slash.
  public func surface(_ id: String) -> String { join(id, keepsFirst: !includesSurfaces) }

  private func join(_ text: String, keepsFirst: Bool) -> String {
    var joined = ""
    for (place, part) in text.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
      if place > 0 { joined += "/" }
      joined += part.isEmpty || (keepsFirst && place == 0) ? String(part) : hash.word(part)
    }
    return joined
  }
}
