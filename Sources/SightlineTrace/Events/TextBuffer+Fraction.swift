// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

extension TextBuffer {
  /// Appends a change of a visible fraction with its newline.
  mutating func append(_ change: FractionChange, trace: String?) {
    append("{\"t\":")
    append(change.time)
    append(",\"surface\":")
    append(quoted: change.surface)
    append(",\"item\":")
    append(quoted: change.item)
    append(",\"fraction\":")
    append(change.fraction)
    if let trace {
      append(",\"trace\":")
      append(quoted: trace)
    }
    append("}\n")
  }
}
