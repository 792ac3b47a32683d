// SPDX-License-Identifier: MIT

/// Something to measure: made once, reset before each run, checked after it.
protocol Workload: AnyObject {
  /// Brings the state to where a run begins. Not timed.
  func reset()
  /// Does the operation so many times. Timed.
  func run(_ operations: Int)
  /// What is wrong with the outcome of the last run, or `nil`. Not timed.
  func fault(after operations: Int) -> String?
}

extension Workload {
  func reset() {}
}

/// Keeps the compiler from deleting what a run computed.
@inline(never) @_optimize(none)
func sink<Value>(_ value: Value) {}

/// Keeps the compiler from knowing what a run is given.
@inline(never) @_optimize(none)
func opaque<Value>(_ value: Value) -> Value { value }
