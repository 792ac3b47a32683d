// SPDX-License-Identifier: MIT

import Foundation
import os

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
  public import SightlineTrace
  public import SightlineUIKit
#endif

/// Records what a monitor sees, to be replayed anywhere: on at any time, bounded in size, written off the main thread.
///
/// ```swift
/// let recorder = ExposureRecorder(monitor)
/// recorder.start(in: .folder(caches.appendingPathComponent("exposures")))
/// // …
/// let recording = try await recorder.export()
/// send(recording.trace)  // for `sightline replay`, `explain`, `check`
/// ```
///
/// A recording that is switched on in the middle of things begins with all that holds then. What was visible begins to
/// be visible there; what rules remember of what was reported before is not known, nor are earlier visits.
///
/// Attributes are left out unless they are asked for, and ids and contents can be replaced by words. It ends when it is
/// stopped or let go. Nothing that goes wrong in it ever reaches the app but as ``onFault``.
@preconcurrency @MainActor
public final class ExposureRecorder {
  /// What is recorded, and how much of it.
  public struct Options: Sendable, Equatable {
    /// How much is kept.
    public var limits = RecordingLimits()
    /// Whether attributes are recorded; they may say more of a user than a recording should.
    public var includesAttributes = false
    /// Replaces ids and contents by words; `nil` leaves them as they are.
    public var salt: RecordingSalt?
    /// What each trace says of where it comes from.
    public var source = "SightlineUIKit"
    /// What each trace says of the device; nothing unless the app says it.
    public var device: String?

    /// The usual options: 4 MB at most, without attributes.
    public init() {}
  }

  /// Whether what the monitor sees is recorded now.
  public var isRecording: Bool { !hooks.isEmpty }
  /// Why the last recording has ended by itself; `nil` where it has not.
  public private(set) var fault: RecordingFault?
  /// Called at most once for each recording, when it ends by itself: the disk is full, say. Without it that is written
  /// to the log.
  public var onFault: (@MainActor (RecordingFault) -> Void)?

  /// The same, set in Objective-C.
  var onFaultInObjectiveC: (@MainActor (RecordingFault) -> Void)?

  private weak var monitor: ExposureMonitor?
  private var lane: RecordingLane?
  private var hooks: [MonitorHook] = []
  /// Counts the recordings, so that what one of them says late is not taken for the next.
  private var number = 0

  /// Makes a recorder that does not record yet.
  public init(_ monitor: ExposureMonitor) {
    self.monitor = monitor
  }

  // The last reference may go on any thread.
  deinit {
    guard !hooks.isEmpty, let lane else { return }
    let (monitor, hooks) = (monitor, hooks)
    AnyThread.onMain { Self.end(lane, hooks, of: monitor) }
  }

  /// Begins a recording with what holds now; one that is going on is stopped.
  public func start(in place: RecordingPlace, options: Options = Options()) {
    stop()
    guard let monitor else { return }
    fault = nil
    number += 1
    let number = number
    let plan = RecordingWork.Plan(
      head: TraceHead(source: options.source, device: options.device, maximumGap: monitor.options.maximumGap),
      limits: options.limits,
      filter: RecordingFilter(
        includesAttributes: options.includesAttributes, salt: options.salt, rules: monitor.rules),
      place: place, run: Int64(exactly: (Date().timeIntervalSince1970 * 1_000).rounded()) ?? 0)
    let lane = RecordingLane(plan) { [weak self] fault in
      DispatchQueue.main.async { [weak self] in self?.end(with: fault, of: number) }
    }
    self.lane = lane
    if let told = monitor.toldSoFar { lane.begin(with: told.inputs, at: told.time) }
    hooks = [monitor.addInputObserver { input, time in Self.record(input, time, lane) }]
    let onceRules = monitor.rules.rules.filter { $0.repetition == .once }.map(\.name)
    if onceRules.isEmpty { return }
    hooks.append(
      monitor.addEventObserver { events in
        for case (let event, .impression(let impression)) in events.map({ ($0, $0.kind) })
        where onceRules.contains(impression.rule.name) {
          lane.know(event.content ?? event.item, rule: impression.rule.name)
        }
      })
  }

  /// Ends the recording; what is open in it is closed now. It can still be exported.
  public func stop() {
    guard let lane, isRecording else { return }
    Self.end(lane, hooks, of: monitor)
    hooks = []
  }

  /// What the recording has by now, or had when it was stopped. Empty before the first.
  ///
  /// - Throws: What the system says of files that cannot be read.
  public func export() async throws -> ExposureRecording {
    guard let lane else { return ExposureRecording() }
    return try await lane.recording()
  }

  private static func record(_ input: Input, _ time: Timestamp, _ lane: RecordingLane) {
    lane.take(input, at: time)
    guard RecordingRing.isLast(input) else { return }
    // Behind this the app may be suspended: the system is asked to wait until all is written.
    ProcessInfo.processInfo.performExpiringActivity(withReason: "Sightline writes a recording") { hasExpired in
      if !hasExpired { lane.wait() }
    }
  }

  private static func end(_ lane: RecordingLane, _ hooks: [MonitorHook], of monitor: ExposureMonitor?) {
    for hook in hooks { monitor?.removeObserver(hook) }
    lane.end(at: monitor?.now ?? .distantPast)
  }

  private func end(with fault: RecordingFault, of number: Int) {
    guard number == self.number else { return }
    for hook in hooks { monitor?.removeObserver(hook) }
    hooks = []
    self.fault = fault
    onFaultInObjectiveC?(fault)
    if let onFault {
      onFault(fault)
    } else if onFaultInObjectiveC == nil {
      Self.log.error("\(String(describing: fault), privacy: .public)")
    }
  }

  private static let log = Logger(subsystem: "Sightline", category: "recording")
}
