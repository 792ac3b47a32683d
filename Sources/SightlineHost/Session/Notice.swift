// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineCore
#endif

/// What a shell hears from its toolkit. A notice sets a flag and no more: what is true is read in the pass. Only the
/// state of scenes and exact phases are taken from the notice itself.
public enum Notice<View: AnyObject> {
  /// A scroll view's offset has changed.
  case scrolled(View)
  /// A tracked view has another window or another safe area.
  case moved(View)
  /// The scene of a window, or of all (`nil`), is in this state now.
  case scene(window: View?, state: SceneState)
  /// The keyboard covers this part of the screen, docked; `nil`: it is hidden, or floats.
  case keyboard(frame: Rect?)
  /// Low-power mode was switched on or off.
  case lowPower(Bool)
  /// A list is about to show a cell, bound anew.
  case displayed(View, in: View)
  /// A list has stopped showing a cell.
  case ended(View, in: View)
  /// A scroll view is in this phase, said exactly by its delegate messages.
  case phase(View, ScrollPhase)
  /// A view was tapped: a cell, or a view that is registered or inside one that is.
  case tapped(View)
  /// A list was reloaded: cells may show other items.
  case reloaded(View)
  /// Anything else may have changed.
  case changed
}

extension Notice {
  /// The same, of a view that has lost its type.
  var erased: Notice<AnyObject> {
    switch self {
    case .scrolled(let view): .scrolled(view)
    case .moved(let view): .moved(view)
    case .scene(let window, let state): .scene(window: window, state: state)
    case .keyboard(let frame): .keyboard(frame: frame)
    case .lowPower(let isOn): .lowPower(isOn)
    case .displayed(let view, let list): .displayed(view, in: list)
    case .ended(let view, let list): .ended(view, in: list)
    case .phase(let view, let phase): .phase(view, phase)
    case .tapped(let view): .tapped(view)
    case .reloaded(let view): .reloaded(view)
    case .changed: .changed
    }
  }
}
