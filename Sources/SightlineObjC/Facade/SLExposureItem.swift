// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  public import SightlineHost
  public import SightlineUIKit
#endif

/// What a view shows, in Objective-C; in Swift `ExposureItem`.
///
/// ```objc
/// cell.sl_exposureItem = [[SLExposureItem alloc] initWithIdentifier:post.identifier];
/// ```
///
/// May be made on any thread, and is read when it is handed over.
@objc(SLExposureItem)
public final class SLExposureItem: NSObject {
  /// The id, unique in its surface; never an index path.
  @objc public let identifier: String
  /// What it shows, where the same thing may turn up elsewhere; `nil`: the id, in its surface.
  @objc public var content: String?
  /// Its position for analysts; `nil` takes the place in the section that the list says.
  @objc public var index: NSNumber?
  /// Names of its own rules; `nil` leaves it to its surface.
  @objc public var rules: [String]?
  /// What every event about it carries: texts, numbers, booleans, `NSNull`, arrays and dictionaries of them; other objects
  /// are left out. `nil` keeps what is known.
  @objc public var attributes: [String: Any]?
  /// Asked on the main thread, once, for the attributes when the item is first passed on, and again when its content
  /// changes; wins over ``attributes``.
  @objc public var attributesBlock: (@MainActor () -> [String: Any])?

  /// Names an item.
  @objc public init(identifier: String) {
    self.identifier = identifier
  }

  /// Names an item and what it shows.
  @objc public init(identifier: String, content: String?) {
    self.identifier = identifier
    self.content = content
  }

  /// The item of Swift, for Objective-C.
  @MainActor
  public init(_ item: ExposureItem) {
    identifier = item.id
    content = item.content
    index = item.index.map { NSNumber(value: $0) }
    rules = item.rules
    attributes = item.attributes.map(FoundationAttributes.values)
    guard let ask = item.makesAttributes else { return }
    attributesBlock = { FoundationAttributes.values(ask()) }
  }

  /// The item in Swift, as it is now.
  @MainActor
  public var item: ExposureItem {
    var item = ExposureItem(
      identifier, content: content, index: index?.intValue, rules: rules,
      attributes: attributes.map(FoundationAttributes.attributes))
    if let attributesBlock {
      item.makesAttributes = { FoundationAttributes.attributes(attributesBlock()) }
    }
    return item
  }
}
