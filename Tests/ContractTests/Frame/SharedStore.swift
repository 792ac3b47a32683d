// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTestKit

/// A store of `once` that several launches share, as a file does.
final class SharedStore: OnceStore {
  private var store = InMemoryOnceStore()
  /// Whether it answers with errors, as a full disk does.
  var isBroken = false

  struct Broken: Error {}

  func known(_ contents: [String], rule: String) throws -> [String] {
    if isBroken { throw Broken() }
    return store.known(contents, rule: rule)
  }

  func store(_ contents: [String], rule: String) throws {
    if isBroken { throw Broken() }
    store.store(contents, rule: rule)
  }
}
