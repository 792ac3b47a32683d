// SPDX-License-Identifier: MIT

import UIKit

/// What is about the monitor and not a feed: its events, its settings, the self-check.
final class MoreController: UITableViewController {
  private enum Row: CaseIterable {
    case events, settings, selfCheck

    var word: Word {
      switch self {
      case .events: .events
      case .settings: .settings
      case .selfCheck: .selfCheck
      }
    }

    var detail: Word {
      switch self {
      case .events: .eventsDetail
      case .settings: .settingsDetail
      case .selfCheck: .selfCheckDetail
      }
    }
  }

  private let model: AppModel

  init(model: AppModel) {
    self.model = model
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Row.allCases.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let row = Row.allCases[indexPath.row]
    cell.show(row.word.text, row.detail.text)
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(screen(Row.allCases[indexPath.row]), animated: true)
  }

  private func screen(_ row: Row) -> UIViewController {
    let screen: UIViewController =
      switch row {
      case .events: EventsController(model: model)
      case .settings: SettingsController(model: model)
      case .selfCheck: SelfCheckController()
      }
    screen.title = row.word.text
    return screen
  }
}
