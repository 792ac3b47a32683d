// SPDX-License-Identifier: MIT

import SightlineFacts
import UIKit

/// What is believed about UIKit, and whether it is so on this device. Exports one file for `sightline facts`.
final class SelfCheckController: UITableViewController {
  private enum Section: Int, CaseIterable {
    case actions, facts
  }

  private enum Action: CaseIterable {
    case run, byHand, share

    var word: Word {
      switch self {
      case .run: .runChecks
      case .byHand: .byHand
      case .share: .shareFacts
      }
    }
  }

  private let runner = FactRunner()

  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    runner.onChange = { [weak self] in self?.tableView.reloadData() }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Section(rawValue: section) == .actions ? Action.allCases.count : UIKitFact.all.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    guard Section(rawValue: section) == .facts else { return nil }
    let report = runner.report
    return "\(report.count(.held)) \(Word.held.text), \(report.count(.differs)) \(Word.differs.text), "
      + "\(report.count(.notTried)) \(Word.notTried.text)"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.accessoryType = .none
    if Section(rawValue: indexPath.section) == .actions {
      cell.show(Action.allCases[indexPath.row].word.text)
    } else {
      let fact = UIKitFact.all[indexPath.row]
      let result = runner.result(fact)
      cell.show("\(fact.id) \(words(result.judgement.verdict))", fact.title + "\n" + result.judgement.why)
      if result.judgement.verdict == .held { cell.accessoryType = .checkmark }
    }
    return cell
  }

  private func words(_ verdict: FactVerdict) -> String {
    switch verdict {
    case .held: Word.held.text
    case .differs: Word.differs.text
    case .notTried: Word.notTried.text
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard Section(rawValue: indexPath.section) == .actions, !runner.isRunning else { return }
    switch Action.allCases[indexPath.row] {
    case .run: run()
    case .byHand: navigationController?.pushViewController(HandController(runner: runner), animated: true)
    case .share: share(from: tableView.cellForRow(at: indexPath) ?? view)
    }
  }

  private func run() {
    guard let scene = view.window?.windowScene else { return }
    Task { [runner] in await runner.run(in: scene) }
  }

  private func share(from source: UIView) {
    do {
      share(try runner.file(), from: source)
    } catch {
      tell(Word.shareFacts.text, "\(error)")
    }
  }
}
