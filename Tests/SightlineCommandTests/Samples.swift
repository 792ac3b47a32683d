// SPDX-License-Identifier: MIT

/// Small recordings.
enum Samples {
  /// Two items; `a` counts under mrcDisplay, `b` nearly does.
  static let feed = """
    {"t":0,"op":"trace","version":1,"source":"a test"}
    {"t":0,"op":"surface","id":"feed","frame":[0,0,100,100]}
    {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,50],["b",0,50,100,100,{"content":"p-1","index":1}]]}
    {"t":1.25,"op":"scroll","surface":"feed","offset":[0,40],"phase":"dragging"}
    {"t":1.75,"op":"scroll","surface":"feed","offset":[0,145]}
    {"t":2.5,"op":"end"}

    """

  /// The same with a cover that a bar throws, and an item that is never in sight.
  static let covered = """
    {"t":0,"op":"trace","version":1}
    {"t":0,"op":"window","id":"main","frame":[0,0,100,200],"scene":"active"}
    {"t":0,"op":"surface","id":"feed","frame":[0,0,100,150],"insets":[10,0,0,0]}
    {"t":0,"op":"covers","surface":null,"window":"main","covers":[{"rect":[0,40,100,20],"by":"bar"}]}
    {"t":0,"op":"items","surface":"feed","items":[["a",0,0,100,100],["b",0,500,100,100]]}
    {"t":4,"op":"end"}

    """

  /// A rule that is given once.
  static let onceRules = #"{"version":1,"rules":[{"name":"first","fraction":0.5,"repeat":"once"}]}"#
}
