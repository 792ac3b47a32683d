// SPDX-License-Identifier: MIT

import SightlineReport
import Testing

@testable import SightlineCommand

@Suite("--sweep")
struct SweepOptionTests {
  @Test(
    "ranges and lists give exact values",
    arguments: [
      ("fraction=0.1..1.0:0.1", ["0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1"]),
      ("continuous=0.2..2:0.5", ["0.2", "0.7", "1.2", "1.7"]),
      ("continuous=0,.25,1,1.0", ["0", "0.25", "1"]),
      ("largeItem.area=100000,242500", ["100000", "242500"]),
      ("repeat=once,oncePerVisit,once", ["once", "oncePerVisit"]),
      ("of=viewport", ["viewport"]),
    ])
  func values(_ text: String, _ labels: [String]) throws {
    let axis = try #require(try SweepOption.axes([text]).first)
    #expect(axis.labels == labels)
    if !axis.numbers.isEmpty { #expect(axis.numbers == labels.compactMap(Double.init)) }
  }

  @Test(
    "what is wrong is said with where it stands and what to write",
    arguments: [
      (
        ["fracton=1"],
        "'fracton' cannot be swept; what can is fraction, continuous, cumulative, extent, minimumAlpha, largeItem.area, largeItem.fraction, slowerThan, cooldown, of, motion, repeat; did you mean 'fraction'?"
      ),
      (
        ["fraction"],
        "the sweep of 'fraction' has no values; write --sweep fraction=0.1..1:0.1 or --sweep fraction=0.3,0.5"
      ),
      (
        ["fraction=0.1..1"],
        "the range '0.1..1' of 'fraction' has no step; write --sweep fraction=0.1..1:0.1 or --sweep fraction=0.3,0.5"
      ),
      (
        ["continuous=1,two"],
        "'two' is no number for 'continuous'; write --sweep continuous=0.5..2:0.5 or --sweep continuous=1,2"
      ),
      (
        ["continuous=-1"],
        "'-1' is no number for 'continuous'; write --sweep continuous=0.5..2:0.5 or --sweep continuous=1,2"
      ),
      (
        ["continuous=0..1:0"],
        "the step '0' of 'continuous' is not more than 0; write --sweep continuous=0.5..2:0.5 or --sweep continuous=1,2"
      ),
      (["continuous=2..1:0.5"], "the range '2..1' of 'continuous' runs backwards; write the smaller first"),
      (["continuous=0..1:0.00001"], "the range '0..1:0.00001' of 'continuous' has more than 10000 values"),
      (["fraction=50"], "'50' is too much for 'fraction', which goes from 0 to 1"),
      (["motion=setled"], "'setled' is no value of 'motion' to sweep; it takes any, settled; did you mean 'settled'?"),
      (["of=item", "of=viewport"], "'of' is swept twice; write all its values in one --sweep"),
      (["fraction=0..1:0.001", "continuous=1..20:1"], "the sweeps have 20020 combinations; 10000 are the limit"),
    ])
  func faults(_ texts: [String], _ message: String) {
    #expect(throws: SweepOption.Fault(message)) { try SweepOption.axes(texts) }
  }
}
