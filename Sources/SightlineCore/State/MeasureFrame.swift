// SPDX-License-Identifier: MIT

/// A surface whose children are being measured: those from `next` to `end` of ``children`` are left.
struct MeasureFrame: Sendable {
  var surface: Int32
  var start: Int
  var next: Int
  var end: Int
}
