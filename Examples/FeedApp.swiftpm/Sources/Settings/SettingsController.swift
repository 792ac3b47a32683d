// SPDX-License-Identifier: MIT

import Sightline
import UIKit

/// Switches rules, overlay and recording, and shares the recording.
final class SettingsController: UITableViewController {
  private enum Section: Int, CaseIterable {
    case rules, overlay, recording
  }

  private let model: AppModel
  private let choices = ExposureRule.presets.map(\.name) + [Settings.custom]

  init(model: AppModel) {
    self.model = model
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch Section(rawValue: section) {
    case .rules: choices.count
    case .overlay: 1
    case .recording: 2
    case nil: 0
    }
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    switch Section(rawValue: section) {
    case .rules: Word.rules.text
    case .overlay: Word.overlay.text
    case .recording: Word.recording.text
    case nil: nil
    }
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.accessoryType = .none
    cell.accessoryView = nil
    switch (Section(rawValue: indexPath.section), indexPath.row) {
    case (.rules, let row):
      cell.show(choices[row] == Settings.custom ? Word.customRules.text : choices[row])
      if choices[row] == model.settings.choice { cell.accessoryType = .checkmark }
    case (.overlay, _):
      cell.show(Word.overlay.text, Word.overlayDetail.text)
      cell.accessoryView = switchControl(model.settings.showsOverlay, Word.overlay) { $0.showsOverlay = $1 }
    case (.recording, 0):
      cell.show(Word.recording.text, Word.recordingDetail.text)
      cell.accessoryView = switchControl(model.settings.isRecording, Word.recording) { $0.isRecording = $1 }
    case (.recording, _): cell.show(Word.shareRecording.text)
    case (nil, _): break
    }
    return cell
  }

  private func switchControl(
    _ isOn: Bool, _ word: Word, change: @escaping @MainActor (inout Settings, Bool) -> Void
  ) -> UISwitch {
    let control = UISwitch()
    control.isOn = isOn
    control.accessibilityLabel = word.text
    control.addAction(
      UIAction { [model, weak control] _ in
        guard let control else { return }
        var settings = model.settings
        change(&settings, control.isOn)
        model.use(settings)
      }, for: .valueChanged)
    return control
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch (Section(rawValue: indexPath.section), indexPath.row) {
    case (.rules, let row) where choices[row] == Settings.custom:
      navigationController?.pushViewController(RulesController(model: model), animated: true)
    case (.rules, let row):
      var settings = model.settings
      settings.choice = choices[row]
      model.use(settings)
    case (.recording, 1): shareRecording(from: tableView.cellForRow(at: indexPath))
    default: break
    }
  }

  private func shareRecording(from cell: UIView?) {
    Task { [weak self] in
      guard let self else { return }
      do {
        share(try await model.recording(), from: cell ?? view)
      } catch {
        tell(Word.nothingRecorded.text, "\(error)")
      }
    }
  }
}
