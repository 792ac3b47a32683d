// SPDX-License-Identifier: MIT

public import SwiftUI

extension View {
  /// Lets one rule of the monitor decide about the items below, and none but that.
  nonisolated public func exposureRule(_ name: String) -> some View {
    exposureRules([name])
  }

  /// Lets these rules of the monitor decide about the items below; `nil` leaves it to their surfaces. What an item says
  /// itself goes first, then the nearest of these.
  nonisolated public func exposureRules(_ names: [String]?) -> some View {
    environment(\.exposureRuleNames, names)
  }
}
