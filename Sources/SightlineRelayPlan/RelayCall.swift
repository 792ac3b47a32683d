// SPDX-License-Identifier: MIT

/// A message on its way to several receivers: a place in the list, not a copy of it.
public struct RelayCall: Sendable, Equatable {
  /// The message.
  public let selector: RelaySelector
  /// The observer served last.
  var last = 0
  /// The last observer that was there when the message came. Who comes later hears the next one.
  let bound: Int
  /// The owner, if it has had the message as an observer.
  var heard: RelayObject?
  /// Whether the owner's turn has come.
  var isServed = false

  init(_ selector: RelaySelector, bound: Int) {
    self.selector = selector
    self.bound = bound
  }
}
