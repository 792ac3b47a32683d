// SPDX-License-Identifier: MIT

/// A JSON value of a rules file with its place, so that every problem of the file can be told, not just the first.
struct RuleNode {
  struct Member {
    var key: String
    /// Where the key stands.
    var place: Int
    var value: RuleNode
  }

  enum Value {
    case null
    case bool(Bool)
    /// `nanoseconds` is the number as seconds, if they can be counted.
    case number(Double, nanoseconds: Int64?)
    case text(String)
    case list([RuleNode])
    case object([Member])
  }

  var place: Int
  var value: Value

  var isNull: Bool {
    if case .null = value { true } else { false }
  }
}

extension JSONScanner {
  /// Reads a value of any kind.
  mutating func ruleNode() throws(Fault) -> RuleNode {
    let start = place
    switch at.pointee {
    case UInt8(ascii: "\""): return RuleNode(place: start, value: .text(try text()))
    case UInt8(ascii: "{"): return RuleNode(place: start, value: .object(try ruleMembers()))
    case UInt8(ascii: "["):
      var nodes: [RuleNode] = []
      try openList(.anything)
      while try nextElement() { nodes.append(try ruleNode()) }
      return RuleNode(place: start, value: .list(nodes))
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return RuleNode(place: start, value: .bool(try boolean(.boolean)))
    case UInt8(ascii: "n"):
      try literal("null")
      return RuleNode(place: start, value: .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let decimal = try decimal(.anything)
      return RuleNode(place: start, value: .number(decimal.double, nanoseconds: decimal.nanoseconds))
    default: throw broken()
    }
  }

  private mutating func ruleMembers() throws(Fault) -> [RuleNode.Member] {
    var members: [RuleNode.Member] = []
    try openObject(.anything)
    while let key = try nextName() {
      members.append(RuleNode.Member(key: key.name, place: key.place, value: try ruleNode()))
    }
    return members
  }
}
