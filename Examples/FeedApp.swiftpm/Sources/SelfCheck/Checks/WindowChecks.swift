// SPDX-License-Identifier: MIT

import SightlineFacts
import UIKit

extension FactCheck {
  static let windows = [
    FactCheck(58) { stage in
      guard let keyboard = await Keyboard.shown(on: stage) else { return .notTried(Keyboard.missing) }
      defer { keyboard.hide() }
      guard let window = keyboard.accessory.window else { return .notTried("the keyboard did not take its accessory") }
      var values = FactValues()
      values.set("inOtherWindow", window !== stage.window)
      values.set("asLargeAsScreen", window.bounds.size == window.screen.bounds.size)
      values.set("level", window.windowLevel.rawValue)
      values.set("class", NSStringFromClass(type(of: window)))
      return .observed(values)
    },
    FactCheck(59) { stage in
      guard let keyboard = await Keyboard.shown(on: stage) else { return .notTried(Keyboard.missing) }
      defer { keyboard.hide() }
      let screen = stage.window.screen.bounds
      guard let frame = keyboard.frame, screen.width > 0 else { return .notTried("the notice has no frame") }
      guard stage.window.bounds.size == screen.size else { return .notTried("the app does not fill the screen") }
      var values = FactValues()
      values.set("belowScreen", frame.maxY - screen.maxY)
      values.set("width", frame.width / screen.width)
      return .observed(values)
    },
    FactCheck(62) { stage in
      let high = UIWindow(windowScene: stage.scene)
      high.windowLevel = UIWindow.Level(rawValue: 20)
      high.isHidden = false
      let low = UIWindow(windowScene: stage.scene)
      low.windowLevel = UIWindow.Level(rawValue: 10)
      low.isHidden = false
      await stage.turns(2)
      var values = FactValues()
      values.set("order", stage.scene.windows.compactMap { $0 === high ? "high" : $0 === low ? "low" : nil })
      high.isHidden = true
      low.isHidden = true
      return .observed(values)
    },
    FactCheck(64) { stage in
      let view = WatchedView()
      var values = FactValues()
      values.set("offScreen", view.safeAreaInsets.top)
      let page = UIViewController()
      await stage.show(UINavigationController(rootViewController: page))
      view.frame = page.view.bounds
      page.view.addSubview(view)
      await stage.turns(3)
      values.set("onScreen", view.safeAreaInsets.top)
      values.set("calls", view.safeAreaChanges)
      return .observed(values)
    },
    FactCheck(65) { stage in
      let page = UIViewController()
      await stage.show(UINavigationController(rootViewController: page))
      let view = UIScrollView(frame: page.view.bounds)
      view.contentSize = CGSize(width: 100, height: 3_000)
      view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
      view.contentInsetAdjustmentBehavior = .always
      page.view.addSubview(view)
      await stage.turns(3)
      var values = FactValues()
      values.set("safeArea", view.safeAreaInsets.top)
      values.set("missing", view.adjustedContentInset.top - view.safeAreaInsets.top - 10)
      return .observed(values)
    },
    FactCheck(92) { stage in
      let view = UIView()
      stage.show(view)
      var values = FactValues()
      values.set("viewToController", stage.screen.view.next === stage.screen)
      values.set("subviewToSuperview", view.next === view.superview)
      var next = stage.window.next
      var isApplication = false
      while let responder = next {
        isApplication = isApplication || responder is UIApplication
        next = responder.next
      }
      values.set("windowToApplication", isApplication)
      return .observed(values)
    },
  ]
}

/// A text field with the keyboard up.
@MainActor
private final class Keyboard {
  static let missing = "no keyboard came; with a hardware keyboard there is none"

  let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private(set) var frame: CGRect?
  private let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 40))
  private var observer: (any NSObjectProtocol)?

  static func shown(on stage: FactStage) async -> Keyboard? {
    let keyboard = Keyboard()
    stage.window.makeKey()
    keyboard.field.inputAccessoryView = keyboard.accessory
    stage.show(keyboard.field)
    let key = UIResponder.keyboardFrameEndUserInfoKey
    keyboard.observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardDidShowNotification, object: nil, queue: nil
    ) { [weak keyboard] notice in
      let frame = (notice.userInfo?[key] as? NSValue)?.cgRectValue
      MainActor.assumeIsolated { keyboard?.frame = frame }
    }
    keyboard.field.becomeFirstResponder()
    let hasCome = await stage.wait(upTo: 3_000) { keyboard.frame != nil }
    // A hardware keyboard leaves no more than the bar with the accessory.
    if hasCome, (keyboard.frame?.height ?? 0) > 120 { return keyboard }
    keyboard.hide()
    return nil
  }

  func hide() {
    field.resignFirstResponder()
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
  }
}
