// SPDX-License-Identifier: MIT

import Foundation

/// Runs other programs, and the built command as a process of its own.
enum Shell {
  struct Result {
    let code: Int32
    let output: String
    let errors: String
  }

  /// Where the build has put the command: beside the tests.
  static let command: String = {
    var folder = Bundle.main.bundleURL
    #if canImport(Darwin)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        folder = bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    return folder.appendingPathComponent("sightline").path
  }()

  static func run(_ program: String, _ words: [String]) throws -> Result {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    // Files, not pipes: what is printed may be longer than a pipe holds.
    for name in ["output", "errors"] { try folder.write("", to: name) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: folder.path("output"))
    process.standardError = FileHandle(forWritingAtPath: folder.path("errors"))
    try process.run()
    process.waitUntilExit()
    return Result(
      code: process.terminationStatus, output: try folder.text("output"), errors: try folder.text("errors"))
  }

  /// Runs a line of shell with `$sightline` as the command.
  static func line(_ line: String) throws -> Result {
    try run("/bin/bash", ["-c", "sightline='\(command)'; \(line)"])
  }
}
