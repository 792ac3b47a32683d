// SPDX-License-Identifier: MIT

/// A field that must be there, for saying that it is not.
enum Field: String {
  case t, op, version, id, frame, surface, items, offset, phase, state, covers, rect, item, attributes, rule, on
  case contents, event, ruleVersion, fraction, viewableTime, cause, dwell, visibleTime, longest, maxFraction
  case seenExtent, visit, session, sequence, bands, entries, trace, inputs, events, checksum, ledger, warnings
  case rules, name, area, longerThan
  case outcome = "is"

  /// An example of its value.
  var example: String {
    switch self {
    case .t, .viewableTime, .dwell, .visibleTime, .longerThan: "1.5"
    case .op: "\"scroll\""
    case .version, .visit, .session, .sequence, .entries, .inputs, .events: "1"
    case .warnings: "0"
    case .id, .surface: "\"feed\""
    case .item: "\"item-1\""
    case .frame: "[0,0,375,667]"
    case .items: "[[\"item-1\",0,0,375,200]]"
    case .offset: "[0,120.5]"
    case .phase: "\"idle\""
    case .state: "\"active\""
    case .covers: "[{\"rect\":[0,0,375,64]}]"
    case .rect: "[0,0,375,64]"
    case .attributes: "{\"campaign\":\"spring\"}"
    case .rule, .name: "\"viewable\""
    case .on: "true"
    case .contents: "[\"p-9\"]"
    case .event: "\"impression\""
    case .ruleVersion: "\"1\""
    case .fraction, .maxFraction, .seenExtent: "0.5"
    case .cause: "\"scrolled\""
    case .longest: "{\"viewable\":2.9}"
    case .bands: "[0.1,0.2,0.4,2.5]"
    case .trace: "\"feed.trace.jsonl\""
    case .checksum: "\"cbf29ce484222325\""
    case .ledger: "{}"
    case .rules: "[{\"name\":\"viewable\",\"fraction\":0.5}]"
    case .area: "242500"
    case .outcome: "\"new\""
    }
  }
}
