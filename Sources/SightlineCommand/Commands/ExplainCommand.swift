// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
  import SightlineTrace
#endif

/// `sightline explain`: why an item counted or did not.
struct ExplainCommand: Command {
  static let specification = CommandSpecification(
    name: "explain", abstract: "say why an item counted or did not",
    operands: "TRACE", operandCount: 1...1,
    discussion: [
      "Without --at: over the whole trace, when the item was visible, which rules counted it, and for the others how "
        + "near it came and what was missing. With --at: the sum at that moment (its area, what clips and covers take "
        + "away, what is left) and what each rule still misses."
    ],
    options: [
      OptionSpecification("item", short: "i", value: "ID", help: "The item's id, or its content. Must be given."),
      OptionSpecification("surface", short: "s", value: "ID", help: "The item in this surface only."),
      OptionSpecification("at", short: "t", value: "SECONDS", help: "The moment, in the time of the trace."),
      RuleSelection.option,
    ],
    examples: [
      ("sightline explain feed.trace.jsonl --item card-7", "What became of card-7."),
      ("sightline explain feed.trace.jsonl --item card-7 --at 12.5", "Why it does not count just then."),
    ])

  private let path: String
  private let item: String
  private let surface: String?
  private let moment: Timestamp?
  private let rules: [String]

  init(_ arguments: ParsedArguments) throws {
    path = arguments.operands.first ?? "-"
    guard let item = arguments.value("item") else { throw Self.usageError("option '--item' is missing: --item ID") }
    self.item = item
    surface = arguments.value("surface")
    rules = arguments.values("rules")
    moment = try arguments.value("at").map { text in
      guard let time = SecondsText.timestamp(text) else {
        throw Self.usageError("'\(text)' is not a time; write seconds, for example 12.5")
      }
      return time
    }
  }

  func run(_ console: Console) throws -> ExitCode {
    let selection = try RuleSelection(rules, for: Self.self, console: console)
    // Rules of several books stand beside each other here; the policies of the first hold.
    guard var book = selection.books.first?.rules else { return .done }
    for other in selection.books.dropFirst() { book.rules += other.rules.rules }
    var report = Report(book: book, command: self, console: console)
    let code = try replay(InputFile(path: path), &report, console)
    if !report.isFound, code == .done { throw Self.usageError(unknown(report.names)) }
    return code
  }

  private func unknown(_ names: [String]) -> String {
    let place = surface.map { " in surface '\($0)'" } ?? ""
    let near = Nearest.name(to: item, among: names).map { "; did you mean '\($0)'?" } ?? ""
    return "there is no item '\(item)'\(place) in \(path)\(near)"
  }

  fileprivate func text(of trace: TraceExplanation, name: String) -> String {
    if let moment { return text(of: trace, at: moment, name: name) }
    var text = ""
    for watch in trace.watches {
      text += title(watch.surface, watch.item, watch.content)
      text +=
        " in \(name), \(Decimals.short(trace.start)) to \(Decimals.short(trace.end))\n\n\(StoryText.text(of: watch))\n"
    }
    return text
  }

  private func text(of trace: TraceExplanation, at moment: Timestamp, name: String) -> String {
    var text = ""
    for explanation in trace.explanations() {
      text += title(explanation.surface, explanation.item, explanation.content)
      text += " in \(name), at \(Decimals.short(moment))\n\n"
      text += ExplanationTable.area(explanation, margin: "  ") + "\n"
      for part in explanation.rules { text += ExplanationTable.rule(part, explanation, margin: "  ") + "\n" }
      if explanation.rules.isEmpty { text += "  no rule applies to it\n\n" }
    }
    guard text.isEmpty, let watch = trace.watches.first else { return text }
    let known = watch.lastKnown.map { "; it was there until after \(Decimals.short($0))" } ?? "; it comes later"
    return "\(title(watch.surface, watch.item, watch.content)) is not there at \(Decimals.short(moment))\(known)\n"
  }

  private func title(_ surface: String, _ item: String, _ content: String?) -> String {
    let shown = content.map { $0 == item ? "" : " (\(TextWidth.printable($0)))" } ?? ""
    return "\(TextWidth.printable(item))\(shown) in surface '\(TextWidth.printable(surface))'"
  }

  /// Leads the file through the report, trace by trace.
  private func replay(_ file: InputFile, _ report: inout Report, _ console: Console) throws -> ExitCode {
    var reader = TraceReader(file: file.name)
    let input = try console.open(file)
    while !reader.hasFailed, let bytes = try input.next() { try reader.feed(bytes) { try report.take($0) } }
    if let remark = input.remark { console.warn("\(file.name): \(remark.message)") }
    if !reader.hasFailed { try reader.finish { try report.take($0) } }
    try report.close()
    return report.hasErrors || input.remark?.isError == true ? .unreadable : .done
  }

  /// Writes what there is to say of each trace when it is over, and holds one trace at a time.
  private struct Report {
    let book: RuleBook
    let command: ExplainCommand
    let console: Console
    private(set) var isFound = false
    private(set) var hasErrors = false
    /// Ids and contents of the last trace, for suggestions.
    private(set) var names: [String] = []
    private var trace: TraceExplanation?
    /// The line on which the trace begins.
    private var line = 1

    init(book: RuleBook, command: ExplainCommand, console: Console) {
      self.book = book
      self.command = command
      self.console = console
    }

    mutating func take(_ element: TraceElement) throws {
      switch element.kind {
      case .head(let head):
        try close()
        line = element.line
        trace = TraceExplanation(
          head: head, rules: book, item: command.item, surface: command.surface, moment: command.moment)
      case .input(let input, let time): trace?.add(input, at: time)
      case .problem(let problem):
        guard problem.isError else { return }
        hasErrors = true
        console.warn("\(problem)")
      }
    }

    mutating func close() throws {
      guard var trace else { return }
      self.trace = nil
      trace.finish()
      names = trace.names
      guard !trace.watches.isEmpty else { return }
      isFound = true
      let name = line > 1 ? "\(command.path) from line \(line)" : command.path
      try console.output.write(command.text(of: trace, name: name))
    }
  }
}
