// SPDX-License-Identifier: MIT

import UIKit

extension UIViewController {
  /// Offers a file to other apps.
  func share(_ file: URL, from source: UIView) {
    let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
    // On an iPad it hangs on something.
    sheet.popoverPresentationController?.sourceView = source
    present(sheet, animated: true)
  }

  /// Says something that needs no answer.
  func tell(_ title: String, _ message: String) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: Word.close.text, style: .default, handler: nil))
    present(alert, animated: true)
  }
}
