// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  public import SightlineHost
#endif

extension CellPlace {
  /// The place as UIKit writes it.
  public var indexPath: IndexPath { IndexPath(item: item, section: section) }
}
