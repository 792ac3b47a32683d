// SPDX-License-Identifier: MIT

import SightlineHost
import Testing

@Suite("Ids taken from identifiers")
struct ItemIDTests {
  private enum Kind: String, Identifiable {
    case banner
    var id: Self { self }
  }
  private enum Number: Int { case three = 3 }
  private struct Key: RawRepresentable, Hashable { var rawValue: Kind }
  private struct Post: Identifiable { var id: Int64 }
  private struct Page: Identifiable { var id: Key }
  private struct Endless: Identifiable, Hashable { var id: Self { self } }
  private final class Model: Identifiable {}
  private struct Plain: Hashable {}
  private struct Named: ExposureIdentifiable, Identifiable, Hashable {
    var id: Int
    var exposureID: String { "named-\(id)" }
  }
  private struct Holder: Identifiable { var id: Named }
  private struct Foreign: Identifiable { var id: Plain }
  private enum Row: Hashable { case header, post(Int) }

  static var known: [(Any, String)] {
    [
      ("a", "a"), ("", ""), (7, "7"), (UInt8(255), "255"), (-3 as Int64, "-3"), (1.5, "1.5"), (true, "true"),
      ("sub" as Substring, "sub"), (Kind.banner, "banner"), (Number.three, "3"), (Key(rawValue: .banner), "banner"),
      (Post(id: 12), "12"), (Page(id: Key(rawValue: .banner)), "banner"), (Named(id: 4), "named-4"),
      (Holder(id: Named(id: 5)), "named-5"), (AnyHashable("x"), "x"), (AnyHashable(9), "9"),
    ]
  }

  @Test("texts, numbers, raw values and what has such an id give it", arguments: known.indices)
  func found(place: Int) {
    let (value, id) = Self.known[place]
    #expect(ItemID.of(value) == id)
  }

  @Test("what has only an address, a description or itself gives none")
  func none() {
    let values: [Any] = [Model(), Plain(), Endless(), Row.header, Row.post(1), [1, 2], Foreign(id: Plain())]
    for value in values { #expect(ItemID.of(value) == nil, "\(type(of: value))") }
  }

  @Test("types that only the asker knows are found where they are an id, too")
  func other() {
    let other: (Any) -> String? = { $0 is Plain ? "plain" : nil }
    #expect(ItemID.of(Plain(), other: other) == "plain")
    #expect(ItemID.of(Foreign(id: Plain()), other: other) == "plain")
    #expect(ItemID.of(Model(), other: other) == nil)
  }
}
