// SPDX-License-Identifier: MIT

import SwiftUI

/// What becomes of probes: views of UIKit that are laid over SwiftUI views.
@MainActor
final class ProbeLog {
  private(set) var views: [String: UIView] = [:]
  private(set) var words: [String: String] = [:]
  private(set) var namesByView: [ObjectIdentifier: Set<String>] = [:]
  private(set) var made = 0
  private(set) var updated = 0
  private(set) var dismantled = 0

  func make() -> UIView {
    made += 1
    return UIView()
  }

  func update(_ view: UIView, name: String, word: String) {
    updated += 1
    views[name] = view
    words[name] = word
    namesByView[ObjectIdentifier(view), default: []].insert(name)
  }

  func dismantle() { dismantled += 1 }
}

/// A view of UIKit that paints nothing.
struct Probe: UIViewRepresentable {
  let log: ProbeLog
  let name: String

  func makeCoordinator() -> ProbeLog { log }
  func makeUIView(context: Context) -> UIView { log.make() }
  func updateUIView(_ view: UIView, context: Context) {
    log.update(view, name: name, word: context.environment[ProbeWord.self])
  }
  static func dismantleUIView(_ view: UIView, coordinator: ProbeLog) { coordinator.dismantle() }
}

/// A word in the environment.
struct ProbeWord: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  var probeWord: String {
    get { self[ProbeWord.self] }
    set { self[ProbeWord.self] = newValue }
  }
}

/// A panel of 120 by 80 with a probe behind and one over it.
struct ProbedPanel: View {
  let probes: ProbeLog

  var body: some View {
    Color(uiColor: .systemTeal)
      .frame(width: 120, height: 80)
      .background { Probe(log: probes, name: "background") }
      .overlay { Probe(log: probes, name: "overlay") }
  }
}

struct ProbedScroll: View {
  let probes: ProbeLog

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(SampleData.cards("row", count: 50)) { card in
          Text(card.title).frame(height: 60)
            .overlay { if card.id == "row-0" { Probe(log: probes, name: "overlay") } }
        }
      }
    }
    .background { Probe(log: probes, name: "background") }
  }
}

/// A long list with a probe in each row.
struct NumberList: View {
  let probes: ProbeLog

  var body: some View {
    List(SampleData.cards("row", count: 300)) { card in
      Text(card.title).overlay { Probe(log: probes, name: card.id) }
    }
  }
}

/// A probe that can be taken away.
struct SwitchedProbe: View {
  let probes: ProbeLog
  let number: Int
  let isThere: Bool

  var body: some View {
    VStack {
      if isThere { Probe(log: probes, name: "\(number)").frame(width: 100, height: 100) }
    }
  }
}

/// Probes that are hidden, faded and clipped.
struct ProbedEffects: View {
  let probes: ProbeLog

  var body: some View {
    VStack {
      Probe(log: probes, name: "hidden").frame(width: 100, height: 100).hidden()
      Probe(log: probes, name: "faded").frame(width: 100, height: 100).opacity(0.5)
      Probe(log: probes, name: "clipped").frame(width: 100, height: 100).frame(width: 50, height: 50).clipped()
    }
  }
}

/// A probe below a word in the environment, and one in a controller that hosts SwiftUI by itself.
struct NamedProbes: View {
  let probes: ProbeLog

  var body: some View {
    VStack {
      Probe(log: probes, name: "below")
      Controller(probes: probes)
    }
    .environment(\.probeWord, "outer")
  }

  private struct Controller: UIViewControllerRepresentable {
    let probes: ProbeLog

    func makeUIViewController(context: Context) -> UIViewController {
      let controller = UIViewController()
      let host = UIHostingController(rootView: Probe(log: probes, name: "inController"))
      controller.addChild(host)
      controller.view.fill(with: host.view)
      host.didMove(toParent: controller)
      return controller
    }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
}

/// Pages that are turned sideways.
struct Pager: View {
  var body: some View {
    TabView {
      ForEach(SampleData.cards("page", count: 3)) { card in Text(card.title) }
    }
    .tabViewStyle(.page)
  }
}
