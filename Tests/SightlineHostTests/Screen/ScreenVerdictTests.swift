// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import Testing

@Suite("Verdicts on a screen")
struct ScreenVerdictTests {
  typealias Level = ScreenContext.Level

  struct Row: CustomStringConvertible, Sendable {
    let description: String
    var levels: [Level] = []
    var before: [Level]?
    var hasWindow = true
    var transition: ScreenContext.Transition?
    let verdict: ScreenVerdict

    init(
      _ description: String, _ levels: [Level], before: [Level]? = nil, hasWindow: Bool = true,
      during transition: ScreenContext.Transition? = nil, _ verdict: ScreenVerdict
    ) {
      self.description = description
      self.levels = levels
      self.before = before
      self.hasWindow = hasWindow
      self.transition = transition
      self.verdict = verdict
    }
  }

  static let top = Level(.navigation(.top))
  static let below = Level(.navigation(.below))
  static let root = Level(.root)
  static let gone = Level(.detached)

  static let rows: [Row] = [
    Row("in no controller, in a window", [], .shown),
    Row("in no controller, in no window", [], hasWindow: false, .hidden(nil)),
    Row("a window's root", [root], .shown),
    Row("on top of its stack", [top, root], .shown),
    Row("below the top", [below, root], .hidden(.push)),
    Row("taken out of the stack, its parent not told", [Level(.navigation(.removed)), root], .hidden(.pop)),
    Row("taken out of the stack, out of the window", [gone], before: [top, root], hasWindow: false, .hidden(.pop)),
    Row("taken out of the stack, still in the window", [gone], before: [top, root], .hidden(.pop)),
    Row(
      "dismissed with all that is in it", [top, gone], before: [top, Level(.presented(.pageSheet)), root],
      .hidden(.dismiss)),
    Row("taken out of the tabs", [gone], before: [Level(.tab(isSelected: true)), root], .hidden(.tab)),
    Row("taken out of the pages", [gone], before: [Level(.page(isCurrent: true)), root], .hidden(.page)),
    Row("no longer the window's root", [top, gone], before: [top, root], .hidden(.other)),
    Row("without a place, as it always was", [gone], .shown),
    Row("without a place, as it always was, known from before", [gone], before: [gone], .shown),
    Row("without a place, around it one more than before", [top, gone], before: [top], .shown),
    Row("below the top of a stack that has no place itself", [below, gone], before: [below, gone], .hidden(.push)),
    Row(
      "what lies over what is below a sheet cannot hide the sheet",
      [Level(.presented(.pageSheet)), Level(.navigation(.top), over: .pageSheet), Level(.root, over: .fullScreen)],
      .shown),
    Row("another tab", [top, Level(.tab(isSelected: false)), root], .hidden(.tab)),
    Row("another page", [Level(.page(isCurrent: false)), top, root], .hidden(.page)),
    Row("a folded column", [top, Level(.split(isShown: false)), root], .hidden(.other)),
    Row(
      "pushed over, then the tab left: the outermost tells", [below, Level(.tab(isSelected: false)), root],
      .hidden(.tab)),
    Row(
      "pushed over, then full screen over all",
      [below, Level(.tab(isSelected: true)), Level(.root, over: .fullScreen)],
      .hidden(.present)),
    Row(
      "something over its own controller, which was pushed over",
      [Level(.navigation(.below), over: .currentContext), root],
      .hidden(.push)),
    Row(
      "what it presents does not lie over itself", [Level(.presented(.fullScreen)), Level(.root, over: .fullScreen)],
      .shown),
    Row(
      "what lies below a sheet cannot hide the sheet",
      [Level(.presented(.pageSheet)), below, Level(.tab(isSelected: false)), root],
      .shown),
    Row(
      "what lies around a context hides what is in it",
      [
        Level(.presented(.overCurrentContext)), Level(.navigation(.top), over: .overCurrentContext),
        Level(.tab(isSelected: false)), root,
      ],
      .hidden(.tab)),
    Row(
      "a presenter that is dismissed takes along what it presents",
      [Level(.presented(.pageSheet)), gone],
      before: [Level(.presented(.pageSheet)), Level(.presented(.fullScreen)), root],
      .hidden(.dismiss)),
    Row("a transition runs", [below, root], during: .pop, .inTransition),
    Row("a transition runs over a view in no place", [gone], before: [top, root], during: .dismiss, .inTransition),
    Row("without a window, while one runs", [top, root], hasWindow: false, during: .present, .hidden(.present)),
    Row("without a window, the levels know more", [below, root], hasWindow: false, during: .other, .hidden(.push)),
    Row("without a window, while something else runs", [top, root], hasWindow: false, during: .other, .hidden(nil)),
    Row("without a window, for no known reason", [top, root], hasWindow: false, .hidden(nil)),
  ]

  @Test("each fact has its verdict", arguments: rows)
  func row(_ row: Row) {
    let context = ScreenContext(hasWindow: row.hasWindow, levels: row.levels, transition: row.transition)
    let before = row.before.map { ScreenContext(hasWindow: true, levels: $0) }
    #expect(ScreenVerdict(of: context, after: before) == row.verdict)
  }

  @Test(
    "of what lies over a screen, only what takes it away hides it; sheets do where asked",
    arguments: PresentationStyle.allCases)
  func over(_ style: PresentationStyle) {
    let context = ScreenContext(hasWindow: true, levels: [Self.top, Level(.root, over: style)])
    let isRemoved = [.fullScreen, .currentContext].contains(style)
    let isSheet = [.pageSheet, .formSheet].contains(style)
    #expect(ScreenVerdict(of: context, after: nil) == (isRemoved ? .hidden(.present) : .shown))
    #expect(
      ScreenVerdict(of: context, after: nil, options: ScreenOptions(hidesUnderSheets: true))
        == (isRemoved ? .hidden(.present) : isSheet ? .hidden(.sheet) : .shown))
  }

  @Test("of several presentations over one another the first tells, unless one is in full screen")
  func stack() {
    var level = Level(.root)
    level.cover(by: .pageSheet)
    level.cover(by: .currentContext)
    #expect(level.over == .pageSheet)
    level.cover(by: .fullScreen)
    level.cover(by: .alert)
    #expect(level.over == .fullScreen)
  }
}
