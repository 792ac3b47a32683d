// SPDX-License-Identifier: MIT

import SightlineHost
import Testing

@Suite("Styles of presentation")
struct PresentationStyleTests {
  @Test("only full screen and current context take the presenter's view away")
  func removers() {
    #expect(PresentationStyle.allCases.filter(\.removesPresenter) == [.fullScreen, .currentContext])
  }

  @Test("page sheets and form sheets are sheets, and nothing else is")
  func sheets() {
    #expect(PresentationStyle.allCases.filter(\.isSheet) == [.pageSheet, .formSheet])
  }
}
