// SPDX-License-Identifier: MIT

import SightlineFacts
import UIKit

/// Runs the checks one after the other and keeps what has come of each fact.
@MainActor
final class FactRunner {
  /// What is known by now, by number.
  private(set) var results: [Int: FactResult] = [:]
  private(set) var isRunning = false
  /// Called after each check.
  var onChange: (@MainActor () -> Void)?

  /// Runs all that needs no hand on a stage of its own, above everything else.
  func run(in scene: UIWindowScene) async {
    guard !isRunning else { return }
    isRunning = true
    let stage = FactStage(scene: scene)
    for check in FactCheck.all {
      await stage.begin()
      take(check.number, await check.run(stage))
    }
    await stage.end()
    isRunning = false
    onChange?()
  }

  /// Takes what has come of a fact.
  func take(_ number: Int, _ finding: FactFinding) {
    guard let fact = UIKitFact.numbered(number) else { return }
    switch finding {
    case .observed(let values): results[number] = FactResult(fact, observed: values)
    case .notTried(let why): results[number] = FactResult(fact, notTried: why)
    }
    onChange?()
  }

  /// Every fact: what was tried, and why the others were not.
  var report: FactReport {
    let device = UIDevice.current
    let head = FactReport.Head(
      app: "1.0", family: device.model, system: device.systemName, version: device.systemVersion)
    return FactReport(head: head, results: UIKitFact.all.map(result))
  }

  func result(_ fact: UIKitFact) -> FactResult {
    if let known = results[fact.number] { return known }
    return switch fact.trial {
    case .untried(let reason): FactResult(fact, notTried: reason)
    case .byHand(let instruction, _): FactResult(fact, notTried: "nobody did this: " + instruction)
    case .program: FactResult(fact, notTried: "the self-check was not run")
    }
  }

  /// The report as a file that can be shared.
  func file() throws -> URL {
    let report = report
    let name = "\(report.head.family)-\(report.head.version).facts.ndjson"
    let file = Folders.temporary.appendingPathComponent(name)
    try Data(report.text.utf8).write(to: file)
    return file
  }
}
