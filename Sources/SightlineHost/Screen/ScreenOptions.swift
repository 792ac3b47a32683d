// SPDX-License-Identifier: MIT

/// What is a matter of taste in judging whether a screen is shown.
public struct ScreenOptions: Sendable, EquatableInTests {
  /// Whether a page or form sheet over a screen hides it (reason `sheet`). By default a sheet is a cover like any other:
  /// what shows above it is still seen.
  public var hidesUnderSheets: Bool

  /// Makes options.
  public init(hidesUnderSheets: Bool = false) {
    self.hidesUnderSheets = hidesUnderSheets
  }
}
