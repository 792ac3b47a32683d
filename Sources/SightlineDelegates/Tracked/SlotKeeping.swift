// SPDX-License-Identifier: MIT

import UIKit

/// A view of ours, whose `delegate` is what the app has set while its slot may hold a relay.
@MainActor
protocol SlotKeeping: UIScrollView {
  /// What the view itself has as its delegate.
  var slot: (any NSObjectProtocol)? { get set }
  /// Its relay, once there is one.
  var relay: ListRelay? { get set }
}
