// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineCore
#endif

/// What a search for covers needs room for; kept between searches so that one that finds nothing new allocates nothing.
struct CoverScratch {
  var covers: [Cover] = []
  var views: [AnyObject] = []
  /// Where in ``views`` each item of the surface lies; -1 for one that is not known.
  var places: [Int] = []
  var chain = ChainBuffer<AnyObject>()
  /// Which items of the surface lie in other views of it, and the links from each up to the surface.
  var deep: [Int] = []
  var paths = ChainBuffer<AnyObject>()

  mutating func clear() {
    covers.removeAll(keepingCapacity: true)
    views.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    chain.clear()
    deep.removeAll(keepingCapacity: true)
    paths.clear()
  }
}
