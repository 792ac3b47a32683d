// SPDX-License-Identifier: MIT

public import Foundation

#if SWIFT_PACKAGE
  public import SightlineObjC
  import SightlineTrace
#endif

/// Records what a monitor sees, to be replayed anywhere, in Objective-C; in Swift ``ExposureRecorder``.
///
/// ```objc
/// self.recorder = [[SLExposureRecorder alloc] initWithMonitor:self.monitor];
/// [self.recorder startInFolder:[caches URLByAppendingPathComponent:@"exposures"]];
/// ```
///
/// What is set counts from the next start. It ends when it is stopped or let go.
@objc(SLExposureRecorder)
@preconcurrency @MainActor
public final class SLExposureRecorder: NSObject {
  /// The recorder in Swift.
  public let recorder: ExposureRecorder
  private var options = ExposureRecorder.Options()

  /// Makes a recorder that does not record yet.
  @objc public init(monitor: SLExposureMonitor) {
    recorder = ExposureRecorder(monitor.monitor)
  }

  /// Whether what the monitor sees is recorded now.
  @objc public var isRecording: Bool { recorder.isRecording }
  /// Whether attributes are recorded; they may say more of a user than a recording should.
  @objc public var includesAttributes: Bool {
    get { options.includesAttributes }
    set { options.includesAttributes = newValue }
  }
  /// How many bytes are kept at most; 4 MB unless set.
  @objc public var maximumBytes: Int {
    get { options.limits.totalBytes }
    set { options.limits.totalBytes = newValue }
  }
  /// A long random text by which ids and contents are replaced by words; `nil` leaves them as they are.
  @objc public var salt: String? {
    didSet { options.salt = salt.map { RecordingSalt($0) } }
  }
  /// What each recording says of the device; nothing unless set.
  @objc public var device: String? {
    get { options.device }
    set { options.device = newValue }
  }
  /// Called at most once for each recording, when it ends by itself, with the reason.
  @objc public var onFault: (@MainActor (String) -> Void)? {
    didSet {
      guard let tell = onFault else { return recorder.onFaultInObjectiveC = nil }
      recorder.onFaultInObjectiveC = { fault in tell(fault.description) }
    }
  }

  /// Begins a recording with what holds now, in a folder; one that is going on is stopped.
  @objc(startInFolder:)
  public func start(in folder: URL) { recorder.start(in: .folder(folder), options: options) }

  /// Begins a recording with what holds now, in memory; one that is going on is stopped.
  @objc public func startInMemory() { recorder.start(in: .memory, options: options) }

  /// Ends the recording; what is open in it is closed now. It can still be exported.
  @objc public func stop() { recorder.stop() }

  /// Hands over what the recording has by now, or had when it was stopped.
  ///
  /// - Parameter completion: Called on the main thread with the recording as one trace, the files of its segments (none
  ///   where it was kept in memory), and what the system says of files that cannot be read.
  @objc(exportWithCompletion:)
  public func export(completion: @escaping @MainActor @Sendable (Data?, [URL], (any Error)?) -> Void) {
    Task {
      do {
        let recording = try await recorder.export()
        completion(recording.trace, recording.files, nil)
      } catch {
        completion(nil, [], error)
      }
    }
  }
}
