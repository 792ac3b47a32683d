// SPDX-License-Identifier: MIT

import SightlineCore
import SightlineHost
import Testing

@Suite("Numbers for people")
struct DecimalsTests {
  @Test(
    "numbers are rounded to the places asked for",
    arguments: [
      (0, 3, "0.000"), (1.25, 3, "1.250"), (1.0005, 3, "1.001"), (-0.0001, 3, "0.000"), (-1.5, 1, "-1.5"),
      (12, 0, "12"),
      (0.05, 2, "0.05"), (.infinity, 2, "inf"), (1e300, 2, "1e+300"),
    ] as [(Double, Int, String)])
  func decimals(_ number: Double, _ places: Int, _ text: String) {
    #expect(Decimals.text(number, places: places) == text)
  }

  @Test("short numbers drop zeros, and one below a limit never looks like it")
  func short() {
    #expect(Decimals.short(0.5) == "0.5")
    #expect(Decimals.short(12) == "12")
    #expect(Decimals.short(TimeSpan.milliseconds(620)) == "0.62 s")
    #expect(Decimals.short(0.43, below: 0.5) == "0.43")
    #expect(Decimals.short(0.49999, below: 0.5) == "0.49999")
    #expect(Decimals.short(0.4999, below: 0.5) == "0.4999")
  }

  @Test(
    "a share of a hundred looks like nothing or all only where it is",
    arguments: [
      (0, "0 %"), (0.004, "<1 %"), (0.006, "1 %"), (0.625, "63 %"), (0.994, "99 %"), (0.996, ">99 %"), (1, "100 %"),
      (1.5, "150 %"), (.nan, "nan %"),
    ] as [(Double, String)])
  func percent(_ number: Double, _ text: String) {
    #expect(Decimals.percent(number) == text)
  }
}
