// SPDX-License-Identifier: MIT

public import Foundation

/// Where a recording is kept.
public enum RecordingPlace: Sendable, Hashable {
  /// In memory: it goes with the app.
  case memory
  /// In a folder, which is made if there is none; best one in the caches, which are not backed up. What earlier launches
  /// have left in it counts for the limits, and goes first.
  case folder(URL)
}
