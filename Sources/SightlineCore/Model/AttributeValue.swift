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
