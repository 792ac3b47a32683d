// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  import SightlineHost
  public import SightlineRelayPlan
#endif

/// An object that can be the delegate of a headless list: the app's own, another library's, or a relay.
@MainActor
open class HeadlessDelegate {
  /// A name for messages.
  public let name: String
  /// What it passes on everything to that it answers, as a proxy does.
  public var next: HeadlessDelegate?
  /// Called with each message.
  public var onMessage: ((RelaySelector) -> Void)?
  /// Called with what a session makes of each message.
  var onNotice: ((Notice<HeadlessView>) -> Void)?
  /// The messages so far.
  public private(set) var received: [RelaySelector] = []
  private let own: Set<RelaySelector>

  /// Makes a delegate that answers these messages.
  public init(_ name: String, answers: Set<RelaySelector> = []) {
    self.name = name
    own = answers
  }

  /// The messages that it answers: its own and those of what it passes them on to.
  open var answers: Set<RelaySelector> { next.map { own.union($0.answers) } ?? own }

  /// Takes a message.
  func receive(_ message: HeadlessMessage) {
    received.append(message.selector)
    onMessage?(message.selector)
    onNotice?(message.notice)
    if let next, next.answers.contains(message.selector) { next.receive(message) }
  }

  /// Whether it passes messages on to that one.
  func leads(to other: HeadlessDelegate) -> Bool {
    var step = next
    while let passed = step {
      if passed === other { return true }
      step = passed.next
    }
    return false
  }
}

/// A message to a delegate, with what a session makes of it.
struct HeadlessMessage {
  var selector: RelaySelector
  var notice: Notice<HeadlessView>
}

/// The place of a list's delegate. The delegate is held weakly, and what it answers is asked once, when it is put there;
/// under ``HeadlessQuirk/delegateSelectorsCached`` it is asked at each message.
@MainActor
final class HeadlessDelegateSlot {
  private(set) weak var object: HeadlessDelegate?
  private var known: Set<RelaySelector> = []

  func put(_ object: HeadlessDelegate?) {
    self.object = object
    known = object?.answers ?? []
  }

  func send(_ message: HeadlessMessage, asksAgain: Bool) {
    guard let object, (asksAgain ? object.answers : known).contains(message.selector) else { return }
    object.receive(message)
  }
}
