// SPDX-License-Identifier: MIT

/// The views of a list that show nothing now, to be reused; the last one in is the first one out.
@MainActor
struct ReusePool {
  private var idle: [String: [HeadlessReusableView]] = [:]
  /// How many views had to be made.
  private(set) var made = 0

  /// Takes a view for reuse, or makes one.
  mutating func take(
    _ key: String, _ make: () -> HeadlessReusableView
  ) -> (view: HeadlessReusableView, isReused: Bool) {
    if let view = idle[key]?.popLast() { return (view, true) }
    made += 1
    return (make(), false)
  }

  mutating func put(_ view: HeadlessReusableView, _ key: String) {
    idle[key, default: []].append(view)
  }

  func isIdle(_ view: HeadlessReusableView, _ key: String) -> Bool {
    idle[key]?.contains { $0 === view } ?? false
  }

  mutating func removeAll() {
    idle.removeAll()
  }
}
