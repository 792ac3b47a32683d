// SPDX-License-Identifier: MIT

/// What was asked for on the command line.
struct Options {
  enum Mode {
    case run
    case check(folder: String)
    case record(folder: String)
    /// For the child process under callgrind.
    case countOnly(name: String)
    case list
  }

  static let usage = """
    usage: sightline-benchmarks [--filter TEXT] [--check FOLDER | --record FOLDER | --list]
    """

  var mode = Mode.run
  var filter = ""

  init?(_ arguments: [String]) {
    var rest = arguments.dropFirst()
    while let option = rest.popFirst() {
      switch option {
      case "--list": mode = .list
      case "--filter", "--check", "--record", "--count-only":
        guard let value = rest.popFirst() else { return nil }
        switch option {
        case "--filter": filter = value
        case "--check": mode = .check(folder: value)
        case "--record": mode = .record(folder: value)
        default: mode = .countOnly(name: value)
        }
      default: return nil
      }
    }
  }

  func includes(_ name: String) -> Bool {
    filter.isEmpty || name.contains(filter)
  }
}
