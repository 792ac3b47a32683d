// SPDX-License-Identifier: MIT

import SightlineCore
import Testing

@testable import SightlineHost

/// From chains of links to what the engine is told of a surface and its items (design 8.4).
@Suite("Where surfaces and items lie")
struct SurfacePlaceTests {
  private static func link(
    _ bounds: Rect, _ transform: Affine, alpha: Double = 1, isHidden: Bool = false, clips: Bool = false
  ) -> ChainLink {
    let geometry = ViewGeometry(
      bounds: bounds, toSuperview: transform, alpha: alpha, isHidden: isHidden, clips: clips)
    return ChainLink(
      view: ObjectIdentifier(SurfacePlaceTests.self), superview: nil, geometry: geometry, kind: .plain, isScreen: false,
      keptAt: -1)
  }

  /// A scroll view of 100 × 200 at (10, 20) of its superview, scrolled to (0, 50).
  private static var scroll: ChainLink {
    link(Rect(x: 0, y: 50, width: 100, height: 200), .translation(x: 10, y: 20 - 50), clips: true)
  }

  private static func place(
    _ links: [ChainLink], in parent: SurfacePlace? = nil, holder: Int? = nil, insets: Insets = .zero
  ) -> SurfacePlace {
    SurfacePlace(links[...], in: parent, holder: holder, insets: insets)
  }

  /// Where an item of the surface is in its window, by what the engine is told: frame of the surface plus content minus
  /// offset.
  private static func inWindow(_ item: Rect, _ place: SurfacePlace) -> Rect {
    let content = place.linear.box(of: item)
    return Rect(
      x: place.frame.x + content.x - place.offset.x, y: place.frame.y + content.y - place.offset.y,
      width: content.width, height: content.height)
  }

  @Test("a scroll view in a window has its frame and its content offset")
  func plain() {
    let place = Self.place([Self.scroll])
    #expect(place.frame == Rect(x: 10, y: 20, width: 100, height: 200))
    #expect(place.offset == Point(x: 0, y: 50))
    #expect(place.linear == .identity)
    #expect(place.alpha == 1)
    #expect(!place.isHidden)
  }

  @Test("a view around it that clips cuts its frame and moves its offset, so that contents stay where they are")
  func clipped() {
    let around = Self.link(Rect(x: 0, y: 0, width: 60, height: 100), .translation(x: 5, y: 6), clips: true)
    let place = Self.place([Self.scroll, around])
    #expect(place.frame == Rect(x: 15, y: 26, width: 50, height: 80))
    #expect(place.offset == Point(x: 0, y: 50))
    let item = Rect(x: 20, y: 60, width: 10, height: 10)
    #expect(Self.inWindow(item, place) == place.toWindow.box(of: item))
    let left = Self.link(Rect(x: 30, y: 40, width: 60, height: 100), .translation(x: 0, y: 0), clips: true)
    let cut = Self.place([Self.scroll, left])
    #expect(cut.frame == Rect(x: 30, y: 40, width: 60, height: 100))
    #expect(Self.inWindow(item, cut) == cut.toWindow.box(of: item))
  }

  @Test("what clips everything leaves nothing, and no bad number")
  func clippedAway() {
    let elsewhere = Self.link(Rect(x: 500, y: 500, width: 10, height: 10), .identity, clips: true)
    let place = Self.place([Self.scroll, elsewhere])
    #expect(place.frame.width == 0)
    #expect(place.frame.height == 0)
  }

