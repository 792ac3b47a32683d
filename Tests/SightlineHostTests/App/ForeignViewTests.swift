// SPDX-License-Identifier: MIT

import SightlineHost
import Testing

@Suite("Views of the system, known by their names")
struct ForeignViewTests {
  @Test(
    "the keyboard's windows",
    arguments: [
      ("UIRemoteKeyboardWindow", true), ("UITextEffectsWindow", true), ("UIWindow", false),
      ("MyApp.OverlayWindow", false),
      ("Keyboard", true), ("", false), ("Keyboar", false), ("keyboard", false),
    ])
  func keyboards(_ name: String, _ expected: Bool) {
    #expect(ForeignView.isKeyboardWindow(name) == expected)
  }

  @Test(
    "views that complain of subviews",
    arguments: [
      ("UIView", true), ("_UIHostingView", false), ("_TtGC7SwiftUI14_UIHostingViewV5MyApp8HomeView_", false),
      ("", true),
    ])
  func hosting(_ name: String, _ expected: Bool) {
    #expect(ForeignView.takesSubviews(name) == expected)
  }

  @Test(
    "a beacon is the first subview of a view that has none, and the last of one that has one",
    arguments: [(0, 0), (1, 1), (2, 1), (3, 2), (40, 39), (-1, 0)])
  func place(subviews: Int, place: Int) {
    #expect(BeaconCare.place(among: subviews) == place)
  }

  @Test("a beacon goes back three times into one view")
  func beacon() {
    var care = BeaconCare()
    let answers = (0..<6).map { _ in care.goesBack() }
    #expect(answers == [true, true, true, false, false, false])
  }
}
