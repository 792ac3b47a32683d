// SPDX-License-Identifier: MIT

import UIKit

/// All that the screen for hands was told.
@MainActor
final class HandWatch {
  let scroll = ScrollWatch()
  let scene = SceneWatch()
  /// Whether the notice of low-power mode came on the main thread.
  var lowPowerOnMain: Bool?
  /// What a tap said, in order.
  var selections: [String] = []
  /// Whether the list answered its cell in the message of a selection.
  var answersCell: Bool?
  /// The calls of a way back that was taken back.
  private(set) var takenBack: [String]?
  private var appearances: [String] = []

  func appeared(_ call: String) {
    appearances.append(call)
    guard call == "didAppear" else { return }
    if appearances.first == "willDisappear" { takenBack = appearances }
    appearances = []
  }
}
