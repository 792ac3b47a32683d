// SPDX-License-Identifier: MIT

/// All that one device says: the contents of a file of facts (`Documentation/Facts.md`).
public struct FactReport: Sendable, Hashable {
  /// Whose facts they are. Nothing in it names a person or a single device.
  public struct Head: Sendable, Hashable {
    /// The version of the app that tried them.
    public var app: String
    /// The kind of device: `iPhone`, `iPad`.
    public var family: String
    /// The name of its system.
    public var system: String
    /// The version of its system.
    public var version: String

    /// Makes a head.
    public init(app: String, family: String, system: String, version: String) {
      self.app = app
      self.family = family
      self.system = system
      self.version = version
    }

    /// The device in words: `iPhone, iOS 18.1`.
    public var name: String { "\(family), \(system) \(version)" }
  }

  /// Whose facts they are.
  public var head: Head
  /// Each fact once.
  public var results: [FactResult]

  /// Makes a report.
  public init(head: Head, results: [FactResult]) {
    self.head = head
    self.results = results
  }

  /// How many facts have this verdict.
  public func count(_ verdict: FactVerdict) -> Int { results.count { $0.judgement.verdict == verdict } }
}
