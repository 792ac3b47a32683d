// SPDX-License-Identifier: MIT

/// What to call a screen that nobody has named: its controller's class, the same for each of its kind.
public enum ScreenName {
  /// The name for a class, as Swift writes it.
  ///
  /// Of a generic class one plain argument stays (`UIHostingController<HomeView>`), since it alone tells such screens
  /// apart; anything longer is left out, as it changes with each modifier.
  public static func name(ofClass type: String) -> String {
    guard let open = type.firstIndex(of: "<") else { return type }
    let arguments = type[type.index(after: open)...].dropLast()
    let isPlain =
      type.last == ">" && arguments.count <= longestArgument && !arguments.isEmpty
      && arguments.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return isPlain ? type : String(type[..<open])
  }

  private static var longestArgument: Int { 60 }
}
