// SPDX-License-Identifier: MIT

import Foundation
import SightlineCore
import SightlineTestKit
import Testing

/// Operations that the format of scenes has and the scenes in the repository do not use.
@Suite("the reader of scenes")
struct CaseReaderTests {
  /// One row of 100 points in a list of 400, with these inputs; expects these events at half for a second.
  private func check(
    _ inputs: String, expected: String, initial: String = "{}", policy: String = "", until: Double = 9
  ) throws {
    let repeats = policy.isEmpty ? "everyAppearance" : policy
    let text = #"""
      {"name": "inline", "viewport": [0, 0, 320, 400], "items": [{"id": "a", "frame": [0, 0, 320, 100]}],
       "initial": \#(initial), "inputs": [\#(inputs)], "until": \#(until),
       "policy": {"minimumVisibleFraction": 0.5, "minimumDuration": 1, "areaRule": "item", "motion": "any",
                  "repeat": "\#(repeats)"},
       "compare": ["impression", "appear", "disappear"], "expected": [\#(expected)]}
      """#
    let scene = try JSONDecoder().decode(ExposureCase.self, from: Data(text.utf8))
    let events = CaseOutcome.play(
      try CaseConverter.script(of: scene), rules: try CaseConverter.rules(of: scene),
      until: .seconds(scene.until), wakes: false)
    #expect(CaseOutcome.difference(CaseOutcome(events, of: scene), CaseOutcome.expected(scene)) == nil)
  }

  @Test("`clip` may come later and may move")
  func clip() throws {
    try check(
      #"""
      {"t": 0.5, "op": "clip", "rect": [0, 60, 320, 400]}, {"t": 2, "op": "clip", "rect": [0, 50, 320, 400]},
      {"t": 4, "op": "clip", "rect": [0, -50, 320, 90]}
      """#,
      expected: #"""
        {"event": "appear", "item": "a", "t": 0, "visibleFraction": 1},
        {"event": "disappear", "item": "a", "t": 0.5, "dwell": 0.5},
        {"event": "appear", "item": "a", "t": 2, "visibleFraction": 0.5},
        {"event": "impression", "item": "a", "t": 3, "visibleFraction": 0.5},
        {"event": "disappear", "item": "a", "t": 4, "dwell": 2}
        """#)
  }

  @Test("`item-visibility` hides and shows, and what is hidden can be moved")
  func visibility() throws {
    try check(
      #"""
      {"t": 0.5, "op": "item-visibility", "ids": ["a"], "hidden": true},
      {"t": 1, "op": "move", "items": [{"id": "a", "frame": [0, 50, 320, 100]}]},
      {"t": 2, "op": "item-visibility", "ids": ["a"], "hidden": false}
      """#,
      expected: #"""
        {"event": "appear", "item": "a", "t": 0, "visibleFraction": 1},
        {"event": "disappear", "item": "a", "t": 0.5, "dwell": 0.5},
        {"event": "appear", "item": "a", "t": 2, "visibleFraction": 1},
        {"event": "impression", "item": "a", "t": 3, "visibleFraction": 1}
        """#)
  }

  @Test("`session-new` begins the next session, and a content may count again in it")
  func session() throws {
    try check(
      #"""
      {"t": 2, "op": "scroll", "offset": [0, 500]}, {"t": 3, "op": "scroll", "offset": [0, 0]},
      {"t": 5, "op": "session-new"}, {"t": 6, "op": "scroll", "offset": [0, 500]},
      {"t": 7, "op": "scroll", "offset": [0, 0]}
      """#,
      expected: #"""
        {"event": "appear", "item": "a", "t": 0}, {"event": "impression", "item": "a", "t": 1},
        {"event": "disappear", "item": "a", "t": 2}, {"event": "appear", "item": "a", "t": 3},
        {"event": "disappear", "item": "a", "t": 6}, {"event": "appear", "item": "a", "t": 7},
        {"event": "impression", "item": "a", "t": 8}
        """#, policy: "oncePerSession")
  }

  @Test("a scene may begin hidden, in the background, moving, scrolled and covered")
  func initial() throws {
    try check(
      #"""
      {"t": 1, "op": "surface-shown"}, {"t": 2, "op": "app-active"}, {"t": 3, "op": "scroll", "offset": [0, 0]},
      {"t": 4, "op": "occluders", "rects": []}, {"t": 4.5, "op": "motion", "state": "settled"}
      """#,
      expected: #"""
        {"event": "appear", "item": "a", "t": 4, "visibleFraction": 1},
        {"event": "impression", "item": "a", "t": 5, "visibleFraction": 1}
        """#,
      initial: #"""
        {"surface": "hidden", "app": "background", "motion": "moving", "offset": [0, 200],
         "occluders": [{"rect": [0, 0, 320, 400], "kind": "translucent"}]}
        """#)
  }

  @Test("what the format does not have is an error, not silence")
  func unknown() throws {
    #expect(throws: CaseConverter.Unknown.self) { try check(#"{"t": 1, "op": "jump"}"#, expected: "") }
    #expect(throws: CaseConverter.Unknown.self) { try check("", expected: "", policy: "never") }
    #expect(throws: CaseConverter.Unknown.self) {
      try check(#"{"t": 1, "op": "move", "items": [{"id": "z", "frame": [0, 0, 1, 1]}]}"#, expected: "")
    }
  }
}
