// SPDX-License-Identifier: MIT

import SightlineFacts
import UIKit

extension FactCheck {
  static let scrolling = [
    FactCheck(31) { stage in
      let (view, heard) = scrollView(on: stage)
      await stage.turn()
      heard.forget()
      view.bounds = CGRect(x: 0, y: 50, width: view.bounds.width, height: view.bounds.height)
      var values = FactValues()
      values.set("offset", view.contentOffset.y)
      values.set("didScrollCalls", heard.scrolls)
      return .observed(values)
    },
    FactCheck(32) { stage in
      let (view, heard) = scrollView(on: stage)
      heard.observe(view)
      await stage.turn()
      var values = FactValues()
      heard.forget()
      view.contentOffset = CGPoint(x: 0, y: 100)
      values.set("toldOfJump", heard.observed)
      heard.forget()
      view.bounds = CGRect(x: 0, y: 150, width: view.bounds.width, height: view.bounds.height)
      values.set("toldOfBounds", heard.observed)
      heard.forget()
      view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      await stage.wait(upTo: 2_000) { heard.animationEnds > 0 }
      values.set("toldOfAnimation", heard.observed)
      return .observed(values)
    },
    FactCheck(33) { stage in
      let (view, heard) = scrollView(on: stage)
      await stage.turn()
      var values = FactValues()
      heard.forget()
      view.contentOffset = CGPoint(x: 0, y: 100)
      values.set("callsForJump", heard.scrolls)
      heard.forget()
      view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      await stage.wait(upTo: 2_000) { heard.animationEnds > 0 }
      values.set("callsForAnimation", heard.scrolls)
      return .observed(values)
    },
    FactCheck(37) { stage in
      let (view, heard) = scrollView(on: stage)
      await stage.turn()
      heard.forget()
      view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      await stage.wait(milliseconds: 1_500)
      var values = FactValues()
      values.set("endsOfAnimation", heard.animationEnds)
      // Nowhere to go: nothing is promised, and both have been seen.
      heard.forget()
      view.setContentOffset(view.contentOffset, animated: true)
      await stage.wait(milliseconds: 600)
      values.set("endsWithNowhereToGo", heard.animationEnds)
      return .observed(values)
    },
  ]

  private static func scrollView(on stage: FactStage) -> (UIScrollView, WatchedScroll) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    view.contentSize = CGSize(width: 300, height: 3_000)
    let heard = WatchedScroll()
    view.delegate = heard
    stage.show(view)
    return (view, heard)
  }
}
