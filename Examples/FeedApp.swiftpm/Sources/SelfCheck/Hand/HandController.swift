// SPDX-License-Identifier: MIT

import SightlineFacts
import UIKit

/// A list to throw, to tap and to leave: what needs a hand is found out here, and each line says what is still to be done.
final class HandController: UITableViewController {
  private let runner: FactRunner
  private let watch = HandWatch()
  private var notices: HandNotices?
  private var timer: Timer?
  private let facts = HandCheck.all.compactMap { UIKitFact.numbered($0.number) }

  init(runner: FactRunner) {
    self.runner = runner
    super.init(style: .plain)
    title = Word.byHand.text
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    notices = HandNotices(watch) { [weak self] in self?.view.window?.windowScene }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    watch.appeared("willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    watch.appeared("didAppear")
    timer?.invalidate()
    let timer = Timer(timeInterval: 0.02, repeats: true) { [weak self] _ in MainActor.assumeIsolated { self?.look() } }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    watch.appeared("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    watch.appeared("didDisappear")
    timer?.invalidate()
    if navigationController == nil { notices?.end() }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    watch.scene.traitsChanged(view.window?.windowScene?.activationState ?? .unattached)
  }

  private func look() {
    watch.scroll.look(at: tableView)
    if let scene = view.window?.windowScene { watch.scene.look(scene.activationState) }
    // A list that is touched is not reloaded under the finger.
    guard !tableView.isTracking, !tableView.isDecelerating else { return }
    var isChanged = false
    for check in HandCheck.all where runner.results[check.number] == nil {
      guard let values = check.values(watch) else { continue }
      runner.take(check.number, .observed(values))
      isChanged = true
    }
    if isChanged { tableView.reconfigureRows(at: tableView.indexPathsForVisibleRows ?? []) }
  }

  // MARK: The list

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { facts.count + 60 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    guard facts.indices.contains(indexPath.row) else {
      cell.show("\(indexPath.row)")
      return cell
    }
    let fact = facts[indexPath.row]
    guard case .byHand(let instruction, _) = fact.trial else { return cell }
    let result = runner.results[fact.number]
    cell.show("\(fact.id) \(result?.judgement.verdict.rawValue ?? Word.toDo.text)", instruction)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    watch.selections.append("select")
    watch.answersCell = tableView.cellForRow(at: indexPath) != nil
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    watch.selections.append("deselect")
  }

  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { watch.scroll.beganDragging(scrollView) }

  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    watch.scroll.endedDragging(scrollView, movesOn: decelerate)
  }

  override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    watch.scroll.beganDecelerating(scrollView)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { watch.scroll.scrolled(scrollView) }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { watch.scroll.endedDecelerating(scrollView) }
}
