// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost

extension Stage {
  /// Something that an app or a user does with controllers.
  enum Move: Equatable, CustomStringConvertible {
    case push(Int, on: Int)
    case pop(Int, from: Int)
    case select(Int, in: Int)
    case turn(to: Int, in: Int)
    case fold(Int, in: Int)
    case unfold(Int, in: Int)
    case present(Int, PresentationStyle, over: Int)
    case dismiss(Int, over: Int)

    /// Why it hides what it hides.
    var reason: VisitReason {
      switch self {
      case .push: .push
      case .pop: .pop
      case .select: .tab
      case .turn: .page
      case .fold, .unfold: .other
      case .present(_, .pageSheet, _), .present(_, .formSheet, _): .sheet
      case .present: .present
      case .dismiss: .dismiss
      }
    }

    /// Why it comes back what this has hidden.
    var reasonUndone: VisitReason {
      switch self {
      case .push: .pop
      case .pop: .push
      case .select: .tab
      case .turn: .page
      case .fold, .unfold: .other
      case .present: .dismiss
      case .dismiss: .present
      }
    }

    var transition: ScreenContext.Transition {
      switch self {
      case .push: .push
      case .pop: .pop
      case .select: .tab
      case .turn: .page
      case .fold, .unfold: .other
      case .present: .present
      case .dismiss: .dismiss
      }
    }

    /// The controllers that answer with the transition's coordinator.
    var actors: [Int] {
      switch self {
      case .push(_, let id), .pop(_, let id), .select(_, let id), .turn(_, let id), .fold(_, let id),
        .unfold(_, let id):
        [id]
      case .present(let content, _, let presenter), .dismiss(let content, let presenter): [content, presenter]
      }
    }

    /// The controller that says that it is being presented or dismissed.
    var moving: Int? {
      switch self {
      case .present(let content, _, _), .dismiss(let content, _): content
      case .push, .pop, .select, .turn, .fold, .unfold: nil
      }
    }

    var description: String {
      switch self {
      case .push(let id, let on): "push \(id) on \(on)"
      case .pop(let id, let from): "pop \(id) from \(from)"
      case .select(let index, let id): "tab \(index) of \(id)"
      case .turn(let index, let id): "page \(index) of \(id)"
      case .fold(let id, let split): "fold \(id) of \(split)"
      case .unfold(let id, let split): "unfold \(id) of \(split)"
      case .present(let id, let style, let over): "present \(id) as \(style) over \(over)"
      case .dismiss(let id, let over): "dismiss \(id) over \(over)"
      }
    }
  }

  /// Makes a move, as UIKit has it while the transition runs: who leaves has not lost its parent or presenter yet.
  mutating func begin(_ move: Move) {
    switch move {
    case .push(let id, let navigation):
      controllers[navigation].children.append(id)
      controllers[id].parent = navigation
    case .pop(let id, let navigation): controllers[navigation].children.removeAll { $0 == id }
    case .select(let index, let id), .turn(let index, let id): controllers[id].chosen = index
    case .fold(let id, let split): controllers[split].folded.insert(id)
    case .unfold(let id, let split): controllers[split].folded.remove(id)
    case .present(let id, let style, let presenter):
      controllers[presenter].presented = id
      controllers[id].presenter = presenter
      controllers[id].style = style
    case .dismiss: break
    }
  }

  /// Ends the move that was begun.
  mutating func finish(_ move: Move) {
    switch move {
    case .pop(let id, _): controllers[id].parent = nil
    case .dismiss(let id, let presenter):
      controllers[presenter].presented = nil
      controllers[id].presenter = nil
    case .push, .select, .turn, .fold, .unfold, .present: break
    }
  }

  func after(_ move: Move) -> Stage {
    var stage = self
    stage.begin(move)
    stage.finish(move)
    return stage
  }

  /// The move that takes this one back.
  func undo(of move: Move) -> Move {
    switch move {
    case .push(let id, let navigation): .pop(id, from: navigation)
    case .pop(let id, let navigation): .push(id, on: navigation)
    case .select(_, let id): .select(controllers[id].chosen, in: id)
    case .turn(_, let id): .turn(to: controllers[id].chosen, in: id)
    case .fold(let id, let split): .unfold(id, in: split)
    case .unfold(let id, let split): .fold(id, in: split)
    case .present(let id, _, let over): .dismiss(id, over: over)
    case .dismiss(let id, let over): .present(id, controllers[id].style, over: over)
    }
  }

  /// Every move that can be made with the controllers around one; it may add controllers that come in.
  mutating func moves(around id: Int) -> [Move] {
    var moves: [Move] = []
    for current in chain(of: id) {
      switch controllers[current].kind {
      case .navigation:
        moves.append(.push(add(.leaf), on: current))
        if controllers[current].children.count > 1, let top = controllers[current].children.last {
          moves.append(.pop(top, from: current))
        }
      case .tabs:
        for index in controllers[current].children.indices where index != controllers[current].chosen {
          moves.append(.select(index, in: current))
        }
      case .pages:
        for index in controllers[current].children.indices where index != controllers[current].chosen {
          moves.append(.turn(to: index, in: current))
        }
      case .split:
        for child in controllers[current].children {
          moves.append(
            controllers[current].folded.contains(child) ? .unfold(child, in: current) : .fold(child, in: current))
        }
      case .leaf, .plain: break
      }
      moves += presentations(over: current)
      if let content = controllers[current].presented { moves.append(.dismiss(content, over: current)) }
    }
    return moves
  }

  /// The presentations that the controller itself can make. All but those of a context are made by the outermost
  /// controller that comes and goes together with it, and none while something is presented already.
  private mutating func presentations(over id: Int) -> [Move] {
    var around = id
    var isFree = controllers[id].presented == nil
    while let parent = controllers[around].parent {
      around = parent
      isFree = isFree && controllers[around].presented == nil
    }
    guard isFree else { return [] }
    let isOutermost = around == id && (controllers[id].presenter == nil || !controllers[id].style.staysInContext)
    return PresentationStyle.allCases.filter { $0.staysInContext || isOutermost }.map { style in
      .present(add(.leaf), style, over: id)
    }
  }
}
