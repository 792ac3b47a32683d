// SPDX-License-Identifier: MIT

/// Named values that an app attaches to an item and finds again on every event about it.
///
/// The order of the names is kept, so that what is written once is written the same again. A name given twice has the
/// last value at the first place.
public struct Attributes: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  /// One name with its value.
  public struct Entry: Sendable, Equatable {
    /// The name.
    public var name: String
    /// Its value.
    public var value: AttributeValue

    /// Makes an entry.
    public init(name: String, value: AttributeValue) {
      self.name = name
      self.value = value
    }
  }

  /// The entries in order; no name stands twice.
  public private(set) var entries: [Entry] = []

  /// Makes an empty set of attributes.
  public init() {}

  /// Makes attributes from names and values in order.
  public init(dictionaryLiteral elements: (String, AttributeValue)...) {
    for (name, value) in elements { self[name] = value }
  }

  /// Whether nothing is attached.
  public var isEmpty: Bool { entries.isEmpty }

  /// The value of a name; setting `nil` takes the name away. Cost grows with the number of names.
  public subscript(name: String) -> AttributeValue? {
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
}
