// SPDX-License-Identifier: MIT

/// What a view has asked of the object in its slot, and does not ask again.
struct RelayCache: Sendable, Equatable {
  /// The messages that it knows to be answered.
  var answered: Set<RelaySelector> = []
  /// The class of the owner, which stands for the messages that no protocol lists.
  var kind: Int?
}
