// SPDX-License-Identifier: MIT

import ObjectiveC
import SightlineFacts
import UIKit

extension FactCheck {
  static let objects = [
    FactCheck(97) { _ in
      let subject = Subject()
      let heard = HeardThread()
      let observation = subject.observe(\.value) { _, _ in heard.isMain = Thread.isMainThread }
      await Task.detached { subject.value = 1 }.value
      observation.invalidate()
      var values = FactValues()
      if let isMain = heard.isMain { values.set("onMainThread", isMain) }
      return .observed(values)
    },
    FactCheck(111) { _ in
      let note = Note()
      associate(note)
      var values = FactValues()
      values.set("wentWithIt", note.isGone)
      if let wasNil = note.weakWasNil { values.set("weakWasNil", wasNil) }
      return .observed(values)
    },
    FactCheck(119) { _ in
      var values = FactValues()
      values.set("font", NSAttributedString.Key.font.rawValue)
      values.set("foregroundColor", NSAttributedString.Key.foregroundColor.rawValue)
      values.set("paragraphStyle", NSAttributedString.Key.paragraphStyle.rawValue)
      return .observed(values)
    },
    FactCheck(120) { _ in
      var values = FactValues()
      let (flag, number) = (NSNumber(value: true), NSNumber(value: 1))
      values.set("sameClass", type(of: flag) == type(of: number))
      values.set("class", NSStringFromClass(type(of: flag)))
      return .observed(values)
    },
    FactCheck(121) { _ in
      let path = IndexPath(row: 3, section: 1)
      var values = FactValues()
      values.set("row", path.row)
      values.set("item", path.item)
      values.set("second", path[1])
      return .observed(values)
    },
  ]

  /// Lets an object die that another is associated with.
  private static func associate(_ note: Note) {
    let object = NSObject()
    objc_setAssociatedObject(object, &Companion.key, Companion(of: object, note), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}

/// A value that can be observed, on whatever thread it changes.
private final class Subject: NSObject, @unchecked Sendable {
  @objc dynamic var value = 0
}

/// Written by one thread and then read by another.
private final class HeardThread: @unchecked Sendable {
  var isMain: Bool?
}

@MainActor
private final class Note {
  var isGone = false
  var weakWasNil: Bool?
}

/// Goes with the object that it is associated with, and looks then whether that is still to be reached.
@MainActor
private final class Companion {
  static var key: UInt8 = 0
  private weak var object: NSObject?
  private let note: Note

  init(of object: NSObject, _ note: Note) {
    self.object = object
    self.note = note
  }

  deinit {
    MainActor.assumeIsolated {
      note.isGone = true
      note.weakWasNil = object == nil
    }
  }
}
