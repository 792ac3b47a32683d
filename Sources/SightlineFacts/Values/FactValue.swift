// SPDX-License-Identifier: MIT

/// Something that was observed, or should be: what JSON has but for objects.
public enum FactValue: Sendable, Hashable {
  /// There was nothing.
  case none
  /// A yes or no.
  case flag(Bool)
  /// A number; points, seconds or a count, as the name of the observation says.
  case number(Double)
  /// A word.
  case text(String)
  /// Several, in order.
  case list([FactValue])

  /// Whether two values say the same: numbers within a millionth, relative from 1 on.
  public func isSame(as other: FactValue) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.flag(let one), .flag(let other)): one == other
    case (.text(let one), .text(let other)): one == other
    case (.number(let one), .number(let other)): abs(one - other) <= 1e-6 * max(1, abs(other))
    case (.list(let one), .list(let other)):
      one.count == other.count && zip(one, other).allSatisfy { $0.isSame(as: $1) }
    case (.none, _), (.flag, _), (.number, _), (.text, _), (.list, _): false
    }
  }
}

extension FactValue: ExpressibleByBooleanLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral, ExpressibleByArrayLiteral
{
  /// A yes or no.
  public init(booleanLiteral value: Bool) { self = .flag(value) }
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// A number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  /// A word.
  public init(stringLiteral value: String) { self = .text(value) }
  /// Several, in order.
  public init(arrayLiteral elements: FactValue...) { self = .list(elements) }
}
