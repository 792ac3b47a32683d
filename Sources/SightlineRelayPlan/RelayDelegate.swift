// SPDX-License-Identifier: MIT

/// A delegate as a plan sees it.
public struct RelayDelegate: Sendable, Equatable {
  /// Which object it is.
  public var object: RelayObject
  /// A number for its class. Delegates of another class may answer messages that no protocol lists.
  public var kind: Int
  /// Which methods of the delegate's protocol it answers.
  public var answers: Set<RelaySelector>
  /// Whether it passes messages on to the relay itself.
  ///
  /// A shell finds out by asking it whether it responds to a selector that only this relay answers: what forwards
  /// messages (another relay, RxCocoa's proxies) forwards that question, too.
  public var leadsBack: Bool

  /// Makes the description of a delegate.
  public init(_ object: RelayObject, kind: Int = 0, answers: Set<RelaySelector> = [], leadsBack: Bool = false) {
    self.object = object
    self.kind = kind
    self.answers = answers
    self.leadsBack = leadsBack
  }
}
