// SPDX-License-Identifier: MIT

import Foundation
import SightlineCore
import SightlineHost
import SightlineTestKit
import Testing

/// The scenes, played as screens. The engine's own answer, which the files give, must be the host's answer, too.
///
/// The host looks in passes. What happens within an interval of one is seen at its end, so events may be late by one
/// interval (and the millisecond that timers leave between two calls), never early, and never others. Covers are looked
/// for more seldom (design 8.4), so where they come or go one interval of that is added. Each scene is played with the
/// default rates and with 1,000 a second of both: what is late follows the rates and nothing else.
@Suite("scenes from public bug reports, as screens")
@MainActor
struct CaseScreenTests {
  @Test("a scene on a screen of views gives the events that its file expects", arguments: DataFile.cases)
  func views(file: DataFile) throws {
    try check(file, asList: nil)
  }

  @Test("a scene on a screen with a list gives the events that its file expects", arguments: DataFile.cases)
  func lists(file: DataFile) throws {
    guard let axis = try Self.axis(of: ExposureCase(contentsOf: file.url)) else { return }
    try check(file, asList: axis)
  }

  @Test("more than half of the scenes are lists, in both directions")
  func some() throws {
    let axes = try DataFile.cases.compactMap { try Self.axis(of: ExposureCase(contentsOf: $0.url)) }
    #expect(axes.filter { $0 == .vertical }.count >= 30)
    #expect(axes.filter { $0 == .horizontal }.count >= 5)
  }

  private func check(_ file: DataFile, asList axis: CaseList.Axis?) throws {
    let scene = try ExposureCase(contentsOf: file.url)
    let isEverAway = scene.initial?.surface == "hidden" || scene.inputs.contains { $0.op == "surface-hidden" }
    for away in isEverAway ? CaseScreen.Away.allCases : [.tab] {
      for options in [HostOptions(), Self.quick] {
        let screen = try CaseScreen(scene, asList: axis, away: away, options: options)
        let outcome = try screen.play()
        let late = Self.lateness(of: scene, options)
        let difference = CaseOutcome.difference(outcome, CaseOutcome.expected(scene), late: late)
        let rate = options.maximumPassesPerSecond
        #expect(difference == nil, "\(scene.name), \(away), \(rate) passes a second")
        screen.app.finish()
        #expect(screen.app.problems(everyWay: false) == [], "\(scene.name), \(away), \(rate) passes a second")
      }
    }
  }

  private static var quick: HostOptions {
    var options = HostOptions()
    options.maximumPassesPerSecond = 1_000
    options.maximumCoverSearchesPerSecond = 1_000
    return options
  }

  /// By how many seconds the host may be late.
  private static func lateness(of scene: ExposureCase, _ options: HostOptions) -> Double {
    let hasNewCovers = scene.inputs.contains { $0.op == "occluders" }
    let pass = 1 / options.maximumPassesPerSecond + 0.001
    return hasNewCovers ? pass + 1 / options.maximumCoverSearchesPerSecond : pass
  }

  /// In which direction a list can show a scene all the time; `nil` where none can.
  static func axis(of scene: ExposureCase) throws -> CaseList.Axis? {
    let covers = (scene.initial?.occluders ?? []) + scene.inputs.flatMap { $0.rects ?? [] }
    if covers.contains(where: { $0.except?.isEmpty == false }) { return nil }
    var items = try CaseItems(scene)
    var viewport = try CaseConverter.rect(scene.viewport)
    var axes = items.axes(in: viewport)
    var next = scene.inputs[...]
    while let first = next.first {
      let changes = next.prefix { $0.t == first.t }
      next = next.dropFirst(changes.count)
      for change in changes {
        try items.apply(change)
        if change.op == "viewport" { viewport = try CaseConverter.rect(change.rect ?? []) }
      }
      axes.formIntersection(items.axes(in: viewport))
    }
    return CaseList.Axis.allCases.first { axes.contains($0) }
  }
}
