// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineReport
#endif

/// A summary for programs: JSON, and CSV for spreadsheets.
struct SummaryFiles {
  static let shares = [0.1, 0.25, 0.5, 0.75, 0.9, 0.99]

  let summary: ExposureSummary
  let parts: Set<SummaryPart>

  // MARK: JSON

  var json: String {
    var fields: [(name: String, value: JSONValue)] = [
      ("format", 1), ("traces", .integer(summary.traces)), ("rules", JSONValue(summary.rules.map(\.name))),
      (
        "quantiles",
        .object([
          ("of", JSONValue(Self.shares)), ("exactUpTo", .integer(QuantileSketch.exactLimit)),
          ("relativeError", .number(QuantileSketch.relativeError)),
        ])
      ),
      ("total", .object(figures(summary.total))),
    ]
    if parts.contains(.surface) {
      fields.append(("surfaces", .list(summary.surfaces.map { group([("surface", .text($0.surface))], $0.figures) })))
    }
    if parts.contains(.position) {
      fields.append(
        (
          "positions",
          .list(
            summary.positions.map {
              group([("from", .integer($0.position.first)), ("to", .integer($0.position.last))], $0.figures)
            })
        ))
    }
    if parts.contains(.hour) {
      fields.append(("hours", .list(summary.hours.map { group([("hour", .integer($0.hour))], $0.figures) })))
    }
    if parts.contains(.item) {
      fields.append(
        (
          "items",
          .list(
            summary.itemsByExposures.map { item in
              group(
                [
                  ("surface", .text(item.surface)), ("item", .text(item.item)), ("content", JSONValue(item.content)),
                  ("position", .integer(item.place)),
                ], item.figures)
            })
        ))
    }
    return JSONValue.object(fields).document
  }

  private func group(_ head: [(name: String, value: JSONValue)], _ figures: ExposureFigures) -> JSONValue {
    .object(head + self.figures(figures))
  }

  private func figures(_ figures: ExposureFigures) -> [(name: String, value: JSONValue)] {
    [
      ("items", .integer(figures.items)), ("exposures", .integer(figures.exposures)),
      ("dwell", .object([("mean", number(figures.meanDwell)), ("quantiles", quantiles(figures.dwell))])),
      ("seenExtent", JSONValue(figures.meanExtent)), ("whole", .integer(figures.whole)),
      (
        "rules",
        .list(
          figures.rules.map { part in
            .object([
              ("counted", .integer(part.counted)), ("impressions", .integer(part.impressions)),
              ("timeToImpression", quantiles(part.timeToImpression)),
            ])
          })
      ),
    ]
  }

  private func quantiles(_ sketch: QuantileSketch) -> JSONValue {
    sketch.count == 0 ? .null : .list(Self.shares.map { number(sketch.quantile($0)) })
  }

  private func number(_ span: TimeSpan?) -> JSONValue { JSONValue(span?.seconds) }

  // MARK: CSV

  /// A row for each group and rule.
  var csv: String {
    var names = ["part", "surface", "item", "content", "from", "to", "rule", "items", "exposures", "dwellMean"]
    names += Self.shares.map { "dwellP\(Int($0 * 100))" } + ["seenExtent", "whole", "counted", "impressions"]
    names += Self.shares.map { "timeToImpressionP\(Int($0 * 100))" }
    var text = names.joined(separator: ",") + "\r\n"
    func add(_ head: [String], _ figures: ExposureFigures) {
      for (place, rule) in summary.rules.enumerated() { text += row(head, rule.name, figures, figures.rules[place]) }
    }
    add(["all", "", "", "", "", ""], summary.total)
    if parts.contains(.surface) {
      for (surface, figures) in summary.surfaces { add(["surface", surface, "", "", "", ""], figures) }
    }
    if parts.contains(.position) {
      for (position, figures) in summary.positions {
        add(["position", "", "", "", "\(position.first)", "\(position.last)"], figures)
      }
    }
    if parts.contains(.hour) {
      for (hour, figures) in summary.hours { add(["hour", "", "", "", "\(hour)", "\(hour)"], figures) }
    }
    if parts.contains(.item) {
      for item in summary.itemsByExposures {
        add(["item", item.surface, item.item, item.content ?? "", "\(item.place)", "\(item.place)"], item.figures)
      }
    }
    return text
  }

  private func row(
    _ head: [String], _ rule: String, _ figures: ExposureFigures, _ part: ExposureFigures.RulePart
  ) -> String {
    func seconds(_ span: TimeSpan?) -> String { span.map { JSONValue.plain($0.seconds) } ?? "" }
    var cells = (head + [rule]).map { CSVFormat.quoted($0) }
    cells += ["\(figures.items)", "\(figures.exposures)", seconds(figures.meanDwell)]
    cells += Self.shares.map { seconds(figures.dwell.quantile($0)) }
    cells += [
      figures.meanExtent.map(JSONValue.plain) ?? "", "\(figures.whole)", "\(part.counted)", "\(part.impressions)",
    ]
    cells += Self.shares.map { seconds(part.timeToImpression.quantile($0)) }
    return cells.joined(separator: ",") + "\r\n"
  }
}
