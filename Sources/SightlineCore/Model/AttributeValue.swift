// SPDX-License-Identifier: MIT

/// A value that an app attaches to an item: what JSON can say, with whole numbers kept exact.
public indirect enum AttributeValue: Sendable, Equatable {
  /// Nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A whole number.
  case integer(Int64)
  /// Any other number; a NaN or an infinity is written as `null`.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([AttributeValue])
  /// Named values.
  case object(Attributes)
}

extension AttributeValue {
  // Written out, since the compiler's own is put into itself four times over.
  /// Whether both are the same value; a number that is not one equals nothing.
  @inline(never)
  public static func == (left: AttributeValue, right: AttributeValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.bool(let one), .bool(let other)): one == other
    case (.integer(let one), .integer(let other)): one == other
    case (.number(let one), .number(let other)): one == other
    case (.string(let one), .string(let other)): one == other
    case (.array(let one), .array(let other)): one == other
    case (.object(let one), .object(let other)): one == other
    case (.null, _), (.bool, _), (.integer, _), (.number, _), (.string, _), (.array, _), (.object, _): false
    }
  }
}
