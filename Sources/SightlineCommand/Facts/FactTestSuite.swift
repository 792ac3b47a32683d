// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineFacts
#endif

/// A file of tests for what differs on one device: every contract under the quirks that stand for it.
struct FactTestSuite {
  private let report: FactReport
  private let differing: [FactResult]

  init(_ report: FactReport) {
    self.report = report
    differing = report.results.filter { $0.judgement.verdict == .differs }
  }

  /// The device in words.
  var device: String { report.head.name }

  /// The name of the suite, and of its file: `IPhoneIOS18_1FactTests`.
  var name: String {
    let parts = [report.head.family, report.head.system, report.head.version].map { part in
      part.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map { word in
        word.prefix(1).uppercased() + word.dropFirst()
      }.joined(separator: "_")
    }
    let name = parts.joined() + "FactTests"
    return name.first?.isLetter == true ? name : "Device" + name
  }

  var text: String {
    let tests = differing.map(test) + (quirks.count > 1 ? [together] : [])
    return """
      // SPDX-License-Identifier: MIT
      //
      // Written by `sightline facts --write-tests` for \(Self.comment(device)); not edited by hand. It stands in
      // Tests/ContractTests.

      \(Self.imports)

      /// What differs on this device from what is believed, as quirks of the headless host.
      @Suite("Facts of \(Self.literal(device))")
      @MainActor
      struct \(name) {
      \(tests.joined(separator: "\n"))}

      """
  }

  private static let imports = ["SightlineTestKit", "Testing"].map { "import " + $0 }.joined(separator: "\n")

  /// The quirks that stand for what differs, each once, in the order of the facts.
  private var quirks: [String] {
    var found: [String] = []
    for result in differing {
      if let quirk = UIKitFact.numbered(result.number)?.quirk, !found.contains(quirk) { found.append(quirk) }
    }
    return found
  }

  private func test(_ result: FactResult) -> String {
    let number = "F\(result.number)"
    let comment = "  // \(number): \(Self.comment(result.title)).\n  // \(Self.comment(result.judgement.why)).\n"
    guard let quirk = UIKitFact.numbered(result.number)?.quirk else { return comment + unproved(number) }
    return comment + """
        @Test("where \(number) differs, every contract holds", arguments: ContractList.all)
        func f\(result.number)(contract: Contract) {
          #expect(contract.faults(under: [.\(quirk)]) == [])
        }

      """
  }

  private func unproved(_ number: String) -> String {
    """
      @Test("where \(number) differs, nothing is proved yet")
      func \(number.lowercased())() {
        withKnownIssue {
          Issue.record(
            \"\"\"
            No quirk of the headless host stands for \(number). Add a case to HeadlessQuirk under which the host does what this
            device does, name it in the row of \(number) in Documentation/UIKitFacts.md and in the table of SightlineFacts, and
            run `sightline facts --write-tests` again.
            \"\"\")
        }
      }

    """
  }

  private var together: String {
    let list = quirks.map { ".\($0)" }.joined(separator: ", ")
    let line = "  private static let quirks: Set<HeadlessQuirk> = [\(list)]\n"
    let broken =
      "  private static let quirks: Set<HeadlessQuirk> = [\n"
      + quirks.map { "    .\($0),\n" }.joined() + "  ]\n"
    return """
        @Test("where all of these differ at once, every contract holds", arguments: ContractList.all)
        func together(contract: Contract) {
          #expect(contract.faults(under: Self.quirks) == [])
        }

      \(line.count <= 120 ? line : broken)
      """
  }

  /// A text as it stands between quotes in Swift.
  private static func literal(_ text: String) -> String {
    let plain = comment(text).unicodeScalars.filter { $0.value >= 0x20 }.map(Character.init)
    return String(plain.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] })
  }

  /// A text that cannot end a comment or leave its line.
  private static func comment(_ text: String) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    return line.count <= 110 ? line : line.prefix(109) + "…"
  }
}
