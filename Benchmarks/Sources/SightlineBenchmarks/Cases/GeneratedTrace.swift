// SPDX-License-Identifier: MIT

/// A stream of recordings of any length, as an archive of many phones has it: the mix of lines, their lengths and the
/// numbers in them are those of the recordings in `Examples/Traces`.
struct GeneratedTrace {
  private var generator = SeededGenerator(seed: 2_026)
  private var number = 0

  /// One recording: a feed that grows page by page while someone reads, drags and flings; about 500 KB.
  mutating func next() -> [UInt8] {
    number += 1
    var text = #"{"t":0,"op":"trace","version":1,"source":"generated feed \#(number)","device":"generated 390x844@3"}"#
    text += "\n"
    text += #"{"t":0,"op":"window","id":"main","frame":[0,0,390,844],"scale":3,"scene":"active"}"# + "\n"
    text += #"{"t":0,"op":"surface","id":"feed","window":"main","frame":[0,0,390,844],"parent":null,"#
    text += #""parentItem":null,"insets":[0,0,0,0]}"# + "\n"
    var time = 0
    var rows = 0
    var bottom = 0.0
    var offset = 0.0
    appendPage(&text, time, &rows, &bottom)
    for _ in 0..<80 {
      // A drag of a few frames, a fling that slows down, then a rest to read.
      line(&text, time, offset, "tracking")
      var speed = Double.random(in: 2...60, using: &generator)
      for _ in 0..<Int.random(in: 5...30, using: &generator) {
        time += 160 + Int.random(in: 0...14, using: &generator)
        offset += (speed * Double.random(in: 0.6...1.2, using: &generator) * 2).rounded() / 2
        line(&text, time, offset, "dragging")
      }
      while speed > 0.4 {
        time += 160 + Int.random(in: 0...14, using: &generator)
        offset += (speed * 10_000).rounded() / 10_000
        speed *= 0.94
        line(&text, time, offset, "decelerating")
        if offset + 2_000 > bottom { appendPage(&text, time, &rows, &bottom) }
      }
      line(&text, time, offset, "idle")
      time += Int.random(in: 2_000...30_000, using: &generator)
    }
    text += #"{"t":\#(decimal(time)),"op":"end"}"# + "\n"
    return Array(text.utf8)
  }

  private mutating func line(_ text: inout String, _ time: Int, _ offset: Double, _ phase: String) {
    text += #"{"t":\#(decimal(time)),"op":"scroll","surface":"feed","#
    text += #""offset":[0,\#(short(offset))],"phase":"\#(phase)"}"# + "\n"
  }

  private mutating func appendPage(_ text: inout String, _ time: Int, _ rows: inout Int, _ bottom: inout Double) {
    text += #"{"t":\#(decimal(time)),"op":"items","surface":"feed","items":["#
    for place in 0..<20 {
      let height = (Double.random(in: 80...600, using: &generator) * 10_000).rounded() / 10_000
      if place > 0 { text += "," }
      text += #"["post-\#(rows + 1)",0,\#(short(bottom)),390,\#(short(height))]"#
      rows += 1
      bottom = ((bottom + height + 8) * 10_000).rounded() / 10_000
    }
    text += "]}\n"
  }

  /// Ten-thousandths as a decimal number.
  private func decimal(_ ticks: Int) -> String {
    let fraction = String(ticks % 10_000 + 10_000).dropFirst()
    return "\(ticks / 10_000).\(fraction)"
  }

  private func short(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
  }
}
