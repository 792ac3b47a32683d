// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// What happens in a test, written down beforehand: inputs, each at its time.
///
/// ```swift
/// let script = ExposureScript()
///   .at(0, .surface("feed", width: 390, height: 800), .rows(["a", "b", "c"], of: "feed", width: 390, height: 400))
///   .at(0.2, .scroll("feed", y: 400, phase: .dragging))
///   .at(0.4, .phase(surface: "feed", phase: .idle))
///   .end(at: 3)
/// let log = EventLog(of: script, rules: RuleBook(rules: [.mrcDisplay]))
/// ```
///
/// Inputs of one time are one change. Times are expected in order; one that goes back is clamped by the engine.
public struct ExposureScript: Sendable, Equatable {
  /// One input at its time.
  public struct Step: Sendable, Equatable {
    /// When it happens.
    public var time: Timestamp
    /// What happens.
    public var input: Input

    /// Makes a step.
    public init(time: Timestamp, input: Input) {
      self.time = time
      self.input = input
    }
  }

  /// The steps in order.
  public private(set) var steps: [Step]

  /// Makes a script of the given steps; without any, an empty one to write on.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// The script with these inputs appended, all at `seconds`.
  public func at(_ seconds: Double, _ inputs: Input...) -> ExposureScript {
    at(.seconds(seconds), inputs)
  }

  /// The script with these inputs appended, all at `time`.
  public func at(_ time: Timestamp, _ inputs: [Input]) -> ExposureScript {
    var script = self
    script.steps += inputs.map { Step(time: time, input: $0) }
    return script
  }

  /// The script with a scroll over `duration` seconds appended: an offset each `frame` seconds, then rest.
  ///
  /// The surface drags from `start` to `end` in equal steps and is idle with the last one.
  public func scroll(
    _ surface: String, from start: Double, to end: Double, at seconds: Double, for duration: Double,
    frame: Double = 1.0 / 60
  ) -> ExposureScript {
    guard duration > 0, frame > 0, duration / frame < 1_000_000 else {
      return at(seconds, .scroll(surface, y: end, phase: .idle))
    }
    let count = max(1, Int((duration / frame).rounded()))
    return (0...count).reduce(self) { script, place in
      let share = Double(place) / Double(count)
      let phase = place == count ? ScrollPhase.idle : .dragging
      return script.at(
        seconds + share * duration, .scroll(surface, y: start + share * (end - start), phase: phase))
    }
  }

  /// The script with time passed up to `seconds`: what falls due until then is seen.
  public func wait(until seconds: Double) -> ExposureScript {
    at(seconds, .wake)
  }

  /// The script with its end appended, which closes what is open.
  public func end(at seconds: Double) -> ExposureScript {
    at(seconds, .end)
  }
}
