// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  import SightlineCore
  import SightlineUIKit
#endif

/// Keeps what rules with `once` have reported over launches, in Objective-C; in Swift `ExposureOnceStore`. It is asked
/// on the main thread.
@objc(SLExposureOnceStore)
public protocol SLExposureOnceStore: NSObjectProtocol {
  /// Those of `contents` that were reported under a rule before.
  @objc(knownContents:rule:error:) func known(_ contents: [String], rule: String) throws -> [String]
  /// Remembers that these were reported under a rule.
  @objc(storeContents:rule:error:) func store(_ contents: [String], rule: String) throws
}

struct ObjectiveCStore: OnceStore {
  let store: any SLExposureOnceStore

  func known(_ contents: [String], rule: String) throws -> [String] { try store.known(contents, rule: rule) }
  func store(_ contents: [String], rule: String) throws { try store.store(contents, rule: rule) }
}
