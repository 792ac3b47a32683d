// SPDX-License-Identifier: MIT

import SightlineFacts
import SwiftUI

extension FactCheck {
  static let swiftUI = [
    FactCheck(85) { stage in
      let host = UIHostingController(rootView: NumberList(probes: ProbeLog()))
      await stage.show(host)
      await stage.turns(3)
      let views = host.view.tree
      let isTable = views.contains { $0 is UITableView }
      let isCollection = views.contains { $0 is UICollectionView }
      var values = FactValues()
      if #available(iOS 16.0, *) {
        values.set("isTable15OrCollection16", isCollection && !isTable)
      } else {
        values.set("isTable15OrCollection16", isTable && !isCollection)
      }
      return .observed(values)
    },
    FactCheck(86) { stage in
      let probes = ProbeLog()
      await stage.show(UIHostingController(rootView: ProbedScroll(probes: probes)))
      await stage.turns(3)
      guard let probe = probes.views["overlay"] else { return .notTried("no probe was made") }
      var values = FactValues()
      values.set("inScrollView", probe.ancestors.contains { $0 is UIScrollView })
      return .observed(values)
    },
    FactCheck(109) { stage in
      let host = UIHostingController(rootView: ProbedScroll(probes: ProbeLog()))
      await stage.show(host)
      await stage.turns(3)
      guard let view = host.view.tree.compactMap({ $0 as? UIScrollView }).first else {
        return .notTried("there is no scroll view")
      }
      let names = [NSStringFromClass(type(of: view)), view.delegate.map { String(reflecting: type(of: $0)) } ?? ""]
      var values = FactValues()
      values.set("isOfSwiftUI", names.contains { $0.contains("SwiftUI") })
      values.set("classes", names)
      let pages = onePage()
      await stage.show(pages)
      values.set("pagerInView", pages.view.subviews.contains { $0 is UIScrollView })
      return .observed(values)
    },
  ]

  private static func onePage() -> UIPageViewController {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([UIViewController()], direction: .forward, animated: false, completion: nil)
    return pages
  }
}
