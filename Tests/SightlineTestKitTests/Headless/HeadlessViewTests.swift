// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import SightlineTestKit
import Testing

@MainActor
@Suite("A headless view")
struct HeadlessViewTests {
  @Test("lies where its frame says, and keeps the origin of its bounds when it is moved or sized")
  func frame() {
    let view = HeadlessView(frame: Rect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.frame == Rect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.center == Point(x: 60, y: 45))
    view.bounds.y = 30
    #expect(view.frame == Rect(x: 10, y: 20, width: 100, height: 50))
    view.frame = Rect(x: 0, y: 0, width: 80, height: 40)
    #expect(view.bounds == Rect(x: 0, y: 30, width: 80, height: 40))
    #expect(view.convert(Rect(x: 0, y: 30, width: 1, height: 1), to: nil) == Rect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test("grows around its anchor under a transform")
  func transform() {
    let view = HeadlessView(frame: Rect(x: 100, y: 100, width: 100, height: 50))
    view.transform = Affine(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    #expect(view.frame == Rect(x: 50, y: 75, width: 200, height: 100))
    view.anchor = Point(x: 0, y: 0)
    view.center = Point(x: 100, y: 100)
    #expect(view.frame == Rect(x: 100, y: 100, width: 200, height: 100))
  }

  @Test("holds its alpha between 0 and 1")
  func alpha() {
    let view = HeadlessView()
    view.alpha = 3
    #expect(view.alpha == 1)
    view.alpha = -1
    #expect(view.alpha == 0)
  }

  @Test("lies in one superview at a time, at the place that was asked for")
  func tree() {
    let outer = HeadlessView()
    let (a, b, c) = (HeadlessView(name: "a"), HeadlessView(name: "b"), HeadlessView(name: "c"))
    outer.addSubview(a)
    outer.addSubview(b)
    outer.insertSubview(c, at: 1)
    #expect(outer.subviews.map(\.name) == ["a", "c", "b"])
    outer.bringSubviewToFront(a)
    #expect(outer.subviews.map(\.name) == ["c", "b", "a"])
    outer.sendSubviewToBack(a)
    outer.insertSubview(b, below: c)
    #expect(outer.subviews.map(\.name) == ["a", "b", "c"])
    a.addSubview(b)
    #expect(outer.subviews.map(\.name) == ["a", "c"])
    b.addSubview(outer)
    #expect(outer.superview == nil)
    b.removeFromSuperview()
    #expect(b.superview == nil)
    #expect(a.subviews.isEmpty)
  }

  @Test("hears once of each change of its window, also deep inside")
  func windows() {
    let app = HeadlessApp(rules: RuleBook(rules: []))
    let branch = HeadlessView()
    let leaf = Listener()
    branch.addSubview(leaf)
    #expect(leaf.windows == [])
    app.window.addSubview(branch)
    #expect(leaf.windows == ["window"])
    #expect(leaf.system === app.system)
    let other = HeadlessWindow(in: app.scene, name: "other")
    other.addSubview(branch)
    branch.removeFromSuperview()
    #expect(leaf.windows == ["window", "other", "none"])
    #expect(leaf.window == nil)
  }

  @Test("is laid out once in a turn, outer views first, and again when it asks for it while that goes on")
  func layout() {
    let app = HeadlessApp(rules: RuleBook(rules: []))
    let outer = Listener(name: "outer")
    let inner = Listener(name: "inner")
    outer.addSubview(inner)
    app.window.addSubview(outer)
    app.turn()
    #expect(outer.layouts == 1)
    #expect(inner.layouts == 1)
    inner.setNeedsLayout()
    inner.setNeedsLayout()
    app.turn()
    #expect(outer.layouts == 1)
    #expect(inner.layouts == 2)
    inner.onLayout = { [weak outer, weak inner] in
      outer?.setNeedsLayout()
      inner?.onLayout = nil
    }
    inner.setNeedsLayout()
    app.turn()
    #expect(outer.layouts == 2)
    app.turn()
    #expect(outer.layouts == 2)
  }

  @Test("has the part of the safe area that reaches into it")
  func safeArea() {
    let app = HeadlessApp(rules: RuleBook(rules: []), screen: .phone)
    let high = HeadlessView(frame: Rect(x: 0, y: 20, width: 390, height: 100))
    let low = HeadlessView(frame: Rect(x: 0, y: 400, width: 390, height: 444))
    app.window.addSubview(high)
    app.window.addSubview(low)
    #expect(app.window.safeAreaInsets == Insets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(high.safeAreaInsets == Insets(top: 27, left: 0, bottom: 0, right: 0))
    #expect(low.safeAreaInsets == Insets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test("follows its superview when it fills it")
  func filling() {
    let outer = HeadlessView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let inner = HeadlessView()
    inner.fillsSuperview = true
    outer.addSubview(inner)
    outer.frame = Rect(x: 5, y: 5, width: 30, height: 40)
    #expect(inner.frame == Rect(x: 0, y: 0, width: 30, height: 40))
  }
}

private final class Listener: HeadlessView {
  var windows: [String] = []
  var layouts = 0
  var onLayout: (() -> Void)?

  override func didMoveToWindow() { windows.append(window?.name ?? "none") }

  override func layoutSubviews() {
    layouts += 1
    onLayout?()
  }
}
