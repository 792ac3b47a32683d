// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// The sizes of a simulated screen: the window, the bars over it, the keyboard.
struct ScreenMetrics: Sendable {
  private typealias Number = SimulationParameter

  let device: SimulatedDevice
  let layout: SimulatedLayout
  var isTurned = false
  var hasKeyboard = false

  init(device: SimulatedDevice, layout: SimulatedLayout) {
    self.device = device
    self.layout = layout
  }

  var width: Double { isTurned ? device.height : device.width }
  var height: Double { isTurned ? device.width : device.height }
  var window: Rect { Rect(x: 0, y: 0, width: width, height: height) }

  /// The safe area at both sides. Phones without a notch have none.
  var margin: Double { isTurned && device.bottom > 0 ? device.top : 0 }

  private var safeBottom: Double { isTurned ? device.turnedBottom : device.bottom }

  /// What the bars at the top cover.
  var topBar: Double {
    if layout == .pager { return 0 }
    return isTurned ? Number.turnedNavigationBar.value : device.top + Number.navigationBar.value
  }

  /// What the bar at the bottom covers.
  var bottomBar: Double {
    switch layout {
    case .pager, .article: 0
    case .chat: Number.composer.value + (hasKeyboard ? 0 : safeBottom)
    case .feed, .grid, .carousels, .banner, .headers:
      (isTurned ? Number.turnedNavigationBar.value : Number.tabBar.value) + safeBottom
    }
  }

  /// What the keyboard covers when it is up.
  var keyboard: Double { hasKeyboard ? (isTurned ? device.turnedKeyboard : device.keyboard) + safeBottom : 0 }

  /// How far a list's content is kept away from its edges.
  var insets: Insets {
    if layout == .pager { return .zero }
    let bottom = layout == .chat ? bottomBar + keyboard : max(bottomBar, keyboard, safeBottom)
    return Insets(top: topBar, left: 0, bottom: bottom, right: 0)
  }

  /// All that lies over the window.
  var covers: [Cover] {
    var covers: [Cover] = []
    if topBar > 0 { covers.append(bar(y: 0, height: topBar)) }
    let above = layout == .chat ? keyboard : 0
    if bottomBar > 0 { covers.append(bar(y: height - above - bottomBar, height: bottomBar)) }
    if keyboard > 0 {
      covers.append(
        Cover(
          rect: Rect(x: 0, y: height - keyboard, width: width, height: keyboard), kind: .opaque, by: "keyboard"))
    }
    return covers
  }

  private func bar(y: Double, height: Double) -> Cover {
    Cover(rect: Rect(x: 0, y: y, width: width, height: height), kind: .translucent, by: "bar")
  }
}
