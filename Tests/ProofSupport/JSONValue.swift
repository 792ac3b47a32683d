// SPDX-License-Identifier: MIT

import Foundation

/// Any JSON value, read by Foundation and not by the reader under test.
public enum JSONValue: Decodable, Sendable, Hashable {
  /// Nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Named values.
  case object([String: JSONValue])

  /// Reads a value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Double.self) {
      // First what is most frequent: an attempt that fails costs many times as much as one that does not.
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// Reads one JSON text.
  public static func parse(_ text: String) throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  /// A field of an object; `nil` where it is missing, `null`, or this is no object.
  public subscript(field: String) -> JSONValue? {
    guard case .object(let fields) = self, let value = fields[field], value != .null else { return nil }
    return value
  }

  /// The number, if it is one.
  public var number: Double? { if case .number(let value) = self { value } else { nil } }

  /// The text, if it is one.
  public var string: String? { if case .string(let value) = self { value } else { nil } }

  /// The truth value, if it is one.
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The list, if it is one.
  public var array: [JSONValue]? { if case .array(let value) = self { value } else { nil } }
}
