// SPDX-License-Identifier: MIT

import UIKit

/// Rules as JSON, checked as they would be when fetched.
final class RulesController: UIViewController {
  private let model: AppModel
  private let editor = UITextView()

  init(model: AppModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    title = Word.customRules.text
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.fill(with: editor)
    editor.font = .monospacedSystemFont(ofSize: 14, weight: .regular)
    editor.autocorrectionType = .no
    editor.autocapitalizationType = .none
    editor.smartQuotesType = .no
    editor.accessibilityLabel = Word.customRules.text
    editor.text = model.settings.customRules
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: Word.use.text, primaryAction: UIAction { [weak self] _ in self?.use() })
  }

  private func use() {
    let text = editor.text ?? ""
    do {
      _ = try Settings.parsed(text)
      var settings = model.settings
      settings.choice = Settings.custom
      settings.customRules = text
      model.use(settings)
    } catch {
      // Every problem with its line, what was found and what to write.
      tell(Word.wrongRules.text, error.description)
    }
  }
}
