// SPDX-License-Identifier: MIT

import SightlineFacts
import SwiftUI

extension FactCheck {
  static let probes = [
    FactCheck(125) { stage in
      let probes = ProbeLog()
      await stage.show(UIHostingController(rootView: ProbedPanel(probes: probes)))
      await stage.turns(3)
      guard let probe = probes.views["overlay"] else { return .notTried("no probe was made") }
      var values = FactValues()
      values.set("width", probe.bounds.width)
      values.set("height", probe.bounds.height)
      return .observed(values)
    },
    FactCheck(126) { stage in
      let probes = ProbeLog()
      await stage.show(UIHostingController(rootView: ProbedPanel(probes: probes)))
      await stage.turns(3)
      guard let probe = probes.views["overlay"], let host = probe.superview else {
        return .notTried("no probe was made")
      }
      var values = FactValues()
      values.set("siblings", host.subviews.count - 1)
      values.set("hostWidth", host.bounds.width)
      return .observed(values)
    },
    FactCheck(127) { stage in
      let probes = ProbeLog()
      let host = UIHostingController(rootView: ProbedPanel(probes: probes))
      await stage.show(host)
      await stage.turns(3)
      // The order of drawing: superviews before subviews, earlier siblings before later ones.
      let order = host.view.tree
      guard let behind = order.firstIndex(where: { $0 === probes.views["background"] }),
        let over = order.firstIndex(where: { $0 === probes.views["overlay"] })
      else { return .notTried("no probe was made") }
      var values = FactValues()
      values.set("backgroundBeforeOverlay", behind < over)
      return .observed(values)
    },
    FactCheck(128) { stage in
      let probes = ProbeLog()
      let host = UIHostingController(rootView: SwitchedProbe(probes: probes, number: 0, isThere: true))
      await stage.show(host)
      await stage.turns(3)
      for number in 1...3 {
        host.rootView = SwitchedProbe(probes: probes, number: number, isThere: true)
        await stage.turns(2)
      }
      host.rootView = SwitchedProbe(probes: probes, number: 4, isThere: false)
      await stage.wait(milliseconds: 500)
      var values = FactValues()
      values.set("made", probes.made)
      values.set("updated", probes.updated)
      values.set("dismantled", probes.dismantled)
      return .observed(values)
    },
    FactCheck(130) { stage in
      let probes = ProbeLog()
      let host = UIHostingController(rootView: NumberList(probes: probes))
      await stage.show(host)
      await stage.turns(3)
      guard let list = host.view.tree.compactMap({ $0 as? UIScrollView }).first else {
        return .notTried("there is no list")
      }
      for _ in 0..<40 {
        list.contentOffset = CGPoint(x: list.contentOffset.x, y: list.contentOffset.y + 200)
        await stage.turns(2)
      }
      var values = FactValues()
      values.set("viewsWithSeveralRows", probes.namesByView.values.filter { $0.count > 1 }.count)
      values.set("views", probes.made)
      return .observed(values)
    },
    FactCheck(132) { stage in
      let probes = ProbeLog()
      await stage.show(UIHostingController(rootView: ProbedEffects(probes: probes)))
      await stage.turns(3)
      guard let faded = probes.views["faded"], let clipped = probes.views["clipped"] else {
        return .notTried("no probe was made")
      }
      var values = FactValues()
      values.set("hiddenInWindow", probes.views["hidden"]?.window != nil)
      values.set("opacity", faded.ancestors.reduce(faded.alpha) { $0 * $1.alpha })
      values.set("clipped", clipped.ancestors.contains { $0.clipsToBounds && $0.bounds.width < 100 })
      return .observed(values)
    },
    FactCheck(133) { stage in
      let probes = ProbeLog()
      await stage.show(UIHostingController(rootView: NamedProbes(probes: probes)))
      await stage.turns(3)
      var values = FactValues()
      if let word = probes.words["below"] { values.set("below", word) }
      if let word = probes.words["inController"] { values.set("inController", word) }
      return .observed(values)
    },
    FactCheck(134) { stage in
      let probes = ProbeLog()
      let host = UIHostingController(rootView: ProbedScroll(probes: probes))
      await stage.show(UINavigationController(rootViewController: host))
      await stage.turns(4)
      guard let view = host.view.tree.compactMap({ $0 as? UIScrollView }).first,
        let background = probes.views["background"]
      else { return .notTried("there is no scroll view") }
      var values = FactValues()
      values.set("scrollViewTop", stage.window.convert(view.bounds, from: view).minY)
      values.set("backgroundTop", stage.window.convert(background.bounds, from: background).minY)
      let pager = UIHostingController(rootView: Pager())
      await stage.show(pager)
      await stage.turns(3)
      values.set("pagerIsCollectionView", pager.view.tree.contains { $0 is UICollectionView })
      return .observed(values)
    },
  ]
}
