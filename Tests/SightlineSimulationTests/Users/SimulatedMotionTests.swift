// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineSimulation
import Testing

@Suite("What moves on a simulated screen")
struct SimulatedMotionTests {
  @Test(
    "moves without jumps, no faster than a finger or its throw, and rests within its content",
    arguments: SimulationSample.all)
  func continuous(sample: SimulationSample) {
    for session in sample.sessions {
      var walk = SimulatedScreenWalk()
      var speed: [String: Double] = [:]
      for moment in SimulatedScreenWalk.moments(of: session.lines) {
        let before = walk.surfaces
        for input in moment.inputs { walk.take(input) }
        // Turned, grown above the screen, gone on from a clone: not a motion.
        let isChanged = moment.inputs.contains { input in
          switch input {
          case .window, .items: true
          default: false
          }
        }
        for (id, surface) in walk.surfaces {
          guard let old = before[id], old.offset != surface.offset else { continue }
          let x = surface.offset.x - old.offset.x
          let y = surface.offset.y - old.offset.y
          #expect(x == 0 || y == 0, "\(session): \(id) moves along both axes")
          let way = max(abs(x), abs(y)) * Double(session.rate)
          switch surface.phase {
          case .dragging, .decelerating:
            let limit = surface.phase == .dragging ? 6_200 : max(speed[id] ?? 0, 6_200)
            #expect(isChanged || way <= limit, "\(session): \(id) at \(way) points a second")
          case .animating, .idle, .tracking: break
          }
          speed[id] = way
        }
      }
      #expect(walk.faults.isEmpty, "\(session): \(walk.faults.prefix(3))")
    }
  }

  @Test("goes beyond an edge only under a finger or in its bounce, and comes back", arguments: SimulationSample.all)
  func edges(sample: SimulationSample) {
    for session in sample.sessions {
      var walk = SimulatedScreenWalk()
      for moment in SimulatedScreenWalk.moments(of: session.lines) {
        for input in moment.inputs { walk.take(input) }
        guard let surface = walk.surfaces[session.layout.rawValue], surface.line.parent == nil else { continue }
        let isPager = session.layout == .pager
        let offset = isPager ? surface.offset.x : surface.offset.y
        // The bar at the top is the inset there.
        let top = isPager ? 0 : -(walk.windowCovers.first { $0.by == "bar" && $0.rect.y == 0 }?.rect.height ?? 0)
        let length = isPager ? walk.window.width : walk.window.height
        if surface.phase == .idle {
          #expect(offset >= top - 0.51, "\(session) rests at \(offset), before \(top)")
        }
        #expect(offset > top - length, "\(session): further than a rubber band")
      }
    }
  }

  @Test("a pager rests on pages", arguments: SimulatedBehavior.allCases)
  func pages(behavior: SimulatedBehavior) {
    var rests: Set<Double> = []
    for session in SimulationSample(layout: .pager, behavior: behavior).longSessions {
      var walk = SimulatedScreenWalk()
      for moment in SimulatedScreenWalk.moments(of: session.lines) {
        for input in moment.inputs { walk.take(input) }
        guard let pager = walk.surfaces["pager"], pager.phase == .idle else { continue }
        let page = pager.offset.x / walk.window.width
        #expect(abs(page - page.rounded()) * walk.window.width < 0.51, "\(session) rests at page \(page)")
        rests.insert(page.rounded())
      }
    }
    #expect(rests.count > 2)
  }

  @Test("a banner turns by itself, rests on slides, and goes on from a clone to what it shows, unseen")
  func banner() {
    var turns = 0
    var jumps = 0
    let samples = SimulatedBehavior.allCases.map { SimulationSample(layout: .banner, behavior: $0) }
    for session in samples.flatMap({ sample in (1...6).map { sample.session(seed: $0, seconds: 60) } }) {
      var walk = SimulatedScreenWalk()
      for moment in SimulatedScreenWalk.moments(of: session.lines) {
        var offsets: [Double] = []
        for input in moment.inputs {
          walk.take(input)
          if case .scroll("slides", let offset, _) = input { offsets.append(offset.x) }
          switch input {
          case .scroll("slides", _, .animating?), .phase("slides", .animating): turns += 1
          default: break
          }
        }
        guard let slides = walk.surfaces["slides"], slides.phase == .idle else { continue }
        let page = slides.offset.x / slides.line.frame.width
        #expect(abs(page - page.rounded()) < 1e-3, "\(session) rests at slide \(page)")
        // Of five slides between two clones it rests on none of the clones.
        #expect(page > 0.5 && page < 5.5, "\(session) rests at slide \(page)")
        // Where all items are told of, what was left is still known.
        guard offsets.count == 2, session.listing == .whole else { continue }
        jumps += 1
        #expect(content(at: offsets[0], walk) != nil && content(at: offsets[0], walk) == content(at: offsets[1], walk))
      }
    }
    #expect(turns > 20)
    #expect(jumps > 2)
  }

  private func content(at offset: Double, _ walk: SimulatedScreenWalk) -> String? {
    guard let slides = walk.surfaces["slides"] else { return nil }
    return slides.items.first { abs($0.line.frame.x - offset) < 1 }?.line.content
  }
}
