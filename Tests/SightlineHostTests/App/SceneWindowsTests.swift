// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import Testing

@Suite("Scenes and their windows")
@MainActor
struct SceneWindowsTests {
  private final class Window {}
  private final class Scene {}

  private let scene = Scene()
  private let other = Scene()
  private var memory = SceneWindows<Window>()

  @Test("a notice is for the windows that the scene has")
  mutating func current() {
    let windows = [Window(), Window()]
    let told = memory.windows(of: ObjectIdentifier(scene), current: windows, isGone: false)
    #expect(told.map { ObjectIdentifier($0) } == windows.map { ObjectIdentifier($0) })
  }

  @Test("the last notice is also for the windows that it had")
  mutating func gone() {
    let (first, second) = (Window(), Window())
    memory.note(first, in: ObjectIdentifier(scene))
    _ = memory.windows(of: ObjectIdentifier(scene), current: [second], isGone: false)
    let told = memory.windows(of: ObjectIdentifier(scene), current: [], isGone: true)
    #expect(told.map { ObjectIdentifier($0) } == [first, second].map { ObjectIdentifier($0) })
    #expect(memory.count == 0)
    expectNone(memory.windows(of: ObjectIdentifier(scene), current: [], isGone: true))
  }

  @Test("a window that has moved belongs to its new scene, and one without a scene to none")
  mutating func moved() {
    let window = Window()
    memory.note(window, in: ObjectIdentifier(scene))
    memory.note(window, in: ObjectIdentifier(other))
    expectNone(memory.windows(of: ObjectIdentifier(scene), current: [], isGone: false))
    let moved = memory.windows(of: ObjectIdentifier(other), current: [], isGone: false)
    #expect(moved.count == 1)
    memory.note(window, in: nil)
    expectNone(memory.windows(of: ObjectIdentifier(other), current: [], isGone: false))
  }

  @Test("windows are not kept alive, and dead ones do not gather")
  mutating func weak() {
    for _ in 0..<100 { memory.note(Window(), in: ObjectIdentifier(scene)) }
    expectNone(memory.windows(of: ObjectIdentifier(scene), current: [], isGone: false))
    #expect(memory.count <= 1)
  }

  private func expectNone(_ windows: [Window]) {
    #expect(windows.isEmpty)
  }

  @Test("what a notice means", arguments: SceneSignal.allCases)
  func states(_ signal: SceneSignal) {
    let expected: SceneState =
      switch signal {
      case .willEnterForeground: .inactive
      case .didActivate: .active
      case .willDeactivate: .inactive
      case .didEnterBackground: .background
      case .didDisconnect: .background
      }
    #expect(signal.state == expected)
  }
}
