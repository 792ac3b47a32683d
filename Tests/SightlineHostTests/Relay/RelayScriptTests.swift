// SPDX-License-Identifier: MIT

import Foundation
import ProofSupport
import SightlineCore
import SightlineRelayPlan
import Testing

/// The scripts that Tests/SightlineRelayTests/PlanTests.m plays on the Objective-C class say what the plan says.
@Suite("The plan that is played on the real relay")
struct RelayScriptTests {
  struct Script: Sendable, CustomStringConvertible {
    var description: String
    var lines: [String] = []
  }

  static let scripts: [Script] = {
    let text = (try? RepositoryFile.text("Tests/SightlineRelayTests/Plans.txt")) ?? ""
    var scripts: [Script] = []
    for line in text.split(separator: "\n").map(String.init) where !line.hasPrefix("#") {
      if line.hasPrefix("scenario: ") {
        scripts.append(Script(description: String(line.dropFirst(10))))
      } else if !scripts.isEmpty {
        scripts[scripts.count - 1].lines.append(line)
      }
    }
    return scripts
  }()

  private static let names = ["relay", "app", "twin", "scroller", "proxy", "listener", "second", "reader"]
  private static let all: Set<RelaySelector> = ["didScroll:", "reload", "heightOf:"]

  @Test("there are scripts, and each says what follows from each input")
  func complete() {
    #expect(Self.scripts.count >= 15)
    for script in Self.scripts {
      for (line, next) in zip(script.lines, script.lines.dropFirst() + [""]) {
        #expect(line.hasPrefix(">") == next.hasPrefix("="), "\(script): after \(line)")
      }
    }
  }

  @Test("each effect is the plan's", arguments: scripts)
  func effects(_ script: Script) throws {
    var plan = RelayPlan(relay: RelayObject(0), for: .other)
    var now = Timestamp.zero
    var target: String?
    var found = ""
    for line in script.lines {
      let words = line.split(separator: " ").map(String.init)
      switch (words[0], words[1]) {
      case (">", let verb):
        let input = try input(verb, words.count > 2 ? words[2] : "", target)
        found = text(plan.handle(input, at: now), plan)
      case ("=", _): #expect(words.dropFirst().joined(separator: " ") == found, "\(script)")
      case ("!", "wait"): now = now + .milliseconds(try #require(Int64(words[2])))
      case ("!", "forward"): target = words[3]
      default: break
      }
    }
  }

  private func input(_ verb: String, _ word: String, _ target: String?) throws -> RelayInput {
    func delegate() throws -> RelayDelegate? {
      switch word {
      case "nil": nil
      case "app", "twin": RelayDelegate(try object(word), kind: 1, answers: Self.all)
      case "scroller": RelayDelegate(try object(word), kind: 2, answers: ["didScroll:"])
      case "proxy":
        RelayDelegate(
          try object(word), kind: 3, answers: target == "app" ? Self.all : [], leadsBack: target == "relay")
      default: RelayDelegate(try object(word))
      }
    }
    switch verb {
    case "install": return .install(try delegate())
    case "remove": return .remove
    case "assigned": return .assigned(try delegate())
    case "found": return .found(try delegate())
    case "died": return .died(try object(word))
    case "leave": return .leave(try object(word))
    case "cameBack": return .cameBack(RelaySelector(word))
    case "observe": return .observe(try object(word), [word == "reader" ? "reload" : "didScroll:": .notice])
    default: throw Unknown(verb: verb)
    }
  }

  private struct Unknown: Error { let verb: String }

  private func object(_ name: String) throws -> RelayObject {
    RelayObject(try #require(Self.names.firstIndex(of: name), "\(name)"))
  }

  private func text(_ effects: [RelayEffect], _ plan: RelayPlan) -> String {
    func name(_ object: RelayObject?) -> String { object.map { Self.names[$0.number] } ?? "nil" }
    let hearing = Self.names.enumerated().filter { plan.isHearing(RelayObject($0.offset)) }.map(\.element)
    let texts = effects.map { effect in
      switch effect {
      case .watch(let object): "watch \(name(object))"
      case .unwatch(let object): "unwatch \(name(object))"
      case .renew: "renew \(name(plan.receiver)) <- \(hearing.isEmpty ? "nobody" : hearing.joined(separator: " "))"
      case .setSlot(let object): "slot \(name(object))"
      case .sample: "sample"
      case .diagnose(let diagnostic): "diagnose \("\(diagnostic)".prefix { $0 != "(" })"
      }
    }
    return texts.isEmpty ? "nothing" : texts.joined(separator: "; ")
  }
}
