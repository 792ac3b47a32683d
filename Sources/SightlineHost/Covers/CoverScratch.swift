// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// What a search for covers needs room for; kept between searches so that one that finds nothing new allocates nothing.
struct CoverScratch {
  /// The place of an item of which it is not known where it is drawn: before everything.
  static var unknown: Int { -1 }
  /// The place of an item that is drawn elsewhere, and so under nothing of this.
  static var elsewhere: Int { .max }

  var covers: [Cover] = []
  var views: [AnyObject] = []
  /// What is inside ``views``, as deep as it is looked into.
  var contents: [AnyObject] = []
  /// Which items of the surface lie on screen or near it: what is drawn over others cannot be seen.
  var near: [Int] = []
  /// Where in ``views`` each item of the surface lies, of those that are ``near``.
  var places: [Int] = []
  /// From the surface outwards.
  var chain = ChainBuffer()
  /// From any other view outwards.
  var path = ChainBuffer()
  /// Which items of the surface lie in other views of it, and the links from each up to the surface.
  var deep: [Int] = []
  var paths = ChainBuffer()

  mutating func clear() {
    covers.removeAll(keepingCapacity: true)
    views.removeAll(keepingCapacity: true)
    contents.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    near.removeAll(keepingCapacity: true)
    chain.clear()
    path.clear()
    deep.removeAll(keepingCapacity: true)
    paths.clear()
  }

  /// Where in ``views`` one is, looked for from a place on; `nil` for one that is not there.
  func place(of view: ObjectIdentifier, from start: Int = 0) -> Int? {
    let start = min(max(start, 0), views.count)
    return views[start...].firstIndex { ObjectIdentifier($0) == view }
      ?? views[..<start].firstIndex { ObjectIdentifier($0) == view }
  }
}
