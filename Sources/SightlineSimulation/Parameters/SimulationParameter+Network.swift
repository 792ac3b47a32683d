// SPDX-License-Identifier: MIT

extension SimulationParameter {
  static let page = SimulationParameter("network.page", 20, "items", "what one answer brings", "[33]")
  static let pageAhead = SimulationParameter(
    "network.pageAhead", 5, "items", "left below the screen when more is asked for")
  static let pageTime = SimulationParameter("network.pageTime", 0.438, "s", "until a page is there, the median", "[31]")
  static let pageSpread = SimulationParameter("network.pageSpread", 0.6, "", "spread of its logarithm")
  static let adAhead = SimulationParameter(
    "network.adAhead", 2, "items", "below the screen at which an ad slot asks for its ad")
  static let adTime = SimulationParameter(
    "network.adTime", 1.8, "s", "until a slot is filled, the median: an auction's time limit", "[32]")
  static let adSpread = SimulationParameter("network.adSpread", 0.5, "", "spread of its logarithm")
  static let messageTime = SimulationParameter(
    "network.messageTime", 9, "s", "between messages that arrive in a chat, the median")
  static let messageTimeSpread = SimulationParameter("network.messageTimeSpread", 0.8, "", "spread of its logarithm")

  static let soonest = SimulationParameter(
    "network.soonest", 0.05, "s", "after the app is back, when what had come is shown, at least")
  static let latest = SimulationParameter("network.latest", 0.3, "s", "the same, at most")

  /// Those of what comes later.
  static let network = [
    page, pageAhead, pageTime, pageSpread, adAhead, adTime, adSpread, messageTime, messageTimeSpread,
    soonest, latest,
  ]
}
