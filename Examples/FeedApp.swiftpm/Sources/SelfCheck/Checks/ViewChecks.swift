// SPDX-License-Identifier: MIT

import SightlineFacts
import UIKit

extension FactCheck {
  static let views = [
    FactCheck(69) { stage in
      let view = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
      view.transform = CGAffineTransform(rotationAngle: .pi / 4)
      stage.show(view)
      await stage.turn()
      var values = FactValues()
      values.set("convertedWidth", stage.screen.view.convert(view.bounds, from: view).width)
      values.set("boundsWidth", view.bounds.width)
      return .observed(values)
    },
    FactCheck(70) { stage in
      let view = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
      stage.show(view)
      await stage.turns(2)
      slide(view)
      var values = FactValues()
      values.set("modelAtOnce", view.frame.minX)
      await stage.turn()
      if let shown = view.layer.presentation() { values.set("shownAtOnce", shown.frame.minX) }
      return .observed(values)
    },
    FactCheck(72) { stage in
      let views = [WatchedView(), WatchedView(), WatchedView()]
      views[0].addSubview(views[1])
      views[1].addSubview(views[2])
      for view in views { view.forget() }
      stage.show(views[0])
      await stage.turn()
      var values = FactValues()
      values["entering"] = .list(views.map { .number(Double($0.windowChanges)) })
      for view in views { view.forget() }
      views[0].removeFromSuperview()
      await stage.turn()
      values["leaving"] = .list(views.map { .number(Double($0.windowChanges)) })
      return .observed(values)
    },
    FactCheck(73) { stage in
      let view = WatchedView()
      view.isHidden = true
      view.forget()
      stage.screen.view.addSubview(view)
      await stage.turn()
      var values = FactValues()
      values.set("calls", view.windowChanges)
      return .observed(values)
    },
    FactCheck(74) { stage in
      let table = WatchedTable(rows: 20)
      let collection = WatchedCollection(items: 20, width: 100)
      let (inTable, inCollection) = (UIView(), UIView())
      for (list, view) in [(table.table as UIView, inTable), (collection.list, inCollection)] {
        view.isHidden = true
        stage.show(list)
        list.addSubview(view)
      }
      await stage.turn()
      table.table.reloadData()
      collection.list.reloadData()
      await stage.turns(2)
      table.table.contentOffset = CGPoint(x: 0, y: 500)
      collection.list.contentOffset = CGPoint(x: 0, y: 500)
      await stage.turns(2)
      var values = FactValues()
      values.set("inTable", inTable.superview === table.table)
      values.set("inCollectionView", inCollection.superview === collection.list)
      return .observed(values)
    },
    FactCheck(91) { stage in
      let view = UIView()
      stage.show(view)
      await stage.turn()
      var values = FactValues()
      view.setNeedsLayout()
      values.set("before", view.layer.needsLayout())
      await stage.turn()
      values.set("after", view.layer.needsLayout())
      return .observed(values)
    },
    FactCheck(110) { _ in
      let controller = UIViewController()
      var values = FactValues()
      values.set("loadedBefore", controller.isViewLoaded)
      _ = controller.viewIfLoaded
      values.set("loadedByAsking", controller.isViewLoaded)
      _ = controller.view
      values.set("loadedByView", controller.isViewLoaded)
      return .observed(values)
    },
  ]

  private static func slide(_ view: UIView) {
    UIView.animate(withDuration: 1, animations: { view.frame.origin.x = 200 }, completion: nil)
  }

  /// What is drawn, by pixels.
  static let pictures = [
    FactCheck(67) { stage in
      let outer = UIView(frame: stage.screen.view.bounds)
      let inner = UIView(frame: outer.bounds)
      let leaf = white(in: outer.bounds)
      outer.alpha = 0.5
      inner.alpha = 0.5
      inner.addSubview(leaf)
      outer.addSubview(inner)
      stage.show(outer)
      await stage.turns(2)
      var values = FactValues()
      values.set("alphaOfSubview", leaf.alpha)
      values.set("brightness", brightness(on: stage))
      return .observed(values)
    },
    FactCheck(68) { stage in
      let outer = UIView(frame: stage.screen.view.bounds)
      let leaf = white(in: outer.bounds)
      outer.addSubview(leaf)
      outer.isHidden = true
      stage.show(outer)
      await stage.turns(2)
      var values = FactValues()
      values.set("subviewIsHidden", leaf.isHidden)
      values.set("subviewInWindow", leaf.window != nil)
      values.set("brightness", brightness(on: stage))
      return .observed(values)
    },
    FactCheck(71) { stage in
      let below = UIView(frame: stage.screen.view.bounds)
      below.backgroundColor = .black
      stage.show(below)
      stage.show(white(in: below.bounds))
      await stage.turns(2)
      var values = FactValues()
      values.set("brightness", brightness(on: stage))
      return .observed(values)
    },
    FactCheck(77) { stage in
      stage.show(white(in: stage.screen.view.bounds))
      let effect = UIVisualEffectView(effect: nil)
      effect.frame = stage.screen.view.bounds
      stage.show(effect)
      await stage.turns(2)
      var values = FactValues()
      values.set("brightnessWithoutEffect", brightness(on: stage))
      return .observed(values)
    },
    FactCheck(117) { stage in
      let point = CGPoint(x: 60, y: 160)
      let before = (stage.window.subviews.count, stage.window.hitTest(point, with: nil))
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 100, width: 200, height: 200)
      layer.backgroundColor = UIColor.white.cgColor
      layer.zPosition = 1_000
      stage.window.layer.addSublayer(layer)
      defer { layer.removeFromSuperlayer() }
      await stage.turns(2)
      var values = FactValues()
      values.set("isSubview", stage.window.subviews.count != before.0)
      values.set("takesTouches", stage.window.hitTest(point, with: nil) !== before.1)
      values.set("brightness", Pixel.brightness(of: stage.window, at: point))
      return .observed(values)
    },
  ]

  private static func white(in frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = .white
    return view
  }

  private static func brightness(on stage: FactStage) -> Double {
    Pixel.brightness(of: stage.window, at: CGPoint(x: 60, y: 160))
  }
}
