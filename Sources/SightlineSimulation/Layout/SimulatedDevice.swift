// SPDX-License-Identifier: MIT

/// A phone: its screen and what the system keeps of it, in points. Upright; turned, the two lengths change places.
public struct SimulatedDevice: Sendable, Hashable {
  /// What it is called on the command line.
  public let id: String
  /// What it is called in the trace.
  public let name: String
  /// The shorter side of the screen.
  public let width: Double
  /// The longer one.
  public let height: Double
  /// Pixels to a point.
  public let scale: Double
  /// The safe area at the top when upright, which is also that at both sides when turned.
  public let top: Double
  /// The safe area at the bottom when upright.
  public let bottom: Double
  /// The safe area at the bottom when turned.
  public let turnedBottom: Double
  /// The height of the keyboard when upright, without the safe area below it.
  public let keyboard: Double
  /// The same when turned.
  public let turnedKeyboard: Double
  /// Frames per second that it can show at most.
  public let maximumRate: Int

  /// All of them, the smallest first. Sizes: Documentation/Simulation.md.
  public static let all = [
    SimulatedDevice(
      id: "se", name: "iPhone SE (3rd generation)", width: 375, height: 667, scale: 2, top: 20, bottom: 0,
      turnedBottom: 0, keyboard: 260, turnedKeyboard: 200, maximumRate: 60),
    SimulatedDevice(
      id: "x", name: "iPhone X", width: 375, height: 812, scale: 3, top: 44, bottom: 34, turnedBottom: 21,
      keyboard: 301, turnedKeyboard: 188, maximumRate: 60),
    SimulatedDevice(
      id: "15", name: "iPhone 15", width: 393, height: 852, scale: 3, top: 59, bottom: 34, turnedBottom: 21,
      keyboard: 302, turnedKeyboard: 188, maximumRate: 60),
    SimulatedDevice(
      id: "15-pro", name: "iPhone 15 Pro", width: 393, height: 852, scale: 3, top: 59, bottom: 34, turnedBottom: 21,
      keyboard: 302, turnedKeyboard: 188, maximumRate: 120),
    SimulatedDevice(
      id: "15-pro-max", name: "iPhone 15 Pro Max", width: 430, height: 932, scale: 3, top: 59, bottom: 34,
      turnedBottom: 21, keyboard: 312, turnedKeyboard: 188, maximumRate: 120),
  ]
}
