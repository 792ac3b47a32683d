// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension ScriptJSON {
  /// The numbers of a rectangle, as elements of the list that is open.
  mutating func elements(_ rect: Rect) {
    value(rect.x)
    value(rect.y)
    value(rect.width)
    value(rect.height)
  }

  /// A field with a list of steps, each a list that begins with its time.
  mutating func field<Value>(
    _ name: String, steps column: StepColumn<Value>, _ body: (inout ScriptJSON, Value) -> Void
  ) {
    field(name, zip(column.times, column.values)) { json, step in
      json.list { json in
        json.value(step.0)
        body(&json, step.1)
      }
    }
  }

  /// The same, left out where there are none.
  mutating func optional<Value>(
    _ name: String, steps column: StepColumn<Value>, _ body: (inout ScriptJSON, Value) -> Void
  ) {
    if !column.isEmpty { field(name, steps: column, body) }
  }

  /// A field with whole numbers of which each is written as the difference to the one before.
  mutating func field(_ name: String, differences values: some Sequence<Int64>) {
    var before: Int64 = 0
    field(name, values) { json, value in
      json.value(value &- before)
      before = value
    }
  }

  /// Hundredths of a point; what no screen has is clamped.
  static func hundredths(_ value: Double) -> Int64 { Int64((max(-1e12, min(1e12, value)) * 100).rounded()) }

  /// Ten-thousandths of a fraction; what is not quite nothing or all does not become so.
  static func tenThousandths(_ fraction: Double) -> Int64 {
    guard fraction > 0 else { return 0 }
    return fraction >= 1 ? 10_000 : max(1, min(9_999, Int64((fraction * 10_000).rounded())))
  }

  /// What an app attached to an item.
  mutating func value(_ attributes: Attributes) {
    object { json in
      for entry in attributes.entries {
        json.field(entry.name)
        json.value(entry.value)
      }
    }
  }

  private mutating func value(_ value: AttributeValue) {
    switch value {
    case .null: null()
    case .bool(let isTrue): self.value(isTrue)
    case .integer(let integer): self.value(integer)
    case .number(let number): self.value(number)
    case .string(let text): self.value(text)
    case .array(let values): list(values) { $0.value($1) }
    case .object(let attributes): self.value(attributes)
    }
  }
}
