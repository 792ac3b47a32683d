// SPDX-License-Identifier: MIT

import Foundation
import SightlineCore
import SightlineTrace

/// What another system would report of a trace, as its source reads: so much of it as the examples of the pages about
/// coming from there need. Each answers with words: an item and the second at which it is reported.
enum PeerModel: String, CaseIterable {
  case impressionKit, sensorsData, reactNative, intersectionObserver

  /// A screen from some second on.
  private struct Step {
    var time: Double
    var scene: ScreenScene
  }

  func reports(of lines: String) -> [String] {
    let elements = TraceReader.elements(of: Array(lines.utf8), file: rawValue)
    let times = elements.compactMap { element -> Double? in
      if case .input(_, let time) = element.kind { (time - Timestamp.zero).seconds } else { nil }
    }
    let steps = Set(times).sorted().map {
      Step(time: $0, scene: ScreenScene(lines: lines, rules: RuleBook(rules: []), at: $0))
    }
    switch self {
    case .impressionKit: return Self.impressionKit(steps)
    case .sensorsData: return Self.sensorsData(steps)
    case .reactNative: return Self.reactNative(steps)
    case .intersectionObserver: return Self.intersectionObserver(steps)
    }
  }

  /// Five looks a second from the first on; in all of them from one on, for a second: reported, once. Covers are not seen.
  private static func impressionKit(_ steps: [Step]) -> [String] {
    var since: [String: Int] = [:]
    var reports: [String] = []
    var done: Set<String> = []
    for tick in 1...Int((steps.last?.time ?? 0) * 5) {
      // Times in tenths of a second are no binary fractions; a look at the time of a change comes after it.
      let scene = steps.last { $0.time <= Double(tick) / 5 + 1e-9 }?.scene
      for item in scene?.items ?? [] where !done.contains(item.name) {
        guard ratio(item.visible, of: item.frame) >= 0.5 else {
          since[item.name] = nil
          continue
        }
        let first = since[item.name] ?? tick
        since[item.name] = first
        if tick - first >= 5 {
          done.insert(item.name)
          reports.append(word(item.name, Double(tick) / 5))
        }
      }
    }
    return reports
  }

  /// Half for a second, repeated: a timer from the change on that brings the rate, and nothing more until it is invisible.
  /// Clipped by the window and the nearest scroll view.
  private static func sensorsData(_ steps: [Step]) -> [String] {
    var (due, exposing): ([String: Double], Set<String>) = ([:], [])
    var reports: [String] = []
    for step in steps {
      for (name, time) in due.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) where time <= step.time {
        due[name] = nil
        exposing.insert(name)
        reports.append(word(name, time))
      }
      for item in step.scene.items {
        let list = step.scene.surfaces.first { $0.name == item.surface }?.frame
        let visible = common(common(item.frame, list), step.scene.windows.first?.frame ?? list)
        let rate = ratio(visible, of: item.frame)
        if rate <= 0 {
          due[item.name] = nil
          exposing.remove(item.name)
        } else if !exposing.contains(item.name) {
          due[item.name] = (rate * 100).rounded() >= 50 ? due[item.name] ?? step.time + 1 : nil
        }
      }
    }
    return reports
  }

  /// Half of the item along the list's axis for a second: a timer for each change of the set, which keeps those of its
  /// own set that are in the set when it fires. `-` stands before what is no longer viewable.
  private static func reactNative(_ steps: [Step]) -> [String] {
    var timers: [(time: Double, items: [String])] = []
    var (now, told): ([String], [String]) = ([], [])
    var reports: [String] = []
    for step in steps {
      while let timer = timers.first, timer.time <= step.time {
        timers.removeFirst()
        let next = timer.items.filter(now.contains)
        reports += next.filter { !told.contains($0) }.map { word($0, timer.time) }
        reports += told.filter { !next.contains($0) }.map { word("-" + $0, timer.time) }
        told = next
      }
      let set = step.scene.items.filter { item in
        guard let list = step.scene.surfaces.first(where: { $0.name == item.surface })?.frame else { return false }
        let top = (item.frame.y - list.y).rounded(.down)
        let shown = min(top + item.frame.height, list.height) - max(top, 0)
        return shown > 0 && shown / item.frame.height >= 0.5
      }.map(\.name)
      guard set != now else { continue }
      now = set
      timers.append((step.time + 1, set))
    }
    return reports
  }

  /// What is intersecting when it is first observed; touching is enough, and no area is needed.
  private static func intersectionObserver(_ steps: [Step]) -> [String] {
    guard let first = steps.first, let root = first.scene.surfaces.first?.frame else { return [] }
    return first.scene.items.filter { item in
      item.frame.x <= root.x + root.width && item.frame.x + item.frame.width >= root.x
        && item.frame.y <= root.y + root.height && item.frame.y + item.frame.height >= root.y
    }.map { word($0.name, first.time) }
  }

  private static func word(_ name: String, _ time: Double) -> String {
    "\(name)@\(((time * 100).rounded() / 100).formatted())"
  }

  private static func ratio(_ part: Rect?, of whole: Rect) -> Double {
    part.map { $0.width * $0.height / (whole.width * whole.height) } ?? 0
  }

  private static func common(_ left: Rect?, _ right: Rect?) -> Rect? {
    guard let left, let right else { return nil }
    let (x, y) = (max(left.x, right.x), max(left.y, right.y))
    let width = min(left.x + left.width, right.x + right.width) - x
    let height = min(left.y + left.height, right.y + right.height) - y
    return width > 0 && height > 0 ? Rect(x: x, y: y, width: width, height: height) : nil
  }
}
