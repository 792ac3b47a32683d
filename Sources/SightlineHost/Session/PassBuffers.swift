// SPDX-License-Identifier: MIT

/// What a pass needs room for; kept between passes so that one in which nothing changes allocates nothing, emptied after
/// each so that no view is kept alive.
struct PassBuffers<Kit: Toolkit> {
  var views: [Kit.View] = []
  var cells: [HostCell<Kit>] = []
  var displayed: [DisplayedView<Kit.View>] = []
  var chains = ChainBuffer<Kit.View>()
  var siblings: [Kit.View] = []
  var lines: [String: [Int]] = [:]
}
