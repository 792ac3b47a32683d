// SPDX-License-Identifier: MIT

extension UIKitFact {
  private static let goHome = "Go to the home screen, wait for three seconds, and come back."

  static let screens = [
    UIKitFact(
      40, "a transition coordinator is there for the length of a transition", "transitionCoordinatorNil",
      .program([.yes("during"), .yes("childDuring"), .yes("containerDuring"), .no("after")])),
    UIKitFact(
      41, "a coordinator's completion runs once and says whether it was cancelled", "coordinatorCompletionEarly",
      .program([.equal("completions", 1), .no("cancelled"), .yes("newInWindow")])),
    UIKitFact(
      42, "a pop by the finger can be taken back", "transitionsCancelled",
      .byHand(
        "Swipe from the left edge to the middle, and back to the edge before you let go.",
        [.equal("calls", ["willDisappear", "willAppear", "didAppear"])])),
    UIKitFact(
      43, "appearance callbacks come in pairs and in order", "appearanceUnbalanced",
      .program([
        .equal("pushed", ["willAppear", "didAppear"]),
        .equal("popped", ["willDisappear", "didDisappear"]),
      ])),
    UIKitFact(
      44, "sheets leave the presenter in the window", "sheetsKeepPresenter",
      .program([
        .yes("underPageSheet"), .yes("underFormSheet"), .yes("underOverFullScreen"), .equal("disappearCalls", 0),
      ])),
    UIKitFact(
      45, "a full-screen presentation takes the presenter out of the window", "fullScreenKeepsPresenter",
      .program([.no("presenterInWindow")])),
    UIKitFact(
      46, "what an ancestor presents is answered by its children too", nil,
      .program([.yes("childAnswers"), .yes("grandchildAnswers")])),
    UIKitFact(
      47, "tabs that are not chosen are out of the hierarchy", "tabKeepsViews",
      .program([.yes("chosenInWindow"), .no("otherInWindow")])),
    UIKitFact(
      48, "a page controller loads the neighbours ahead", "pagesPreloaded", .program([.atLeast("neighboursLoaded", 1)])),
    UIKitFact(
      49, "a page controller's page changes only when it has been turned", "pagesPreloaded",
      .untried("it needs a finger that turns a page half way")),
    UIKitFact(
      50, "the new stack is there at once, and the old view until the end", "navigationStackLag",
      .program([.yes("stackHasNew"), .yes("oldInWindowAtOnce"), .no("oldInWindowAfter")])),
    UIKitFact(
      51, "a split view that collapses moves its secondary controller", "splitCollapsesLate",
      .untried("it needs a window that changes its width")),
  ]

  static let scenes = [
    UIKitFact(
      52, "a scene says its state at any time", "sceneNoticesMissing",
      .byHand(
        goHome,
        [
          .equal("inUse", "foregroundActive"), .equal("leaving", "foregroundInactive"), .equal("away", "background"),
        ])),
    UIKitFact(
      53, "a scene is inactive under Control Center", "sceneNoticesMissing",
      .byHand("Pull Control Center down and close it again.", [.equal("under", "foregroundInactive")])),
    UIKitFact(
      54, "notices of a scene come in order", "sceneNoticesOutOfOrder",
      .byHand(
        goHome,
        [.equal("order", ["willDeactivate", "didEnterBackground", "willEnterForeground", "didActivate"])])),
    UIKitFact(
      55, "notices of scenes are posted on the main thread", "sceneNoticesOffMain",
      .byHand(goHome, [.yes("onMainThread")])),
    UIKitFact(
      56, "the system may launch an app in the background", "launchedInBackground",
      .untried("the system decides when it does")),
    UIKitFact(
      57, "an app is laid out again in the background", "backgroundSnapshotsLayOut",
      .byHand(goHome, [.atLeast("traitChangesAway", 1)])),
    UIKitFact(
      58, "the keyboard lives in a window of its own", "keyboardWindowCoversAll",
      .program([.yes("inOtherWindow"), .yes("asLargeAsScreen"), .atLeast("level", 1)])),
    UIKitFact(
      59, "keyboard notices give frames on the screen", "keyboardFrameStale",
      .program([.near("belowScreen", 0, within: 0.5), .near("width", 1, within: 0.01)])),
    UIKitFact(
      60, "an undocked keyboard sends no show or hide", "keyboardFrameStale",
      .untried("it needs an iPad and a finger that undocks the keyboard")),
    UIKitFact(
      61, "every visible app is told of the keyboard", "keyboardFrameStale",
      .untried("it needs a second app beside this one")),
    UIKitFact(
      62, "windows lie by level", "windowOrderUnknown", .program([.equal("order", ["low", "high"])])),
    UIKitFact(
      63, "others put windows above that show nothing", "systemWindowsOnTop",
      .untried("it is about the windows of others")),
    UIKitFact(
      64, "safe area insets are zero off screen, and changes are told", "safeAreaLate",
      .program([.equal("offScreen", 0), .atLeast("onScreen", 1), .atLeast("calls", 1)])),
    UIKitFact(
      65, "the adjusted inset is the content inset plus the safe area", "safeAreaLate",
      .program([.atLeast("safeArea", 1), .near("missing", 0, within: 0.01)])),
    UIKitFact(
      66, "a rotation changes bounds and frames in one commit", "rotationTwoSteps",
      .untried("it needs a device that is turned")),
  ]
}
