// SPDX-License-Identifier: MIT

/// Whether a monitor listens to the messages that a list or scroll view sends to its delegate.
///
/// Without them everything is measured just as well; with them taps count as interactions without a call of the app, and
/// the phases of scrolling are known exactly instead of inferred. The app's delegate gets every message as before.
public enum ExposureDelegateMessages: Sendable {
  /// The delegate is left alone.
  case untouched
  /// A relay stands in as the delegate and passes everything on.
  case observed
}
