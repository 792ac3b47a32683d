// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
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
    let (traces, code) = try replay(InputFile(path: path), book, console)
    var isFound = false
    for (place, trace) in traces.enumerated() where !trace.watches.isEmpty {
      isFound = true
      let name = traces.count > 1 ? "\(path), trace \(place + 1)" : path
      try console.output.write(text(of: trace, name: name))
    }
    if !isFound, code == .done { throw Self.usageError(unknown(traces.flatMap(\.names))) }
    return code
  }

  private func unknown(_ names: [String]) -> String {
    let place = surface.map { " in surface '\($0)'" } ?? ""
    let near = Nearest.name(to: item, among: names).map { "; did you mean '\($0)'?" } ?? ""
    return "there is no item '\(item)'\(place) in \(path)\(near)"
  }

  private func text(of trace: TraceExplanation, name: String) -> String {
    if let moment { return text(of: trace, at: moment, name: name) }
    var text = ""
    for watch in trace.watches {
      text += title(watch.surface, watch.item, watch.content)
      text += " in \(name), 0 s to \(Decimals.short(trace.end))\n\n\(StoryText.text(of: watch))\n"
    }
    return text
  }

  private func text(of trace: TraceExplanation, at moment: Timestamp, name: String) -> String {
    var text = ""
    for explanation in trace.explanations() {
      text += title(explanation.surface, explanation.item, explanation.content)
      text += " in \(name), at \(Decimals.short(moment))\n\n"
      text += ExplanationText.area(explanation, margin: "  ") + "\n"
      for part in explanation.rules { text += ExplanationText.rule(part, explanation, margin: "  ") + "\n" }
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

  /// All traces of the file, followed to the moment or to their end.
  private func replay(
    _ file: InputFile, _ book: RuleBook, _ console: Console
  ) throws -> ([TraceExplanation], ExitCode) {
    var traces: [TraceExplanation] = []
    var reader = TraceReader(file: file.name)
    var hasErrors = false
    func take(_ element: TraceElement) {
      switch element.kind {
      case .head(let head):
        if !traces.isEmpty { traces[traces.count - 1].finish() }
        traces.append(TraceExplanation(head: head, rules: book, item: item, surface: surface, moment: moment))
      case .input(let input, let time):
        if !traces.isEmpty { traces[traces.count - 1].add(input, at: time) }
      case .problem(let problem):
        guard problem.isError else { return }
        hasErrors = true
        console.warn("\(problem)")
      }
    }
    let input = try console.open(file)
    while !reader.hasFailed, let bytes = try input.next() { reader.feed(bytes, take) }
    if let remark = input.remark { console.warn("\(file.name): \(remark.message)") }
    if !reader.hasFailed { reader.finish(take) }
    if !traces.isEmpty { traces[traces.count - 1].finish() }
    return (traces, hasErrors || input.remark?.isError == true ? .unreadable : .done)
  }
}
