// SPDX-License-Identifier: MIT

import Testing

@testable import SightlineSimulation

@Suite("A session that runs")
struct SimulationRunTests {
  @Test(
    "lets go of everything when it is over, so that a fleet takes no more memory than its largest session",
    arguments: SimulationSample.all)
  func memory(sample: SimulationSample) {
    weak var main: SurfaceModel?
    weak var inner: SurfaceModel?
    for listing in SimulatedListing.allCases {
      do {
        let run = SimulationRun(sample.session(listing: listing, seconds: 10))
        while run.step() { run.lines.removeAll() }
        main = run.main
        inner = run.main.children[1] ?? run.main.children[0]
        #expect(main != nil)
        #expect((inner != nil) == [.carousels, .banner].contains(sample.layout))
      }
      #expect(main == nil && inner == nil)
    }
  }

  @Test("keeps appointments in the order of their frames, those of one frame in that in which they were made")
  func agenda() {
    var agenda = Agenda()
    #expect(agenda.nextFrame == nil)
    agenda.add(.message, 5)
    agenda.add(.user, 3)
    agenda.add(.user, 5)
    #expect(agenda.nextFrame == 3)
    #expect(agenda.take(2) == nil)
    #expect(agenda.take(3)?.isOfUser == true)
    #expect(agenda.take(9)?.isOfUser == false)
    #expect(agenda.take(9)?.isOfUser == true)
    #expect(agenda.take(9) == nil)
  }

  @Test("reads text as fast as people do, and what is half in sight half as long")
  func readingTime() {
    var track = CellTrack(isVertical: true)
    track.cells = [TrackCell(.post, 0, words: 119), TrackCell(.post, 1, fixed: 100), TrackCell(.post, 2, words: 238)]
    track.layOut(breadth: 400, margin: 0, scale: 2)
    #expect(abs(track.readingTime(from: 0, to: track.length, near: 0..<0) - 90) < 1e-9)
    let middle = track.cells[2].start + track.cells[2].length / 2
    #expect(abs(track.readingTime(from: track.cells[1].start, to: middle, near: 0..<0) - 30) < 1e-9)
  }

  @Test("finds what lies between two points, from wherever it begins to look")
  func range() {
    var random = SimulationRandom(seed: 8, stream: 0)
    var track = CellTrack(isVertical: true, gap: 3)
    track.cells = (0..<60).map { TrackCell(.post, $0, fixed: Double(random.below(4)) * 20) }
    track.layOut(breadth: 400, margin: 0, scale: 2)
    for _ in 0..<500 {
      let begin = random.between(-100, track.length + 100)
      let end = begin + random.between(0, 400)
      let near = random.below(61)
      let found = track.range(from: begin, to: end, near: near..<random.within(near...60))
      for (index, cell) in track.cells.enumerated() where cell.length > 0 && cell.start < end && cell.end > begin {
        #expect(found.contains(index))
      }
      for index in found where track.cells[index].length > 0 { #expect(track.cells[index].start < end) }
    }
  }
}
