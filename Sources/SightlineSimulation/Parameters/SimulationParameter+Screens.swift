// SPDX-License-Identifier: MIT

extension SimulationParameter {
  static let navigationBar = SimulationParameter(
    "screen.navigationBar", 44, "pt", "height of the bar below the status bar, upright", "[26]")
  static let turnedNavigationBar = SimulationParameter(
    "screen.turnedNavigationBar", 32, "pt", "the same, turned: the bar is compact")
  static let tabBar = SimulationParameter("screen.tabBar", 49, "pt", "height of the bar above the safe area")
  static let composer = SimulationParameter("screen.composer", 52, "pt", "height of the bar that messages are typed in")
  static let rotationTime = SimulationParameter(
    "screen.rotation", 0.4, "s", "how long a rotation takes; nobody touches the screen in it")
  static let transitionTime = SimulationParameter(
    "screen.transition", 0.5, "s", "from a tap until the screen that it pushes covers the list, and back")
  static let keyboardTime = SimulationParameter(
    "screen.keyboard", 0.25, "s", "how long a keyboard moves; its frame is told at the beginning")

  /// Those of the system around a list.
  static let screens = [
    navigationBar, turnedNavigationBar, tabBar, composer, rotationTime, transitionTime, keyboardTime,
  ]
}
