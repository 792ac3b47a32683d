// SPDX-License-Identifier: MIT

/// What a summary can be split by; the names that `--by` takes.
enum SummaryPart: String, CaseIterable, Sendable {
  case surface, position, hour, item
}
