// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineSimulation
import Testing

@Suite("A simulated screen")
struct SimulatedScreenTests {
  @Test(
    "lists, where cells are recycled, what lies in the bounds of each list, and nothing else",
    arguments: SimulationSample.all)
  func recycled(sample: SimulationSample) {
    for seed in SimulationSample.seeds {
      let recycled = sample.session(seed: seed, listing: .recycled)
      let whole = sample.session(seed: seed, listing: .whole)
      var all = SimulatedScreenWalk()
      var shown = SimulatedScreenWalk()
      let moments = SimulatedScreenWalk.moments(of: whole.lines)
      var place = 0
      for (number, moment) in SimulatedScreenWalk.moments(of: recycled.lines).enumerated() {
        while place < moments.count, moments[place].time <= moment.time {
          for input in moments[place].inputs { all.take(input) }
          place += 1
        }
        for input in moment.inputs { shown.take(input) }
        // What was not told of at one time stays so; looking each time takes long.
        guard number % 8 == 0 || moment.inputs.contains(where: Self.lists) else { continue }
        for (id, surface) in shown.surfaces {
          guard let listed = all.surfaces[id] else {
            Issue.record("\(recycled): \(id) is in no list")
            continue
          }
          let expected = listed.items.map(\.line).filter { Self.lies($0.frame, in: surface) }
          #expect(surface.offset == listed.offset || surface.line.parent != nil, "\(recycled) at \(moment.time)")
          #expect(
            Self.byID(expected) == Self.byID(surface.items.map(\.line)),
            "\(recycled) at \(moment.time.nanoseconds): \(id)")
        }
      }
    }
  }

  private static func byID(_ lines: [ItemLine]) -> [ItemLine] { lines.sorted { $0.id < $1.id } }

  private static func lists(_ input: Input) -> Bool {
    switch input {
    case .items, .remove, .removeSurface, .surface: true
    default: false
    }
  }

  private static func lies(_ frame: Rect, in surface: SimulatedScreenWalk.Surface) -> Bool {
    let bounds = surface.line.frame
    let (x, y) = (surface.offset.x, surface.offset.y)
    return frame.x < x + bounds.width && frame.x + frame.width > x && frame.y < y + bounds.height
      && frame.y + frame.height > y
  }

  @Test("has a keyboard while somebody types, at the lower edge, and not after")
  func keyboard() {
    for layout in SimulatedLayout.allCases {
      var ups = 0
      for session in SimulationSample(layout: layout, behavior: .typing).longSessions {
        var walk = SimulatedScreenWalk()
        var isUp = false
        for line in session.lines {
          walk.take(line.input)
          guard case .covers(nil, _, let covers) = line.input else { continue }
          let keyboards = covers.filter { $0.by == "keyboard" }
          #expect(keyboards.count == (isUp ? 0 : line.time == .zero ? 0 : 1), "\(session) at \(line.time.nanoseconds)")
          isUp = !keyboards.isEmpty
          guard let keyboard = keyboards.first else { continue }
          ups += 1
          #expect(keyboard.rect.y + keyboard.rect.height == walk.window.height)
          #expect(keyboard.rect.width == walk.window.width && keyboard.rect.height > 150)
        }
      }
      #expect(ups > 0, "\(layout)")
    }
  }

  @Test("turns with all that is in it")
  func rotation() {
    for layout in SimulatedLayout.allCases {
      var turns = 0
      for session in SimulationSample(layout: layout, behavior: .rotating).longSessions {
        var walk = SimulatedScreenWalk()
        for moment in SimulatedScreenWalk.moments(of: session.lines) {
          let before = walk.window
          for input in moment.inputs { walk.take(input) }
          guard before.width > 0, before != walk.window else { continue }
          turns += 1
          #expect(walk.window == Rect(x: 0, y: 0, width: before.height, height: before.width))
          let main = walk.surfaces[layout.rawValue]
          #expect(main?.line.frame == walk.window)
          #expect(walk.windowCovers.allSatisfy { $0.rect.width == walk.window.width })
          for item in main?.items ?? [] where layout != .pager {
            #expect(item.line.frame.x >= 0 && item.line.frame.x + item.line.frame.width <= walk.window.width + 1e-9)
          }
        }
      }
      #expect(turns > 0, "\(layout)")
    }
  }

  @Test("tells nothing while the app is in the background, and goes on after")
  func background() {
    var leaves = 0
    for layout in SimulatedLayout.allCases {
      for session in SimulationSample(layout: layout, behavior: .leaving).longSessions {
        var walk = SimulatedScreenWalk()
        for line in session.lines {
          if walk.scene == .background {
            switch line.input {
            case .app(.inactive): leaves += 1
            case .end: break
            default: Issue.record("\(session) tells of \(line.input) in the background")
            }
          }
          walk.take(line.input)
        }
      }
    }
    #expect(leaves > SimulatedLayout.allCases.count / 2)
  }

  @Test("keeps a header at the top, lets the next one push it out, and says what it covers")
  func headers() {
    var pushed = 0
    for session in SimulationSample(layout: .headers, behavior: .skimming).longSessions.prefix(2) {
      var walk = SimulatedScreenWalk()
      for moment in SimulatedScreenWalk.moments(of: session.lines) {
        for input in moment.inputs { walk.take(input) }
        guard let list = walk.surfaces["headers"], let cover = list.covers.first else { continue }
        let bar = walk.windowCovers.first?.rect.height ?? 0
        #expect(list.covers.count == 1 && cover.by == "header")
        #expect(cover.rect.y <= bar && cover.rect.y > bar - cover.rect.height)
        if cover.rect.y < bar { pushed += 1 }
        // What is drawn over the rows is the header itself.
        let header = list.item(cover.except.first?.item ?? "")
        #expect(header.map { abs($0.frame.y - list.offset.y - cover.rect.y) < 1e-6 } ?? false)
      }
    }
    #expect(pushed > 0)
  }

  @Test("fills ad slots late, with contents that come again, and loads pages as they are needed")
  func network() {
    var contents: [String: Int] = [:]
    var growths = 0
    for session in SimulationSample(layout: .feed, behavior: .skimming).longSessions {
      var filled: Set<String> = []
      for line in session.lines {
        guard case .items(_, let items, _) = line.input else { continue }
        for item in items where item.id.hasPrefix("ad-") {
          guard let content = item.content else {
            #expect(!filled.contains(item.id), "\(item.id) is empty again")
            continue
          }
          if filled.insert(item.id).inserted {
            contents[content, default: 0] += 1
            #expect(line.time > .seconds(0.1))
          }
        }
        if items.contains(where: { $0.id == "post-20" }) { growths += 1 }
      }
    }
    #expect(contents.values.contains { $0 > 1 })
    #expect(growths > 0)
  }
}
