// SPDX-License-Identifier: MIT

import Foundation

/// Standard output and standard error, unbuffered.
public enum Output {
  /// Writes a line on standard output.
  public static func line(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  /// Writes a line on standard error.
  public static func error(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// Ends the program.
  public static func exit(_ code: Int32) -> Never {
    Foundation.exit(code)
  }
}
