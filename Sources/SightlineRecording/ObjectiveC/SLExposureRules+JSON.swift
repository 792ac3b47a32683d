// SPDX-License-Identifier: MIT

public import Foundation

#if SWIFT_PACKAGE
  import SightlineCore
  public import SightlineObjC
#endif

extension SLExposureRules {
  /// Reads rules from JSON that the app ships or fetches. `Documentation/RulesFormat.md` has the format.
  ///
  /// - Throws: An error whose `localizedDescription` tells all that is wrong.
  @objc(initWithJSON:error:)
  public convenience init(json: Data) throws {
    do {
      self.init(try RuleBook(json: json))
    } catch {
      throw NSError(domain: "Sightline.rules", code: 1, userInfo: [NSLocalizedDescriptionKey: error.description])
    }
  }
}
