// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  public import SightlineHost
#endif

/// What a view shows, in Objective-C; in Swift ``ExposureItem``.
///
/// ```objc
/// cell.sl_exposureItem = [[SLExposureItem alloc] initWithIdentifier:post.identifier];
/// ```
@objc(SLExposureItem)
@MainActor
public final class SLExposureItem: NSObject {
  /// The item in Swift.
  public private(set) var item: ExposureItem

  /// The id, unique in its surface; never an index path.
  @objc public var identifier: String { item.id }
  /// What it shows, where the same thing may turn up elsewhere; `nil`: the id, in its surface.
  @objc public var content: String? {
    get { item.content }
    set { item.content = newValue }
  }
  /// Its position for analysts; `nil` takes the place in the section that the list says.
  @objc public var index: NSNumber? {
    get { item.index.map { NSNumber(value: $0) } }
    set { item.index = newValue?.intValue }
  }
  /// Names of its own rules; `nil` leaves it to its surface.
  @objc public var rules: [String]? {
    get { item.rules }
    set { item.rules = newValue }
  }
  /// What every event about it carries: texts, numbers, booleans, `NSNull`, arrays and dictionaries of them; other objects
  /// are left out. `nil` keeps what is known.
  @objc public var attributes: [String: Any]? {
    get { item.attributes.map(FoundationAttributes.values) }
    set { item.attributes = newValue.map(FoundationAttributes.attributes) }
  }
  /// Asked once for the attributes when the item is first passed on, and again when its content changes; wins over
  /// ``attributes``.
  @objc public var attributesBlock: (@MainActor () -> [String: Any])? {
    didSet {
      guard let ask = attributesBlock else { return item.makesAttributes = nil }
      item.makesAttributes = { FoundationAttributes.attributes(ask()) }
    }
  }

  /// Names an item.
  @objc public init(identifier: String) {
    item = ExposureItem(identifier)
  }

  /// Names an item and what it shows.
  @objc public convenience init(identifier: String, content: String?) {
    self.init(identifier: identifier)
    self.content = content
  }

  /// The item of Swift, for Objective-C.
  public init(_ item: ExposureItem) {
    self.item = item
  }

  @available(*, unavailable, message: "An item needs an id.")
  override public init() {
    item = ExposureItem("")
  }
}
