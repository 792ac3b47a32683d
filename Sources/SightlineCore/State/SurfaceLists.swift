// SPDX-License-Identifier: MIT

/// Lists of surfaces by the name of what they belong to, each in the order in which its surfaces came.
struct SurfaceLists: Sendable {
  private var lists: [String: Rows<Int32>] = [:]
  /// The list without a name.
  private var unnamed = Rows<Int32>()

  /// How many surfaces there are in all lists.
  var count: Int { lists.values.reduce(unnamed.count) { $0 + $1.count } }

  subscript(name: String?) -> Rows<Int32> {
    @inline(never) get {
      guard let name else { return unnamed }
      return lists.isEmpty ? Rows() : lists[name] ?? Rows()
    }
  }

  @inline(never)
  mutating func add(_ surface: Int32, to name: String?) {
    if let name { lists[name, default: Rows()].append(surface) } else { unnamed.append(surface) }
  }

  @inline(never)
  mutating func take(_ surface: Int32, from name: String?) {
    var left = Rows<Int32>()
    for each in self[name] where each != surface { left.append(each) }
    guard let name else {
      unnamed = left
      return
    }
    lists[name] = left.isEmpty ? nil : left
  }

  /// Takes a whole list away.
  mutating func takeAll(from name: String) -> Rows<Int32> {
    lists.isEmpty ? Rows() : lists.removeValue(forKey: name) ?? Rows()
  }
}
