// SPDX-License-Identifier: MIT

/// What a pass needs room for; kept between passes so that one in which nothing changes allocates nothing, emptied after
/// each so that no view is kept alive.
struct PassBuffers {
  var views: [AnyObject] = []
  var cells: [HostCell] = []
  var displayed: [DisplayedView<AnyObject>] = []
  var chains = ChainBuffer<AnyObject>()
  var siblings: [AnyObject] = []
  var lines: [String: [Int]] = [:]
}
