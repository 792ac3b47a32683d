// SPDX-License-Identifier: MIT

/// What was observed of one fact: values by name, in the order in which they were written down.
public struct FactValues: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  /// A value and what it is called.
  public struct Entry: Sendable, Hashable {
    /// What it is called.
    public var name: String
    /// What was observed.
    public var value: FactValue

    /// Makes an entry.
    public init(name: String, value: FactValue) {
      self.name = name
      self.value = value
    }
  }

  /// Each name once.
  public private(set) var entries: [Entry] = []

  /// Nothing was observed.
  public init() {}

  /// What was observed; of a name that stands twice the last value.
  public init(dictionaryLiteral elements: (String, FactValue)...) {
    for (name, value) in elements { self[name] = value }
  }

  /// The value of that name; `nil` takes it away.
  public subscript(name: String) -> FactValue? {
    get { entries.first { $0.name == name }?.value }
    set {
      let place = entries.firstIndex { $0.name == name }
      switch (place, newValue) {
      case (let place?, let value?): entries[place].value = value
      case (let place?, nil): entries.remove(at: place)
      case (nil, let value?): entries.append(Entry(name: name, value: value))
      case (nil, nil): break
      }
    }
  }

  /// A yes or no of that name.
  public mutating func set(_ name: String, _ value: Bool) { self[name] = .flag(value) }
  /// A number of that name; one that is none is nothing.
  public mutating func set(_ name: String, _ value: Double) {
    self[name] = value.isFinite ? .number(value) : FactValue.none
  }
  /// A count of that name.
  public mutating func set(_ name: String, _ value: Int) { self[name] = .number(Double(value)) }
  /// A word of that name.
  public mutating func set(_ name: String, _ value: String) { self[name] = .text(value) }
  /// Words of that name.
  public mutating func set(_ name: String, _ values: [String]) { self[name] = .list(values.map(FactValue.text)) }
}
