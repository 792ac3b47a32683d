// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineUIKit
#endif

/// Attributes as Objective-C has them: what `NSJSONSerialization` knows.
enum FoundationAttributes {
  /// By name, since a dictionary has no order. What JSON cannot say is left out.
  static func attributes(_ values: [String: Any]) -> Attributes {
    var attributes = Attributes()
    for name in Array(values.keys).arranged(by: <) {
      if let value = values[name].flatMap(value) { attributes[name] = value }
    }
    return attributes
  }

  static func values(_ attributes: Attributes) -> [String: Any] {
    var values: [String: Any] = [:]
    for entry in attributes.entries { values[entry.name] = object(entry.value) }
    return values
  }

  private static func value(_ object: Any) -> AttributeValue? {
    switch object {
    case is NSNull: .null
    case let text as NSString: .string(text as String)
    case let number as NSNumber: value(number)
    case let list as [Any]: .array(list.compactMap(value))
    case let values as [String: Any]: .object(attributes(values))
    default: nil
    }
  }

  private static func value(_ number: NSNumber) -> AttributeValue {
    // A boolean is a number of a class of its own (F120).
    if type(of: number) == type(of: NSNumber(value: true)) { return .bool(number.boolValue) }
    let whole = number.int64Value
    return number.isEqual(to: NSNumber(value: whole)) ? .integer(whole) : .number(number.doubleValue)
  }

  private static func object(_ value: AttributeValue) -> Any {
    switch value {
    case .null: NSNull()
    case .bool(let isTrue): NSNumber(value: isTrue)
    case .integer(let number): NSNumber(value: number)
    case .number(let number): NSNumber(value: number)
    case .string(let text): text
    case .array(let list): list.map(object)
    case .object(let attributes): values(attributes)
    }
  }
}
