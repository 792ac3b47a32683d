// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineTestKit

/// The same trace as an observer sees it whose root is one surface.
///
/// The browser clips a target by every box from its own up to the root, and takes insets off the root's box alone. So
/// the root becomes a root surface, whatever lies around it; surfaces in it lose their insets; all other surfaces go.
/// What hides a surface around the root hides the root: the browser renders nothing below.
struct RootCut {
  private let root: String
  /// For each surface the one around it, as last reported.
  private var parents: [String: String] = [:]
  private var hidden: Set<String> = []
  private var rootHidden = false

  private init(_ root: String) {
    self.root = root
  }

  /// The script cut down to `root` and what lies in it.
  static func script(_ script: ExposureScript, root: String) -> ExposureScript {
    var cut = RootCut(root)
    let steps = script.steps.flatMap { step in
      cut.inputs(for: step.input).map { ExposureScript.Step(time: step.time, input: $0) }
    }
    return ExposureScript(steps)
  }

  private mutating func inputs(for input: Input) -> [Input] {
    switch input {
    case .surface(var line):
      parents[line.id] = line.parent
      guard isInside(line.id) else { return hiding() }
      if line.id == root {
        line.parent = nil
        line.parentItem = nil
      } else {
        line.insets = .zero
      }
      return [.surface(line)] + hiding()
    case .hide(let surface, _):
      hidden.insert(surface)
      return surface != root && isInside(surface) ? [input] : hiding()
    case .show(let surface, _):
      hidden.remove(surface)
      return surface != root && isInside(surface) ? [input] : hiding()
    case .items(let surface, _, _), .remove(let surface, _, _), .removeSurface(let surface, _),
      .scroll(let surface, _, _), .phase(let surface, _):
      return isInside(surface) ? [input] : []
    default:
      return [input]
    }
  }

  private func isInside(_ surface: String) -> Bool {
    chain(of: surface).contains(root)
  }

  /// The surface and all around it, from the inside.
  private func chain(of surface: String) -> [String] {
    var chain = [surface]
    while let last = chain.last, let parent = parents[last], !chain.contains(parent) { chain.append(parent) }
    return chain
  }

  /// What is to be said of the root when something around it was hidden or shown.
  private mutating func hiding() -> [Input] {
    let now = chain(of: root).contains { hidden.contains($0) }
    if now == rootHidden { return [] }
    rootHidden = now
    return [now ? .hide(root) : .show(root)]
  }
}
