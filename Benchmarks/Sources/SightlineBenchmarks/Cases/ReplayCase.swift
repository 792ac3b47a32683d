// SPDX-License-Identifier: MIT

/// Replay of a trace of a hundred megabytes, NDJSON to NDJSON, against JSONSerialization parsing the same lines.
enum ReplayCase {
  static func measure() throws -> Measurement {
    Measurement(name: "replay")
  }
}
