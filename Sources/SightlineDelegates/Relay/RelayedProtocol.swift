// SPDX-License-Identifier: MIT

import UIKit

#if SWIFT_PACKAGE
  import SightlineRelay
  import SightlineRelayPlan
#endif

/// What the delegate of one kind of list may be asked; read once from the protocol itself.
@MainActor
final class RelayedProtocol {
  /// The protocol.
  let itself: Protocol
  /// What we hear, by what is to be known of its parameters.
  private(set) var heard: [RelaySelector: RelaySignature] = [:]
  private var methods: [(name: RelaySelector, selector: Selector)] = []

  private static let scroll = RelayedProtocol((any UIScrollViewDelegate).self)
  private static let table = RelayedProtocol((any UITableViewDelegate).self)
  private static let collection = RelayedProtocol((any UICollectionViewDelegateFlowLayout).self)
  /// The names of all that we hear.
  static let heardNames = HeardMessage.allCases.map(\.rawValue)

  static func of(_ view: RelayView) -> RelayedProtocol {
    switch view {
    case .tableView: table
    case .collectionView: collection
    case .scrollView, .textView, .pageQueue, .swiftUI, .other: scroll
    }
  }

  private init(_ itself: Protocol) {
    self.itself = itself
    let encodings = MessageRelay(protocol: itself).protocolMethods
    methods = encodings.keys.map { (RelaySelector($0), NSSelectorFromString($0)) }
    for message in HeardMessage.allCases {
      guard let encoding = encodings[message.rawValue] else { continue }
      heard[message.selector] = RelaySignature(encoding: encoding)
    }
  }

  /// Which of its methods an object answers.
  func answers(of object: any NSObjectProtocol) -> Set<RelaySelector> {
    var answers: Set<RelaySelector> = []
    for method in methods where object.responds(to: method.selector) { answers.insert(method.name) }
    return answers
  }
}
