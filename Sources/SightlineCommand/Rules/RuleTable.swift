// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

/// Rules as a table: what each asks for, in words.
enum RuleTable {
  static func text(of rules: [Rule]) -> String {
    var table = TextTable([
      .init(title: "RULE"), .init(title: "AREA", limit: 60), .init(title: "TIME"), .init(title: "MOTION"),
      .init(title: "COUNTS", limit: 60),
    ])
    var text = ""
    for rule in rules {
      text += table.add([
        rule.name, RuleWords.area(rule), RuleWords.time(rule), RuleWords.motion(rule), RuleWords.counts(rule),
      ])
    }
    return text + table.finish()
  }
}
