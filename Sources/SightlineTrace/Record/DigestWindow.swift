// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// What has been told of a window.
struct DigestWindow: Sendable {
  /// `nil` for the window that stands in until the first is reported.
  var line: WindowLine?
  var scene = SceneState.active
  var covers: [Cover] = []

  init(line: WindowLine? = nil, scene: SceneState = .active) {
    self.line = line
    self.scene = scene
  }

  func tell(_ inputs: inout [Input]) {
    if var line {
      line.scene = scene
      inputs.append(.window(line))
    } else if scene != .active {
      inputs.append(.app(scene))
    }
    if !covers.isEmpty { inputs.append(.covers(surface: nil, window: line?.id, covers: covers)) }
  }
}
