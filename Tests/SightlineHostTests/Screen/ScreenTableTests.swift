// SPDX-License-Identifier: MIT

import ProofSupport
import SightlineCore
import SightlineHost
import Testing

/// Every container, every transition, every way in which it may end and be heard of. What must come of it is read off a
/// painter's picture before and after, and off the move's own reason.
@Suite("Screens: containers, transitions, outcomes")
struct ScreenTableTests {
  /// How a transition is heard of.
  struct Telling: CustomStringConvertible {
    /// Whether the controllers' tree is the new one as soon as the transition begins, as UIKit's stacks are.
    let isEarly: Bool
    /// Whether what is not on screen stays in the window all the same.
    let keepsViews: Bool
    /// Whether no coordinator is found. Then the tree must be late, or nobody could tell a transition that is
    /// cancelled from two that are not.
    let isUnannounced: Bool

    static let all = [
      Telling(isEarly: false, keepsViews: false, isUnannounced: false),
      Telling(isEarly: true, keepsViews: false, isUnannounced: false),
      Telling(isEarly: false, keepsViews: true, isUnannounced: false),
      Telling(isEarly: true, keepsViews: true, isUnannounced: false),
      Telling(isEarly: false, keepsViews: false, isUnannounced: true),
      Telling(isEarly: false, keepsViews: true, isUnannounced: true),
    ]

    var description: String { "early \(isEarly), keeps views \(keepsViews), unannounced \(isUnannounced)" }
  }

  /// Which of the passes in a transition take place, by bits, and how often each.
  struct Passes {
    let mask: Int
    let times: Int

    static let every = (0..<16).flatMap { mask in [1, 2].map { Passes(mask: mask, times: $0) } }
    static let few = [Passes(mask: 15, times: 2), Passes(mask: 0, times: 1), Passes(mask: 9, times: 1)]
  }

  /// The contexts of a transition, from its first moment to the moment when all is over.
  private func moments(
    _ stage: Stage, _ list: Int, _ move: Stage.Move, isCancelled: Bool, _ telling: Telling
  ) -> [ScreenContext] {
    var begun = stage
    begun.begin(move)
    let after = stage.after(move)
    // Who comes in is a child, or has a presenter, from the beginning.
    let comesIn = stage.chain(of: list).last != Stage.root
    let tree = telling.isEarly || comesIn ? begun : stage
    let wasThere = telling.keepsViews || stage.painted().contains(list)
    let isThere = telling.keepsViews || after.painted().contains(list)
    // A controller says of itself that it is being presented or dismissed; no coordinator is needed for that.
    let hasCoordinator = !telling.isUnannounced || comesIn && isCancelled
    let isThroughout = wasThere || isThere
    func running(_ tree: Stage, _ hasCoordinator: Bool) -> ScreenContext {
      tree.context(
        of: list, hasWindow: isThroughout, running: hasCoordinator || move.moving != nil ? move.transition : nil,
        actors: move.actors, leaving: telling.isEarly ? move.moving : nil)
    }
    if isCancelled {
      // UIKit takes who came in for nothing out of tree and window in one call.
      let end = stage.context(of: list, hasWindow: wasThere)
      return [
        running(tree, hasCoordinator), running(tree, hasCoordinator), running(comesIn ? tree : stage, hasCoordinator),
        comesIn ? end : stage.context(of: list, hasWindow: isThroughout), end,
      ]
    }
    // The views leave later than the tree says, and the coordinator is gone before both.
    return [
      running(tree, hasCoordinator), running(tree, hasCoordinator), running(begun, false),
      after.context(of: list, hasWindow: isThroughout), after.context(of: list, hasWindow: isThere),
    ]
  }

  private func run(
    _ moments: [ScreenContext], _ passes: Passes, into state: inout ScreenState, _ options: ScreenOptions
  )
    -> [ScreenState.Change]
  {
    var changes: [ScreenState.Change] = []
    for (index, context) in moments.enumerated() where index == moments.count - 1 || passes.mask >> index & 1 == 1 {
      for _ in 0..<passes.times {
        if let change = state.update(context, options: options) { changes.append(change) }
      }
    }
    return changes
  }

