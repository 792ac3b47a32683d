// SPDX-License-Identifier: MIT

import Foundation

/// Where the app keeps files.
enum Folders {
  /// Not backed up, and kept between launches as long as there is room.
  static var caches: URL {
    FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first ?? temporary
  }

  /// For what is shared and then forgotten.
  static var temporary: URL { FileManager.default.temporaryDirectory }
}
