// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineRelayPlan
#endif

extension RelayTraits {
  /// What a scroll view says of itself.
  @MainActor
  init(of view: UIScrollView) {
    let delegate = view.delegate as AnyObject?
    var classes = [NSStringFromClass(type(of: view))]
    if let delegate { classes.append(NSStringFromClass(type(of: delegate))) }
    self.init(
      isTable: view is UITableView, isCollection: view is UICollectionView, isText: view is UITextView,
      isOfPageController: view.superview?.next is UIPageViewController || delegate is UIPageViewController,
      classes: classes)
  }
}
