// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  public import SightlineHost
#endif

/// A cell that knows what it shows.
///
/// The cells of a tracked list that conform to it are asked, those that were bound (``UIKit/UIView/exposure``) are not.
/// The answer must be true to what the cell shows at any time.
@preconcurrency @MainActor
public protocol ExposureIdentifying: UIView {
  /// What the cell shows now; `nil` for nothing to be counted.
  var exposureItem: ExposureItem? { get }
}

/// How cells of Objective-C are asked what they show; there is nothing to ask where the face for Objective-C is not linked.
@MainActor
package enum ObjectiveCCells {
  package static var ask: (@MainActor (AnyObject) -> ExposedItem?)?
}

extension Identification {
  /// By cells that know what they show.
  package static var byCells: Identification {
    .byCell { view in
      guard let cell = view as? any ExposureIdentifying else { return ObjectiveCCells.ask?(view) }
      return cell.exposureItem
    }
  }
}
