// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineHost
#endif

extension UIKitToolkit {
  /// The subviews of the view's superview that are drawn later than the view, first drawn first.
  static func siblings(above view: UIView, into views: inout [AnyObject]) {
    guard !(view is UIWindow), let outer = view.superview else { return }
    var all = outer.subviews
    DrawOrder.sort(&all) { Double($0.layer.zPosition) }
    guard let place = all.firstIndex(where: { $0 === view }) else { return }
    for other in all[(place + 1)...] where !(other is BeaconView) { views.append(other) }
  }

  /// The subviews of a view, first drawn first.
  static func contents(of view: UIView, into views: inout [AnyObject]) {
    var all = view.subviews
    DrawOrder.sort(&all) { Double($0.layer.zPosition) }
    for content in all where !(content is BeaconView) { views.append(content) }
  }

  /// What a view draws by itself: what is in the list of design 8.4 and can be recognised without a doubt.
  static func paint(of view: UIView) -> Paint {
    let isKeyboard = view is UIWindow && ForeignView.isKeyboardWindow(NSStringFromClass(type(of: view)))
    return Paint(kind(of: view), geometry: geometry(of: view, in: view.superview), isKeyboard: isKeyboard)
  }

  private static func kind(of view: UIView) -> Paint.Kind {
    if isBar(view) {
      // In the system's new look a bar has none, and the content shines through (F75).
      return .bar(hasBackground: own(view).stronger(than: backdrop(of: view)).isBackdrop)
    }
    // The background of a cell, a header or a footer is a subview of it.
    if view is UITableViewCell || view is UITableViewHeaderFooterView || view is UICollectionReusableView {
      return own(view).stronger(than: backdrop(of: view))
    }
    return own(view)
  }

  private static func isBar(_ view: UIView) -> Bool {
    if view is UINavigationBar || view is UITabBar || view is UISearchBar { return true }
    #if os(tvOS)
      return false
    #else
      return view is UIToolbar
    #endif
  }

  /// What a view of any class paints itself.
  private static func own(_ view: UIView) -> Paint.Kind {
    // What a mask lets through nobody knows.
    guard view.layer.mask == nil else { return .nothing }
    let background = background(of: view)
    // Glass and vibrancy are effects, too, through which one sees.
    if let effect = (view as? UIVisualEffectView)?.effect, effect is UIBlurEffect {
      return background.stronger(than: .effect)
    }
    if let image = view as? UIImageView, isOpaque(image) { return .opaqueImage }
    return background
  }

  private static func background(of view: UIView) -> Paint.Kind {
    // Some views draw their background themselves, so that their layer has none, and some layers have one alone.
    guard let color = view.backgroundColor?.cgColor ?? view.layer.backgroundColor else { return .nothing }
    // A pattern may have holes.
    if color.colorSpace?.model == .pattern { return .nothing }
    let alpha = Double(color.alpha)
    return alpha > 0 ? .background(alpha: alpha) : .nothing
  }

  private static func isOpaque(_ view: UIImageView) -> Bool {
    guard let image = view.isHighlighted ? view.highlightedImage ?? view.image : view.image else { return false }
    var facts = ImageFacts(fillsView: view.contentMode == .scaleToFill || view.contentMode == .scaleAspectFill)
    facts.isAnimated = view.isAnimating || image.images != nil
    facts.isSymbol = image.isSymbolImage
    switch image.cgImage?.alphaInfo {
    case .some(.none), .noneSkipLast, .noneSkipFirst: facts.hasAlpha = false
    case nil: facts.hasAlpha = nil
    default: facts.hasAlpha = true
    }
    return facts.isOpaque
  }

  // MARK: Backgrounds that are views

  /// The strongest paint among the parts of a view that are as large as it is.
  private static func backdrop(of view: UIView) -> Paint.Kind {
    var search = BackdropSearch()
    for part in view.subviews { self.search(part, in: view, alpha: 1, depth: 1, &search) }
    return search.found
  }

  private static func search(
    _ part: UIView, in view: UIView, alpha: Double, depth: Int, _ search: inout BackdropSearch
  ) {
    let alpha = alpha * Double(part.alpha)
    guard search.looks(at: alpha, isHidden: part.isHidden, hasMask: part.layer.mask != nil) else { return }
    let frame = Rect(part.convert(part.bounds, to: view))
    let goesOn = search.take(frame, in: Rect(view.bounds), alpha: alpha, clips: part.clipsToBounds, depth: depth) {
      own(part)
    }
    guard goesOn else { return }
    for inner in part.subviews { self.search(inner, in: view, alpha: alpha, depth: depth + 1, &search) }
  }
}
