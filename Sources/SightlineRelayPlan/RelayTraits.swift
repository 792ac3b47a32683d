// SPDX-License-Identifier: MIT

/// What a scroll view says of itself, as far as it decides whether a relay may stand in for its delegate.
public struct RelayTraits: Sendable, Equatable {
  /// It is a table view.
  public var isTable: Bool
  /// It is a collection view.
  public var isCollection: Bool
  /// It is a text view.
  public var isText: Bool
  /// It lies in the view of a page view controller, or has one as its delegate.
  public var isOfPageController: Bool
  /// The names of the classes, in Objective-C's runtime, of the view and of its delegate.
  public var classes: [String]

  /// Makes the traits of a plain scroll view.
  public init(
    isTable: Bool = false, isCollection: Bool = false, isText: Bool = false, isOfPageController: Bool = false,
    classes: [String] = []
  ) {
    self.isTable = isTable
    self.isCollection = isCollection
    self.isText = isText
    self.isOfPageController = isOfPageController
    self.classes = classes
  }
}

extension RelayView {
  /// Recognises the kind of a scroll view.
  public init(_ traits: RelayTraits) {
    if traits.isText {
      self = .textView
    } else if traits.isOfPageController {
      self = .pageQueue
    } else if traits.classes.contains(where: RelayView.isOfSwiftUI) {
      self = .swiftUI
    } else if traits.isTable {
      self = .tableView
    } else {
      self = traits.isCollection ? .collectionView : .scrollView
    }
  }

  /// Whether a class is declared in SwiftUI or in one of the modules that it is made of (`SwiftUICore`).
  ///
  /// The runtime's name is `SwiftUI.HostingScrollView` for a plain class, and `_TtGC7SwiftUI…` for one that is nested or
  /// generic: the module's name follows its length. While a view is observed by key-value observation, its class bears a prefix.
  static func isOfSwiftUI(_ observed: String) -> Bool {
    let prefix = "NSKVONotifying_"
    let name = observed.hasPrefix(prefix) ? observed.dropFirst(prefix.count) : Substring(observed)
    guard name.hasPrefix("_Tt") else { return name.hasPrefix("SwiftUI.") || name.hasPrefix("SwiftUICore.") }
    let module = name.dropFirst(3).drop { ("A"..."Z").contains($0) }
    return module.hasPrefix("7SwiftUI") || module.hasPrefix("11SwiftUICore")
  }
}
