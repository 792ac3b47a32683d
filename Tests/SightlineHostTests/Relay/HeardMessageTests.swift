// SPDX-License-Identifier: MIT

import Foundation
import ProofSupport
import SightlineCore
import SightlineRelayPlan
import Testing

@Suite("What a session hears of a list's delegate messages")
struct HeardMessageTests {
  @Test("all that may be observed is heard, and nothing else")
  func complete() {
    let observable = RelayMethod.all.filter(\.isObservable).map(\.selector)
    #expect(HeardMessage.allCases.map(\.selector).sorted() == observable.sorted())
  }

  static let meanings: [(HeardMessage, Bool, HeardMessage.Meaning)] = [
    (.didScroll, false, .scrolled), (.didZoom, false, .scrolled),
    (.willBeginDragging, false, .phase(.dragging)),
    (.didEndDragging, false, .phase(.idle)), (.didEndDragging, true, .changed),
    (.willBeginDecelerating, false, .phase(.decelerating)), (.didEndDecelerating, false, .phase(.idle)),
    (.didEndScrollingAnimation, false, .phase(.idle)), (.didScrollToTop, false, .phase(.idle)),
    (.didChangeInset, false, .changed),
    (.willDisplayRow, false, .displayed), (.willDisplayHeader, false, .displayed),
    (.willDisplayFooter, false, .displayed), (.willDisplayItem, false, .displayed),
    (.willDisplaySupplementary, false, .displayed),
    (.didEndDisplayingRow, false, .ended), (.didEndDisplayingHeader, false, .ended),
    (.didEndDisplayingFooter, false, .ended), (.didEndDisplayingItem, false, .ended),
    (.didEndDisplayingSupplementary, false, .ended),
    (.didSelectRow, false, .tapped), (.didSelectItem, false, .tapped),
    (.didSelectRow, true, .tapped), (.didSelectItem, true, .tapped),
    // With a single selection a cell is deselected by a tap on another one.
    (.didDeselectRow, false, .nothing), (.didDeselectItem, false, .nothing),
    (.didDeselectRow, true, .tapped), (.didDeselectItem, true, .tapped),
  ]

  @Test("each message means what the table says", arguments: meanings)
  func meaning(_ message: HeardMessage, flag: Bool, expected: HeardMessage.Meaning) {
    #expect(message.meaning(flag) == expected)
  }

  @Test("the table leaves out no message")
  func coverage() {
    #expect(Set(Self.meanings.map(\.0)) == Set(HeardMessage.allCases))
  }

  @Test("the adapter's listener has a method for each message, under its exact name, and passes on that very message")
  func listener() throws {
    var found: [String: String] = [:]
    for name in ["ListListener", "ListListener+Table", "ListListener+Collection"] {
      let text = try RepositoryFile.text("Sources/SightlineDelegates/Listening/\(name).swift")
      for part in text.components(separatedBy: "@objc(").dropFirst() {
        let selector = String(part.prefix { $0 != ")" })
        let words = part.components(separatedBy: "(.").dropFirst()
        let message = try #require(words.first, "\(selector) passes nothing on")
        #expect(found[selector] == nil, "\(selector) stands twice")
        found[selector] = String(message.prefix { $0.isLetter })
      }
    }
    let expected = HeardMessage.allCases.map { ($0.rawValue, "\($0)") }
    #expect(found == Dictionary(uniqueKeysWithValues: expected))
  }

  @Test("the object files say that the listener answers each message, and nothing else")
  func objects() throws {
    var found: [String] = []
    var isListener = false
    for line in try RepositoryFile.text("Tests/AppleObjects/implemented.txt").split(separator: "\n") {
      if !line.hasPrefix(" ") {
        isListener = line.contains("ListListener")
      } else if isListener, line.hasPrefix("  - ") {
        found.append(String(line.dropFirst(4)))
      }
    }
    #expect(found.filter { $0 != "init" }.sorted() == HeardMessage.allCases.map(\.rawValue).sorted())
  }
}
