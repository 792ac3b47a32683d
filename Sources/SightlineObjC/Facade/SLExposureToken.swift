// SPDX-License-Identifier: MIT

public import UIKit

#if SWIFT_PACKAGE
  import SightlineUIKit
#endif

/// Keeps something watched, or a block called; ends it when it is ended or let go. In Swift `ExposureToken`.
@objc(SLExposureToken)
@preconcurrency @MainActor
public final class SLExposureToken: NSObject {
  private let token: ExposureToken

  init(_ token: ExposureToken) {
    self.token = token
  }

  /// Ends it now; a second call does nothing. What was tracked anew meanwhile, by another call, goes on.
  @objc public func end() { token.end() }

  /// Lets it end with the view, or of a block with the monitor, and not with the token.
  @objc public func keepForViewLifetime() { token.forViewLifetime() }
}
