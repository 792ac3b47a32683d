// SPDX-License-Identifier: MIT

import AllocationCounter

/// Measures workloads: a warm-up, ten timed runs, one counted run.
struct Harness {
  struct Failure: Error {
    var message: String
  }

  static let runs = 10
  static let targetNanoseconds: Int64 = 10_000_000

  var timing = true
  var counting = true

  func measure(_ benchmark: BenchmarkCase) throws -> Measurement {
    var result = Measurement(name: benchmark.name)
    let workload = benchmark.make()
    if timing {
      let operations = try calibrate(benchmark, workload)
      var times: [Double] = []
      for _ in 0..<Self.runs {
        times.append(Double(try time(workload, operations, benchmark.name)) / Double(operations))
      }
      times.sort()
      result.minimum = times[0]
      result.median = (times[Self.runs / 2 - 1] + times[Self.runs / 2]) / 2
      if times[0] < 0.1 {
        throw Failure(message: "\(benchmark.name): \(times[0]) ns an operation; the compiler deleted the work")
      }
    }
    if counting, allocations_are_countable() {
      result.allocations = try allocations(workload, benchmark)
    }
    return result
  }

  /// Warms up and finds how many operations fill a run.
  private func calibrate(_ benchmark: BenchmarkCase, _ workload: any Workload) throws -> Int {
    if case .fixed(let operations) = benchmark.count {
      _ = try time(workload, operations, benchmark.name)
      return operations
    }
    var operations = 64
    while try time(workload, operations, benchmark.name) < Self.targetNanoseconds, operations < 1 << 28 {
      operations *= 2
    }
    return operations
  }

  private func time(_ workload: any Workload, _ operations: Int, _ name: String) throws -> Int64 {
    workload.reset()
    let start = monotonic_nanoseconds()
    workload.run(operations)
    let end = monotonic_nanoseconds()
    if let fault = workload.fault(after: operations) { throw Failure(message: "\(name): \(fault)") }
    return end - start
  }

  private func allocations(_ workload: any Workload, _ benchmark: BenchmarkCase) throws -> Double {
    // Once before, so that what is grown once and kept is not counted.
    let operations = benchmark.counted
    for _ in 0..<2 {
      workload.reset()
      allocation_counting_start()
      workload.run(operations)
      _ = allocation_counting_stop()
    }
    if let fault = workload.fault(after: operations) { throw Failure(message: "\(benchmark.name): \(fault)") }
    return Double(allocation_counting_now().allocations) / Double(operations)
  }

  /// Runs what callgrind is to count: only `run` lies inside the function that it watches.
  static func runForInstructions(_ benchmark: BenchmarkCase) {
    final class Box {
      var body: () -> Void = {}
    }
    let workload = benchmark.make()
    workload.reset()
    workload.run(benchmark.counted)
    workload.reset()
    let box = Box()
    box.body = { workload.run(benchmark.counted) }
    sightline_benchmark_measured(
      { context in
        guard let context else { return }
        Unmanaged<Box>.fromOpaque(context).takeUnretainedValue().body()
      }, Unmanaged.passUnretained(box).toOpaque())
  }
}
