// SPDX-License-Identifier: MIT

import UIKit

/// What was reported: counts, misuses, the last events.
final class EventsController: UITableViewController {
  private enum Section: Int, CaseIterable {
    case counts, misuses, events
  }

  private let model: AppModel
  private var lines: [[EventJournal.Line]] = []

  init(model: AppModel) {
    self.model = model
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "line")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: Word.clear.text, primaryAction: UIAction { [weak self] _ in self?.model.journal.clear() })
    model.journal.onChange = { [weak self] in self?.show() }
    show()
  }

  private func show() {
    let journal = model.journal
    lines = [
      [
        EventJournal.Line(title: Word.impressions.text, detail: "\(journal.impressions)"),
        EventJournal.Line(title: Word.appearances.text, detail: "\(journal.appearances)"),
      ], journal.misuses, journal.lines,
    ]
    tableView.reloadData()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { lines.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lines[section].count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    switch Section(rawValue: section) {
    case .counts, nil: nil
    case .misuses: lines[section].isEmpty ? Word.noMisuses.text : Word.misuses.text
    case .events: Word.lastEvents.text
    }
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
    let line = lines[indexPath.section][indexPath.row]
    cell.show(line.title, line.detail)
    return cell
  }
}
