// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTestKit

/// The scheme of LBTrackManager, as its article describes it, over a headless list: three delegate methods, the cells
/// that lie whole in the list, a comparison of index paths with the last stop, and a report at the next drag.
@MainActor
final class StopScheme {
  private weak var list: HeadlessListView?
  private let threshold: TimeSpan
  /// What the model has at an index path in the moment of a report.
  private let name: (HeadlessPath) -> String?
  private var phase = ScrollPhase.idle
  private var lastStop = Timestamp.zero
  private var thereAtLastStop: [HeadlessPath] = []
  private var newAtLastStop: [HeadlessPath] = []

  /// What its two methods were told, call by call.
  private(set) var exposed: [[String]] = []
  private(set) var effective: [[String]] = []

  init(_ list: HeadlessListView, threshold: TimeSpan, name: @escaping (HeadlessPath) -> String?) {
    self.list = list
    self.threshold = threshold
    self.name = name
    list.onPhase.append { [weak self] _, phase in self?.changed(to: phase) }
  }

  private func changed(to next: ScrollPhase) {
    defer { phase = next }
    switch (phase, next) {
    case (_, .dragging): willBeginDragging()
    case (.decelerating, _), (.dragging, .idle): stopped()
    default: break
    }
  }

  private func stopped() {
    guard let list else { return }
    lastStop = list.system?.now ?? .zero
    let (bounds, cells) = (list.bounds, list.displayedCells)
    let whole = cells.filter { cell in
      cell.frame.x >= bounds.x && cell.frame.y >= bounds.y && cell.frame.x + cell.frame.width <= bounds.x + bounds.width
        && cell.frame.y + cell.frame.height <= bounds.y + bounds.height
    }
    let paths = whole.compactMap { list.path(of: $0) }
    newAtLastStop = paths.filter { !thereAtLastStop.contains($0) }
    thereAtLastStop = paths
    tell(newAtLastStop, to: &exposed)
  }

  private func willBeginDragging() {
    guard let now = list?.system?.now, now - lastStop > threshold else { return }
    tell(newAtLastStop, to: &effective)
  }

  private func tell(_ paths: [HeadlessPath], to calls: inout [[String]]) {
    let names = paths.compactMap(name)
    if !names.isEmpty { calls.append(names) }
  }
}
