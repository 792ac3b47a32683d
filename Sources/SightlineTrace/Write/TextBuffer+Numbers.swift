// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension TextBuffer {
  /// Appends a whole number.
  mutating func append(_ value: Int) {
    append(integer: Int64(value))
  }

  /// Appends a whole number.
  mutating func append(integer value: Int64) {
    write(bound: ByteCursor.integerBound) { $0.append(integer: value) }
  }

  /// Appends seconds with up to nine decimals, exactly.
  mutating func append(_ time: Timestamp) {
    write(bound: ByteCursor.integerBound) { $0.append(nanoseconds: time.nanoseconds) }
  }

  /// Appends seconds with up to nine decimals, exactly.
  mutating func append(_ span: TimeSpan) {
    write(bound: ByteCursor.integerBound) { $0.append(nanoseconds: span.nanoseconds) }
  }

  /// Appends a number; see ``ByteCursor``.
  mutating func append(_ value: Double) {
    write(bound: ByteCursor.bound(value)) { $0.append(value) }
  }
}
