// SPDX-License-Identifier: MIT

/// Whether a monitor listens to the messages that a list or scroll view sends to its delegate.
///
/// Without them everything is measured just as well; with them taps count as interactions without a call of the app, and
/// the phases of scrolling are known exactly instead of inferred. The app's delegate gets every message as before.
///
/// That they are observed, `.observed`, is said by the module `SightlineDelegates`: an app that does not import it links
/// nothing of what listens.
public struct ExposureDelegateMessages: Sendable {
  /// Who listens; `nil`: nobody.
  package let listener: (any DelegateListening.Type)?

  package init(_ listener: (any DelegateListening.Type)?) {
    self.listener = listener
  }

  /// The delegate is left alone.
  public static var untouched: ExposureDelegateMessages { ExposureDelegateMessages(nil) }
}
