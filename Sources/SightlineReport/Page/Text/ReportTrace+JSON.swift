// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineTrace
#endif

extension ReportTrace {
  /// The version of the data; Documentation/Report.md describes it.
  static let format = 1

  /// What a page shows of this trace, as JSON that may stand in a script element.
  public var json: [UInt8] {
    var json = ScriptJSON()
    json.object { write(&$0) }
    return json.bytes
  }

  private func write(_ json: inout ScriptJSON) {
    json.field("format", Self.format)
    json.field("name", file)
    json.field("line", line)
    json.field("source", head?.source)
    json.field("device", head?.device)
    json.field("start", TimeSpan(nanoseconds: start.nanoseconds).seconds)
    json.field("end", micros(end))
    json.field("error", failure)
    writeThinning(&json)
    json.field("problems", problems) { json, problem in
      json.object { json in
        json.field("line", problem.line)
        json.field("text", problem.text)
        if problem.isError { json.field("error", true) }
      }
    }
    json.field("warnings", warnings)
    stage.write(&json)
    json.field("books", books) { json, book in json.object { book.write(&$0) } }
  }

  private func writeThinning(_ json: inout ScriptJSON) {
    guard thinning.step > 0 else { return json.field("thinned", nil) }
    json.field("thinned") { json in
      json.field("from", thinning.before)
      json.field("to", thinning.after)
      json.field("step", thinning.step)
    }
  }
}
