// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import Testing

/// Which keyboard frames are those of a docked keyboard.
@Suite("The docked keyboard")
struct DockedKeyboardTests {
  private struct Row: CustomTestStringConvertible {
    var testDescription: String
    var end: Rect
    var screen = Rect(x: 0, y: 0, width: 390, height: 844)
    var docked: Rect?
  }

  private static let tablet = Rect(x: 0, y: 0, width: 1_024, height: 1_366)
  private static let phone = Rect(x: 0, y: 508, width: 390, height: 336)

  private static let rows = [
    Row(testDescription: "a phone's", end: phone, docked: phone),
    Row(
      testDescription: "a tablet's", end: Rect(x: 0, y: 966, width: 1_024, height: 400), screen: tablet,
      docked: Rect(x: 0, y: 966, width: 1_024, height: 400)),
    Row(
      testDescription: "half a pixel off", end: Rect(x: 0, y: 508.3, width: 389.7, height: 335.4),
      docked: Rect(x: 0, y: 508.3, width: 389.7, height: 335.4)),
    Row(
      testDescription: "a bar over a keyboard of keys, of which the rest is below the screen",
      end: Rect(x: 0, y: 789, width: 390, height: 336), docked: Rect(x: 0, y: 789, width: 390, height: 55)),
    Row(testDescription: "hidden at the edge", end: Rect(x: 0, y: 844, width: 390, height: 336), docked: nil),
    Row(testDescription: "hidden far below", end: Rect(x: 0, y: 1_200, width: 390, height: 336), docked: nil),
    Row(
      testDescription: "floating", end: Rect(x: 350, y: 700, width: 320, height: 260), screen: tablet, docked: nil),
    Row(
      testDescription: "floating at the lower edge", end: Rect(x: 350, y: 1_106, width: 320, height: 260),
      screen: tablet, docked: nil),
    Row(
      testDescription: "undocked", end: Rect(x: 0, y: 700, width: 1_024, height: 400), screen: tablet, docked: nil),
    Row(testDescription: "that of a tablet that is being undocked", end: .zero, screen: tablet, docked: nil),
    Row(
      testDescription: "of the other orientation, landscape", end: Rect(x: 0, y: 190, width: 844, height: 200),
      docked: nil),
    Row(
      testDescription: "of the other orientation, upright", end: phone,
      screen: Rect(x: 0, y: 0, width: 844, height: 390), docked: nil),
    Row(testDescription: "no number", end: Rect(x: .nan, y: 508, width: 390, height: 336), docked: nil),
    Row(testDescription: "no number below", end: Rect(x: 0, y: .nan, width: 390, height: 336), docked: nil),
    Row(testDescription: "on no screen", end: phone, screen: .zero, docked: nil),
  ]

  @Test("a frame is that of a docked keyboard or of none", arguments: rows)
  private func frame(_ row: Row) {
    #expect(DockedKeyboard.frame(end: row.end, screen: row.screen) == row.docked)
  }

  /// A screen, by its name.
  private final class Screen: Sendable {
    let bounds: Rect
    init(_ width: Double, _ height: Double) { bounds = Rect(x: 0, y: 0, width: width, height: height) }
  }

  private static let (own, other) = (Screen(390, 844), Screen(1_024, 1_366))
  private static let wide = Rect(x: 0, y: 966, width: 1_024, height: 400)

  private struct Notice: CustomTestStringConvertible {
    var testDescription: String
    var end: Rect?
    var said: Screen?
    var tracked: [Screen] = []
    var heard: DockedKeyboard.Heard
  }

  private static let notices = [
    Notice(testDescription: "on the screen it names", end: phone, said: own, tracked: [own], heard: .covers(phone)),
    Notice(
      testDescription: "on the second of two that it names", end: wide, said: other, tracked: [own, other],
      heard: .covers(wide)),
    Notice(testDescription: "on another screen", end: wide, said: other, tracked: [own], heard: .elsewhere),
    Notice(testDescription: "hidden on another screen", said: other, tracked: [own], heard: .elsewhere),
    Notice(testDescription: "hidden here", said: own, tracked: [own], heard: .covers(nil)),
    Notice(
      testDescription: "on the screen it names, nothing being tracked yet", end: phone, said: own, heard: .covers(phone)
    ),
    Notice(
      testDescription: "without a name, on the first screen", end: phone, tracked: [own, other], heard: .covers(phone)),
    Notice(testDescription: "without a name, of another size", end: phone, tracked: [other], heard: .covers(nil)),
    Notice(testDescription: "without a name, on no screen", end: phone, heard: .covers(nil)),
    Notice(testDescription: "hidden, without a name", tracked: [own], heard: .covers(nil)),
  ]

  @Test("a notice means the part of a screen that it covers, or nothing that is tracked", arguments: notices)
  private func heard(_ notice: Notice) {
    let heard = DockedKeyboard.heard(end: notice.end, on: notice.said, own: notice.tracked) { $0.bounds }
    #expect(heard == notice.heard)
  }
}
