// SPDX-License-Identifier: MIT

import UIKit

/// For what UIKit, or an app that errs, may call on any thread. Swift would end the process at the door of a method that
/// belongs to the main actor.
package enum AnyThread {
  /// Runs something of the main actor wherever the caller is: what goes on to UIKit unchanged, as it would without us.
  package static func run<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
  }

  /// Runs something on the main thread: at once when it is the caller's, else soon.
  package static func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async(execute: body)
    }
  }
}
