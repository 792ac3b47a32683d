// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import Testing

@Suite("The state of a screen")
struct ScreenStateTests {
  typealias Level = ScreenContext.Level

  /// What passes find, one after the other, and what is told of it.
  struct Course: CustomStringConvertible, Sendable {
    let description: String
    let steps: [(ScreenContext, ScreenState.Change?)]

    init(_ description: String, _ steps: [(ScreenContext, ScreenState.Change?)]) {
      self.description = description
      self.steps = steps
    }
  }

  private static func at(
    _ place: ScreenContext.Place, hasWindow: Bool = true, _ transition: ScreenContext.Transition? = nil
  ) -> ScreenContext {
    ScreenContext(hasWindow: hasWindow, levels: [Level(place), Level(.root)], transition: transition)
  }
  private static let top = at(.navigation(.top))
  private static let off = ScreenContext()
  private static let gone = ScreenContext(hasWindow: true, levels: [Level(.detached)])
  private static let goneOff = ScreenContext(hasWindow: false, levels: [Level(.detached)])

  static let courses: [Course] = [
    Course("it begins hidden, and is shown once", [(off, nil), (top, .show(nil)), (top, nil)]),
    Course(
      "a transition that begins as the window appears shows nothing before it is over",
      [(off, nil), (at(.navigation(.top), .push), nil), (at(.navigation(.top), .push), nil), (top, .show(nil))]),
    Course(
      "a swipe back that is let go changes nothing",
      [(top, .show(nil)), (at(.navigation(.removed), .pop), nil), (at(.navigation(.top), .pop), nil), (top, nil)]),
    Course(
      "a tab left and chosen again between two passes changes nothing",
      [(at(.tab(isSelected: true)), .show(nil)), (at(.tab(isSelected: true)), nil)]),
    Course(
      "what hid it gives the reason of its return",
      [
        (top, .show(nil)), (at(.navigation(.below), hasWindow: false), .hide(.push)), (top, .show(.pop)),
        (at(.tab(isSelected: false)), .hide(.tab)), (at(.tab(isSelected: true)), .show(.tab)),
      ]),
    Course(
      "a reason that was not known at the hide is taken from the time away",
      [
        (top, .show(nil)), (at(.navigation(.top), hasWindow: false), .hide(nil)), (at(.navigation(.below)), nil),
        (top, .show(.pop)),
      ]),
    Course(
      "tracked under another screen, it comes back by a pop", [(at(.navigation(.below)), nil), (top, .show(.pop))]),
    Course(
      "a popped screen stays hidden for as long as it stays in its window",
      [(top, .show(nil)), (gone, .hide(.pop)), (gone, nil), (gone, nil), (goneOff, nil)]),
    Course(
      "a view that was popped and is then shown without being a child is shown",
      [(top, .show(nil)), (goneOff, .hide(.pop)), (gone, .show(.push))]),
    Course(
      "a view whose controller never was a child of any is shown while it has a window",
      [(gone, .show(nil)), (gone, nil), (goneOff, .hide(nil)), (gone, .show(nil))]),
    Course(
      "a view taken from its window in a transition is hidden by it",
      [(top, .show(nil)), (at(.navigation(.top), hasWindow: false, .present), .hide(.present)), (top, .show(.dismiss))]),
  ]

  @Test("each course of a screen tells what changed and nothing else", arguments: courses)
  func course(_ course: Course) {
    var state = ScreenState()
    #expect(!state.isShown)
    for (index, (context, change)) in course.steps.enumerated() {
      let was = state.isShown
      #expect(state.update(context) == change, "step \(index)")
      switch change {
      case .show: #expect(!was && state.isShown, "step \(index)")
      case .hide: #expect(was && !state.isShown, "step \(index)")
      case nil: #expect(was == state.isShown, "step \(index)")
      }
    }
  }

  @Test("a context that is emptied and filled again stays in the buffer that it has")
  func buffer() {
    func address(_ context: ScreenContext) -> UnsafePointer<Level>? {
      context.levels.withUnsafeBufferPointer { $0.baseAddress }
    }
    var context = Self.top
    context.levels.reserveCapacity(16)
    let first = address(context)
    var state = ScreenState()
    for place in [ScreenContext.Place.navigation(.top), .navigation(.below), .navigation(.below), .detached] {
      context.reset()
      #expect(context == ScreenContext())
      context.hasWindow = true
      context.levels.append(Level(place))
      context.levels.append(Level(.root))
      _ = state.update(context)
      // Did the state share it, refilling it would move it.
      #expect(address(context) == first)
    }
  }
}