  private static let turns: [Affine] = [
    Affine(a: 0.5, b: 0, c: 0, d: 0.5, tx: 7, ty: 9),
    Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 400),
    Affine(a: -1, b: 0, c: 0, d: 1, tx: 300, ty: 0),
    Affine(a: 0, b: 1, c: -1, d: 0, tx: 300, ty: 10),
    Affine(a: 2, b: 0, c: 0, d: 3, tx: -5, ty: -6),
  ]

  @Test("scaled, mirrored and turned by a quarter: items lie where they are on screen", arguments: turns)
  func transformed(around: Affine) {
    let outer = Self.link(Rect(x: 0, y: 0, width: 300, height: 400), around)
    let place = Self.place([Self.scroll, outer])
    #expect(!place.isTurned)
    for item in [Rect(x: 0, y: 50, width: 100, height: 30), Rect(x: 3, y: 100, width: 7, height: 11)] {
      let told = Self.inWindow(item, place)
      let real = place.toWindow.box(of: item)
      #expect(abs(told.x - real.x) < 1e-9 && abs(told.y - real.y) < 1e-9)
      #expect(told.width == real.width && told.height == real.height)
    }
  }

  @Test("a nested surface lies in the content of its parent, in the parent's scale")
  func nested() {
    let zoom = Self.link(Rect(x: 0, y: 0, width: 300, height: 400), Affine(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0))
    let parent = Self.place([Self.scroll, zoom])
    let carousel = Self.link(
      Rect(x: 15, y: 0, width: 100, height: 40), .translation(x: -15, y: 0), clips: true)
    let cell = Self.link(Rect(x: 0, y: 0, width: 100, height: 60), .translation(x: 0, y: 120))
    let place = Self.place([carousel, cell], in: parent)
    #expect(place.frame == Rect(x: 0, y: 240, width: 200, height: 80))
    #expect(place.linear == Affine(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0))
    #expect(place.offset == Point(x: 30, y: 0))
    let item = Rect(x: 20, y: 0, width: 30, height: 40)
    let inParent = Self.inWindow(item, place)
    let real = place.toWindow.box(of: item)
    #expect(parent.frame.x + inParent.x - parent.offset.x == real.x)
    #expect(parent.frame.y + inParent.y - parent.offset.y == real.y)
  }

  @Test("alphas and hidden views around a surface count once: up to the item that holds it")
  func alpha() {
    let cell = Self.link(Rect(x: 0, y: 0, width: 100, height: 60), .identity, alpha: 0.5)
    let box = Self.link(Rect(x: 0, y: 0, width: 100, height: 60), .identity, alpha: 0.8)
    var parent = SurfacePlace()
    parent.alpha = 0.5
    #expect(Self.place([Self.scroll, box, cell], in: parent).alpha == 0.8 * 0.5 * 0.5)
    #expect(Self.place([Self.scroll, box, cell], in: parent, holder: 2).alpha == 0.8)
    parent.isHidden = true
    #expect(Self.place([Self.scroll, box, cell], in: parent).isHidden)
    #expect(!Self.place([Self.scroll, box, cell], in: parent, holder: 2).isHidden)
  }

  @Test("a rotation is measured while its upright box is at most 1.10 times the true area")
  func rotation() {
    func turned(_ degrees: Double) -> Affine {
      // Exact enough for the limit: sine and cosine by their series.
      let angle = degrees * 3.141_592_653_589_793 / 180
      let sine = angle - angle * angle * angle / 6 + angle * angle * angle * angle * angle / 120
      let cosine = 1 - angle * angle / 2 + angle * angle * angle * angle / 24
      return Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
    let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
    for (degrees, isTurned) in [(0.0, false), (2.8, false), (2.9, true), (20, true)] {
      let place = Self.place([Self.link(bounds, turned(degrees))])
      #expect(place.isTurned == isTurned, "\(degrees)°")
    }
  }

  @Test("the viewport's insets are written as they are on screen")
  func insets() {
    let insets = Insets(top: 10, left: 1, bottom: 20, right: 2)
    #expect(Self.place([Self.scroll], insets: insets).insets == insets)
    let mirrored = Self.link(Rect(x: 0, y: 0, width: 300, height: 400), Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 400))
    #expect(
      Self.place([Self.scroll, mirrored], insets: insets).insets
        == Insets(top: 20, left: 1, bottom: 10, right: 2))
    let half = Self.link(Rect(x: 0, y: 0, width: 300, height: 400), Affine(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0))
    #expect(
      Self.place([Self.scroll, half], insets: insets).insets
        == Insets(top: 5, left: 0.5, bottom: 10, right: 1))
  }

  @Test("a clip between an item and its surface takes it away, or makes it unmeasurable where it cuts")
  func cuts() {
    let item = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(ChainMath.cut(item, by: Rect(x: 0, y: 0, width: 10, height: 10), slack: 0.5) == .nothing)
    #expect(ChainMath.cut(item, by: Rect(x: 0.5, y: 0, width: 20, height: 20), slack: 0.5) == .nothing)
    #expect(ChainMath.cut(item, by: Rect(x: 0.6, y: 0, width: 20, height: 20), slack: 0.5) == .aPart)
    #expect(ChainMath.cut(item, by: Rect(x: 10, y: 0, width: 20, height: 20), slack: 0.5) == .everything)
  }
}
