// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTestKit
import Testing

@Suite("fine print: causes")
struct CauseTests {
  /// What happens at 1 to a settled, half visible row in one of two surfaces, and the causes that must be given.
  struct Sample: CustomTestStringConvertible, Sendable {
    var name: String
    var lines: [String]
    var leave: String
    /// `nil` where the row stays visible.
    var disappear: String?

    var testDescription: String { name }
  }

  static let samples = [
    Sample(name: "the end", lines: [#""op":"end""#], leave: "end", disappear: "end"),
    Sample(
      name: "the end and the background at once", lines: [#""op":"app","state":"background""#, #""op":"end""#],
      leave: "appInactive", disappear: "appInactive"),
    Sample(
      name: "the app is inactive", lines: [#""op":"app","state":"inactive""#], leave: "appInactive",
      disappear: "appInactive"),
    Sample(
      name: "inactive and hidden at once",
      lines: [#""op":"hide","surface":"feed""#, #""op":"app","state":"inactive""#], leave: "appInactive",
      disappear: "appInactive"),
    Sample(
      name: "the surface is hidden", lines: [#""op":"hide","surface":"feed""#], leave: "hidden", disappear: "hidden"),
    Sample(
      name: "hidden and paused at once", lines: [#""op":"pause""#, #""op":"hide","surface":"feed""#], leave: "hidden",
      disappear: "hidden"),
    Sample(name: "paused", lines: [#""op":"pause","surface":"feed""#], leave: "paused", disappear: "paused"),
    Sample(
      name: "paused and removed at once",
      lines: [#""op":"pause","surface":"feed""#, #""op":"remove","surface":"feed","items":["a"]"#], leave: "paused",
      disappear: "paused"),
    Sample(
      name: "gone to another surface",
      lines: [
        #""op":"remove","surface":"feed","items":["a"],"reason":"offscreen""#,
        #""op":"items","surface":"side","items":[["a",0,500,100,100]]"#,
      ], leave: "moved", disappear: "moved"),
    Sample(
      name: "gone as offscreen", lines: [#""op":"remove","surface":"feed","items":["a"],"reason":"offscreen""#],
      leave: "scrolled", disappear: "scrolled"),
    Sample(
      name: "deleted", lines: [#""op":"remove","surface":"feed","items":["a"],"reason":"deleted""#], leave: "removed",
      disappear: "removed"),
    Sample(
      name: "left out of the whole list", lines: [#""op":"items","surface":"feed","all":true,"items":[]"#],
      leave: "removed", disappear: "removed"),
    Sample(
      name: "its surface is gone", lines: [#""op":"remove","surface":"feed""#], leave: "removed", disappear: "removed"),
    Sample(
      name: "the item is hidden",
      lines: [#""op":"items","surface":"feed","items":[["a",0,0,100,100,{"hidden":true}]]"#],
      leave: "hidden", disappear: "hidden"),
    Sample(
      name: "hidden and not measurable at once",
      lines: [#""op":"items","surface":"feed","items":[["a",0,0,100,100,{"alpha":0,"measurable":false}]]"#],
      leave: "hidden", disappear: "hidden"),
    Sample(
      name: "not measurable",
      lines: [#""op":"items","surface":"feed","items":[["a",0,0,100,100,{"measurable":false}]]"#],
      leave: "unmeasurable", disappear: nil),
    Sample(
      name: "its rule is taken away",
      lines: [#""op":"items","surface":"feed","items":[["a",0,0,100,100,{"rules":[]}]]"#], leave: "removed",
      disappear: nil),
    Sample(
      name: "below the rule's alpha",
      lines: [#""op":"items","surface":"feed","items":[["a",0,0,100,100,{"alpha":0.05}]]"#], leave: "hidden",
      disappear: nil),
    Sample(
      name: "it moves", lines: [#""op":"scroll","surface":"feed","offset":[0,90],"phase":"dragging""#],
      leave: "moving", disappear: nil),
    Sample(
      name: "covered", lines: [#""op":"covers","covers":[{"rect":[0,0,100,60]}]"#], leave: "covered", disappear: nil),
    Sample(
      name: "covered whole", lines: [#""op":"covers","covers":[{"rect":[0,0,100,100]}]"#], leave: "covered",
      disappear: "covered"),
    Sample(
      name: "covered and moved at once, and only the cover matters",
      lines: [
        #""op":"covers","covers":[{"rect":[0,0,100,100]}]"#,
        #""op":"items","surface":"feed","items":[["a",0,1,100,99]]"#,
      ], leave: "covered", disappear: "covered"),
    Sample(
      name: "its frame moved", lines: [#""op":"items","surface":"feed","items":[["a",0,60,100,100]]"#], leave: "moved",
      disappear: nil),
    Sample(
      name: "its frame moved away", lines: [#""op":"items","surface":"feed","items":[["a",0,600,100,100]]"#],
      leave: "moved", disappear: "moved"),
    Sample(
      name: "scrolled", lines: [#""op":"scroll","surface":"feed","offset":[0,60]"#], leave: "scrolled",
      disappear: nil),
    Sample(
      name: "scrolled away", lines: [#""op":"scroll","surface":"feed","offset":[0,100]"#], leave: "scrolled",
      disappear: "scrolled"),
    Sample(
      name: "scrolled away and its frame moved as well",
      lines: [
        #""op":"scroll","surface":"feed","offset":[0,600]"#,
        #""op":"items","surface":"feed","items":[["a",0,300,100,100]]"#,
      ], leave: "scrolled", disappear: "scrolled"),
    Sample(
      name: "the viewport shrank", lines: [#""op":"surface","id":"feed","frame":[0,0,100,40]"#], leave: "scrolled",
      disappear: nil),
  ]

  @Test("fine print 42: the cause is the first that holds", arguments: samples)
  func cause(sample: Sample) throws {
    let start = #"""
      {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
      {"t":0,"op":"surface","id":"side","frame":[0,200,100,100]}
      {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,100]]}

      """#
    let change = sample.lines.map { "{\"t\":1,\($0)}" }.joined(separator: "\n")
    let scenario = try Scenario(
      start + change + "\n{\"t\":2,\"op\":\"end\"}",
      rules: #"{"rules":[{"name":"v","fraction":0.5,"motion":"settled","reportsStretches":true}]}"#)
    var leave: String?
    var disappear: String?
    for event in scenario.events where event.time == .seconds(1) {
      switch event.kind {
      case .leave(_, let cause, _): leave = cause.rawValue
      case .disappear(let record): disappear = record.cause.rawValue
      default: break
      }
    }
    #expect(leave == sample.leave)
    #expect(disappear == sample.disappear)
  }
}
