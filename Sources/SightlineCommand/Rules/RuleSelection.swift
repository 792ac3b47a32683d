// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineTrace
#endif

/// The rule books that `--rules` names.
///
/// Presets, wherever they stand, are one book with a rule for each; every file is a book of its own. Several books are
/// replayed one after another.
struct RuleSelection: Sendable {
  struct Book: Sendable {
    /// The presets or the file.
    let name: String
    let rules: RuleBook
  }

  static let option = OptionSpecification(
    "rules", short: "r", value: "RULES", isRepeatable: true, isList: true,
    help: "Presets or files of rules, with commas between them (see 'sightline rules'). Default: mrcDisplay.")

  private(set) var books: [Book] = []

  /// Reads what `values` of the option name; without any it is mrcDisplay.
  ///
  /// What is wrong in a file of rules is printed on the console and ends the command.
  init(_ values: [String], for command: any Command.Type, console: Console) throws {
    var presets: [Rule] = []
    var presetPlace: Int?
    for name in Self.names(values) {
      if let preset = Rule.presets.first(where: { $0.name == name }) {
        if presetPlace == nil { presetPlace = books.count }
        if !presets.contains(preset) { presets.append(preset) }
      } else {
        try Self.checkIsFile(name, command)
        books.append(Book(name: name, rules: try Self.read(name, console)))
      }
    }
    if books.isEmpty, presets.isEmpty { presets = [.mrcDisplay] }
    if !presets.isEmpty {
      let name = presets.map(\.name).joined(separator: ",")
      books.insert(Book(name: name, rules: RuleBook(rules: presets)), at: presetPlace ?? 0)
    }
  }

  /// Reads one file of rules, printing what is wrong with it.
  static func read(_ path: String, _ console: Console) throws -> RuleBook {
    let reading = try RuleBookReader.read(FileBytes.read(path, console), file: path)
    for problem in reading.problems { console.warn("\(problem)") }
    guard let book = reading.book else { throw Unreadable() }
    return book
  }

  /// Something could not be read, and it has been said.
  struct Unreadable: Error {}

  private static func names(_ values: [String]) -> [String] {
    values.flatMap { value -> [String] in
      // A file may have commas in its name.
      if case .regular? = try? System.kind(of: value) { return [value] }
      return value.split(separator: ",").map(String.init)
    }
  }

  private static func checkIsFile(_ name: String, _ command: any Command.Type) throws {
    if name.contains("/") || name.contains(".") { return }
    if (try? System.kind(of: name)) != nil { return }
    let presets = Rule.presets.map(\.name)
    let near = Nearest.name(to: name, among: presets).map { "; did you mean '\($0)'?" } ?? ""
    throw command.usageError(
      "'\(name)' is neither a preset (\(presets.joined(separator: ", "))) nor a file\(near)")
  }
}
