// SPDX-License-Identifier: MIT

#if SWIFT_PACKAGE
  public import SightlineUIKit
#endif

extension ExposureDelegateMessages {
  /// A relay stands in as the delegate and passes everything on.
  public static var observed: ExposureDelegateMessages { ExposureDelegateMessages(ListRelay.self) }
}
