// SPDX-License-Identifier: MIT

/// What a simulated user does.
public enum SimulatedBehavior: String, Sendable, Hashable, CaseIterable {
  case reading, skimming, hunting, flinging, leaving, rotating, typing

  /// What it is, in a few words.
  public var summary: String {
    switch self {
    case .reading: "small drags, a pause as long as what is new takes to read, a tap now and then"
    case .skimming: "quick swipes with short pauses; a finger stops one in four"
    case .hunting: "flings until something is found, goes too far, returns, reads it; then on, or back to the top"
    case .flinging: "chains of hard throws, into the ends and their rubber bands"
    case .leaving: "reads, and leaves the app for a while, or pulls something over it"
    case .rotating: "reads, and turns the phone"
    case .typing: "reads, and types with the keyboard up, scrolling a little under it"
    }
  }
}
