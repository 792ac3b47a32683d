// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineTrace
#endif

/// What a page says of all its traces: a row for each.
public struct ReportIndex: Sendable {
  /// What made the page.
  public var tool: String
  /// The heading, if it has one of its own.
  public var title: String?
  /// The language that the page begins in, if not that of the reader's browser.
  public var language: String?

  private var rows: [[UInt8]] = []

  /// Makes an index without rows.
  public init(tool: String, title: String? = nil, language: String? = nil) {
    self.tool = tool
    self.title = title
    self.language = language
  }

  /// How many rows there are.
  public var count: Int { rows.count }

  /// Adds a row; `element` is the id of the script element that holds the trace.
  public mutating func add(_ trace: ReportTrace, element: String) {
    var json = ScriptJSON()
    json.object { trace.writeRow(&$0, element: element) }
    rows.append(json.bytes)
  }

  /// The index as JSON that may stand in a script element.
  public var json: [UInt8] {
    var json = ScriptJSON()
    json.object { json in
      json.field("format", ReportTrace.format)
      json.field("tool", tool)
      json.field("title", title)
      json.field("language", language)
      json.field("traces", rows) { $0.value(json: $1) }
    }
    return json.bytes
  }
}

extension ReportTrace {
  fileprivate func writeRow(_ json: inout ScriptJSON, element: String) {
    json.field("name", file)
    json.field("line", line)
    json.field("source", head?.source)
    json.field("device", head?.device)
    json.field("seconds", (end - start).seconds)
    json.field("inputs", inputs)
    json.field("warnings", warnings)
    json.field("error", failure)
    json.field("items", stage.things)
    json.field("seen", books.first?.seen ?? 0)
    json.field("books", books) { json, book in
      let near = book.near.filter { $0.shortfall.nearness >= Shortfall.near }
      json.object { json in
        json.field("name", book.book.name)
        json.field("rules", book.rules.indices) { json, rule in
          json.object { json in
            json.field("rule", book.rules[rule].name)
            json.field("counted", book.counted(rule))
            json.field("impressions", book.impressions(rule))
            json.field("nearly", near.count { $0.rule == rule })
          }
        }
      }
    }
    // What could not be read at all has nothing to open.
    json.field("element", isReadable ? element : nil)
  }
}
