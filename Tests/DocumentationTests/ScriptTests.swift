// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("The scripts that hold the borders")
struct ScriptTests {
  struct Fault: Sendable, CustomStringConvertible {
    var file: String
    var text: String
    var message: String

    var description: String { message }
  }

  static let faults = [
    Fault(file: "Sources/SightlineCore/A.swift", text: "import Foundation\n", message: "1: imports Foundation"),
    Fault(
      file: "Sources/SightlineTrace/A.swift", text: "#if SWIFT_PACKAGE\n  import CZlib\n#endif\n",
      message: "2: imports CZlib"),
    Fault(
      file: "Sources/SightlineTrace/A.swift", text: "public import SightlineCore\n",
      message: "1: import of SightlineCore stands outside #if SWIFT_PACKAGE"),
    Fault(
      file: "Sources/SightlineTrace/A.swift", text: "#if SWIFT_PACKAGE\n#else\nimport SightlineCore\n#endif\n",
      message: "3: import of SightlineCore stands outside #if SWIFT_PACKAGE"),
    Fault(file: "Sources/SightlineCore/A.swift", text: "\nlet a = try! f()\n", message: "2: try! is not allowed"),
    Fault(file: "Sources/SightlineCore/A.swift", text: "let a = b as! C\n", message: "1: as! is not allowed"),
    Fault(
      file: "Sources/SightlineCore/A.swift", text: "func f() { fatalError() }\n",
      message: "1: fatalError is not allowed"),
    Fault(
      file: "Sources/SightlineRelay/A.m", text: "#import <Foundation/Foundation.h>\n#import <UIKit/UIKit.h>\n",
      message: "2: imports UIKit"),
    Fault(file: "Sources/Unheard/A.swift", text: "let a = 1\n", message: "is not in the table"),
  ]

  @Test("check-imports names the place of what is not allowed", arguments: faults)
  func refuses(_ fault: Fault) throws {
    let outcome = try run("check-imports", with: [fault.file: fault.text])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(fault.message), "\(outcome.output)")
  }

  @Test("check-imports lets pass what only looks alike")
  func accepts() throws {
    let text = """
      // fatalError() in a comment
      #if SWIFT_PACKAGE
        public import SightlineCore
      #endif
      let text = "try! fatalError()"
      let value = settings.precondition(1)
      let important = 1

      """
    let outcome = try run("check-imports", with: ["Sources/SightlineTrace/A.swift": text])
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test("check-size lists files over 400 lines and refuses those over 600", arguments: [(400, 0), (401, 0), (601, 1)])
  func size(_ lines: Int, _ status: Int32) throws {
    let text = String(repeating: "\n", count: lines)
    let outcome = try run("check-size", with: ["Sources/SightlineCore/A.swift": text])
    #expect(outcome.status == status, "\(outcome.output)")
    #expect(outcome.output.contains("has \(lines) lines") == (lines > 400))
  }

  private func run(_ script: String, with files: [String: String]) throws -> Shell.Outcome {
    try Shell.withTemporaryFolder { folder in
      for path in ["Scripts", "Sources", "Tests", "Fuzz", "Benchmarks"] {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
      }
      try Data().write(to: folder.appendingPathComponent("Package.swift"))
      try Data("# none\n".utf8).write(to: folder.appendingPathComponent("Scripts/large-files.txt"))
      let source = Repository.root.appendingPathComponent("Scripts/\(script)")
      try FileManager.default.copyItem(at: source, to: folder.appendingPathComponent("Scripts/\(script)"))
      for (path, text) in files {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      return try Shell.run(["bash", "Scripts/\(script)"], in: folder)
    }
  }
}
