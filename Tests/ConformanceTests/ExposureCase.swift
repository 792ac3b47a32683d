// SPDX-License-Identifier: MIT

import Foundation

/// One scene of `Cases/`, as its README describes the format.
struct ExposureCase: Decodable {
  struct Item: Decodable {
    var id: String
    var frame: [Double]?
    var content: String?
    var hidden: Bool?
  }

  struct Occluder: Decodable {
    var rect: [Double]
    var kind: String?
    var except: [String]?
  }

  struct Initial: Decodable {
    var offset: [Double]?
    var surface: String?
    var app: String?
    var motion: String?
    var occluders: [Occluder]?
  }

  struct Policy: Decodable {
    var minimumVisibleFraction: Double
    var minimumDuration: Double
    var areaRule: String
    var motion: String
    var `repeat`: String
  }

  /// One line of `inputs`; which fields are there depends on `op`.
  struct Change: Decodable {
    var t: Double
    var op: String
    var offset: [Double]?
    var state: String?
    var items: [Item]?
    var ids: [String]?
    var hidden: Bool?
    var rect: [Double]?
    var rects: [Occluder]?
    var delta: Double?
  }

  struct Expected: Decodable {
    var event: String
    var item: String
    var t: Double
    var visibleFraction: Double?
    var dwell: Double?
  }

  var name: String
  var viewport: [Double]
  var clip: [Double]?
  var items: [Item]
  var initial: Initial?
  var policy: Policy
  var inputs: [Change]
  var until: Double
  var wake: String?
  var compare: [String]
  var expected: [Expected]

  init(contentsOf url: URL) throws {
    self = try JSONDecoder().decode(ExposureCase.self, from: Data(contentsOf: url))
  }
}