  /// Runs a transition and what takes it back; answers how many runs were compared.
  ///
  /// With `every` set every move is told in every way; else each move in two, by turns.
  private func check(_ setting: StageSetting, _ passes: [Passes], every: Bool) -> Int {
    var (stage, list) = setting.build()
    #expect(stage.painted().contains(list), "\(setting) begins with the list out of sight")
    let moves = stage.moves(around: list)
    let options = stage.options
    let start = stage.context(of: list, hasWindow: true)
    var runs = 0
    for (index, move) in moves.enumerated() {
      let away = stage.after(move)
      let back = stage.undo(of: move)
      let isHidden = !away.painted().contains(list)
      let tellings = every ? Telling.all : [Telling.all[index % 6], Telling.all[(index + 3) % 6]]
      for telling in tellings {
        let cancelled = moments(stage, list, move, isCancelled: true, telling)
        let done = moments(stage, list, move, isCancelled: false, telling)
        let backCancelled = moments(away, list, back, isCancelled: true, telling)
        let backDone = moments(away, list, back, isCancelled: false, telling)
        for passes in passes {
          var state = ScreenState()
          let found = [
            run([start], passes, into: &state, options), run(cancelled, passes, into: &state, options),
            run(done, passes, into: &state, options), run(backCancelled, passes, into: &state, options),
            run(backDone, passes, into: &state, options),
          ]
          let right: [[ScreenState.Change]] = [
            [.show(nil)], [], isHidden ? [.hide(move.reason)] : [], [], isHidden ? [.show(move.reasonUndone)] : [],
          ]
          runs += 1
          guard found == right else {
            Issue.record("\(setting), \(move), \(telling), passes \(passes): \(found), not \(right)")
            return runs
          }
        }
      }
    }
    return runs
  }

  @Test(
    "a list in one container: every move, done, cancelled, taken back, with every choice of passes",
    arguments: StageSetting.single)
  func single(_ setting: StageSetting) {
    #expect(check(setting, Passes.every, every: true) >= 1_920)
  }

  @Test("a list in every pair of containers, and where sheets hide", arguments: [false, true])
  func double(hidesUnderSheets: Bool) {
    var runs = 0
    for var setting in StageSetting.double {
      setting.hidesUnderSheets = hidesUnderSheets
      runs += check(setting, Passes.few, every: false)
    }
    #expect(runs > 10_000)
  }

  @Test("a list deep in containers", arguments: StageSetting.deep)
  func deep(_ setting: StageSetting) {
    #expect(check(setting, Passes.few, every: true) > 250)
  }

  @Test("whatever an app does in a row, what is told is what a painter would show", arguments: 0..<24)
  func walk(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<20 {
      let (setting, options) = (random.pick(StageSetting.double + StageSetting.deep), random.chance(0.3))
      var (stage, list) = StageSetting(containers: setting.containers, hidesUnderSheets: options).build()
      var state = ScreenState()
      _ = state.update(stage.context(of: list, hasWindow: stage.painted().contains(list)), options: stage.options)
      var hider: Stage.Move?
      var log = ["\(setting)"]
      var popped: [Stage.Move] = []
      let keepsViews = random.chance(0.5)
      for _ in 0..<25 {
        // What was taken off may come back, so that the list can return from everywhere.
        let moves = popped.isEmpty || random.chance(0.7) ? stage.moves(around: list) : [popped.removeLast()]
        guard !moves.isEmpty else { continue }
        let move = random.pick(moves)
        let isCancelled = random.chance(0.3)
        let telling = random.pick(Telling.all.filter { $0.keepsViews == keepsViews })
        let contexts = moments(stage, list, move, isCancelled: isCancelled, telling)
        let found = run(contexts, Passes(mask: random.below(16), times: 1), into: &state, stage.options)
        log.append("\(move)\(isCancelled ? " (cancelled)" : "")")
        var right: [ScreenState.Change] = []
        if !isCancelled {
          let was = stage.painted().contains(list)
          if case .pop(let id, let from) = move, stage.chain(of: list).contains(id) {
            popped.append(.push(id, on: from))
          }
          stage = stage.after(move)
          let isNow = stage.painted().contains(list)
          if was, !isNow {
            right = [.hide(move.reason)]
            hider = move
          } else if !was, isNow {
            right = [.show(hider?.reasonUndone)]
          }
        }
        guard found == right else {
          Issue.record("seed \(seed), \(log.joined(separator: "; ")); \(telling): \(found), not \(right)")
          return
        }
      }
    }
  }
}
