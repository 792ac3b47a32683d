// SPDX-License-Identifier: MIT

import Foundation
import ProofSupport
import SightlineCore
import SightlineTestKit
import Testing

/// One fact read off the W3C tests of intersection observers.
struct IntersectionVector: Decodable, Sendable, CustomTestStringConvertible {
  struct Expectation: Decodable, Sendable {
    var isIntersecting: Bool
    var ratio: Double
    var rect: [Double]?
  }

  private struct File: Decodable { var vectors: [IntersectionVector] }

  private enum CodingKeys: String, CodingKey {
    case id, root, clips, target, thresholds, expect
    case rootMargin = "root_margin"
    case scrollMargin = "scroll_margin"
  }

  var id: String
  var root: [Double]
  var rootMargin: [Double]
  var clips: [[Double]]
  var scrollMargin: [Double]
  var target: [Double]
  var thresholds: [Double]
  var expect: Expectation

  var testDescription: String { id }

  static func all() throws -> [IntersectionVector] {
    let data = Data(try RepositoryFile.bytes("Tests/ConformanceTests/Vectors/wpt-intersection.json"))
    return try JSONDecoder().decode(File.self, from: data).vectors
  }

  /// Surfaces from the root inwards, each grown by its margin; the items lie in the innermost.
  ///
  /// Margins are written as changed rectangles: the engine has insets that shrink, and no margins that grow.
  func script(items: [(String, [Double])]) -> ExposureScript {
    let boxes = [Self.grown(root, rootMargin)] + clips.reversed().map { Self.grown($0, scrollMargin) }
    var script = ExposureScript()
    var origin = (x: 0.0, y: 0.0)
    for (depth, box) in boxes.enumerated() {
      let frame = Rect(x: box[0] - origin.x, y: box[1] - origin.y, width: box[2], height: box[3])
      let parent = depth == 0 ? nil : "box-\(depth - 1)"
      script = script.at(0, .surface(SurfaceLine(id: "box-\(depth)", frame: frame, parent: parent)))
      origin = (box[0], box[1])
    }
    let lines = items.map { id, rect in
      ItemLine(id: id, frame: Rect(x: rect[0] - origin.x, y: rect[1] - origin.y, width: rect[2], height: rect[3]))
    }
    return script.at(0, .items(surface: "box-\(boxes.count - 1)", items: lines, all: false))
  }

  /// The name of the surface in which the items lie.
  var innermost: String { "box-\(clips.count)" }

  private static func grown(_ rect: [Double], _ margin: [Double]) -> [Double] {
    let (top, right, bottom, left) = (margin[0], margin[1], margin[2], margin[3])
    return [rect[0] - left, rect[1] - top, rect[2] + left + right, rect[3] + top + bottom]
  }
}

@Suite("facts from the W3C tests of intersection observers")
struct IntersectionVectorTests {
  @Test("there are facts")
  func some() throws {
    #expect(try IntersectionVector.all().count >= 73)
  }

  /// Differences by design: a target without area is never visible (the W3C gives it ratio 1 where it touches), and
  /// touching edges show nothing (the W3C calls that intersecting, with ratio 0). `isIntersecting` of the W3C asks for
  /// the smallest threshold; the engine's counterpart is a rule with that fraction.
  @Test("the visible part and its ratio are those of the W3C", arguments: try IntersectionVector.all())
  func vector(vector: IntersectionVector) throws {
    let expect = vector.expect
    let hasArea = vector.target[2] > 0 && vector.target[3] > 0
    let part = expect.rect.flatMap { $0[2] > 0 && $0[3] > 0 ? $0 : nil }
    let isSeen = hasArea && part != nil
    let script = vector.script(items: [("target", vector.target)] + (part.map { [("part", $0)] } ?? []))
    var tracker = Tracker(rules: RuleBook(rules: []))
    for step in script.steps { tracker.apply(step.input, at: step.time) }
    let target = try #require(tracker.explain(surface: vector.innermost, item: "target"))
    #expect(abs(target.fraction - (isSeen ? expect.ratio : 0)) <= 1e-9)

    // The part is seen whole, and it has the area that is seen of the target: so it is what is seen of the target.
    if isSeen, let part {
      let probe = try #require(tracker.explain(surface: vector.innermost, item: "part"))
      #expect(abs(probe.fraction - 1) <= 1e-9)
      #expect(abs(target.visibleArea - part[2] * part[3]) <= 1e-6)
    } else {
      #expect(target.visibleArea == 0)
    }
  }

  @Test("a target enters where its ratio reaches the smallest threshold", arguments: try IntersectionVector.all())
  func intersecting(vector: IntersectionVector) throws {
    let hasArea = vector.target[2] > 0 && vector.target[3] > 0
    let smallest = vector.thresholds.min() ?? 0
    let rule = Rule(name: "v", fraction: smallest, reportsStretches: true)
    let script = vector.script(items: [("target", vector.target)]).end(at: 1)
    let enters = EventLog(of: script, rules: RuleBook(rules: [rule], slack: 0)).events(.enter)
    let wanted = vector.expect.isIntersecting && hasArea && vector.expect.ratio > 0
    #expect(enters.count == (wanted ? 1 : 0))
  }
}
