// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineSimulation
#endif

/// What `sightline simulate --list` prints.
enum SimulationList {
  static var text: String {
    named("Layouts", SimulatedLayout.allCases.map { ($0.rawValue, $0.summary) })
      + named("Behaviors", SimulatedBehavior.allCases.map { ($0.rawValue, $0.summary) })
      + named("Listings", SimulatedListing.allCases.map { ($0.rawValue, $0.summary) })
      + devices + parameters + sources
  }

  private static func named(_ title: String, _ rows: [(name: String, summary: String)]) -> String {
    table(title, [.init(title: ""), .init(title: "", limit: 120)], rows.map { [$0.name, $0.summary] })
  }

  private static var devices: String {
    table(
      "Devices",
      [.init(title: "name"), .init(title: "phone"), .init(title: "points"), .init(title: "scale"), .init(title: "Hz")],
      SimulatedDevice.all.map { device in
        [
          device.id, device.name, "\(number(device.width)) x \(number(device.height))", number(device.scale),
          "\(device.maximumRate)",
        ]
      })
  }

  private static var parameters: String {
    table(
      "Parameters",
      [
        .init(title: "name"), .init(title: "value", side: .right), .init(title: "unit"), .init(title: "source"),
        .init(title: "meaning", limit: 100),
      ],
      SimulationParameter.all.map { [$0.name, number($0.value), $0.unit, $0.source, $0.meaning] })
  }

  private static var sources: String {
    table(
      "Sources", [.init(title: ""), .init(title: "", limit: 300)],
      SimulationSource.all.map { ["[\($0.number)]", "\($0.words): \($0.address)"] })
  }

  private static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func table(_ title: String, _ columns: [TextTable.Column], _ rows: [[String]]) -> String {
    var table = TextTable(columns, margin: "  ")
    var text = "\(title):\n"
    for row in rows { text += table.add(row) }
    return text + table.finish() + "\n"
  }
}
