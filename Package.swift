// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "Sightline",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .tvOS(.v15), .macOS(.v12)],
  products: [
    .library(name: "SightlineTestKit", targets: ["SightlineTestKit", "SightlineFacts"]),
    .executable(name: "sightline", targets: ["SightlineCommand"]),
  ],
  targets: [
    // Core imports nothing, so it must name the C math library that rounding calls on Linux.
    .target(name: "SightlineCore", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "SightlineTrace", dependencies: ["SightlineCore"]),
    .target(name: "SightlineHost", dependencies: ["SightlineCore"]),
    // What SwiftUI needs of the host: an app in UIKit alone links nothing of it.
    .target(name: "SightlineProbes", dependencies: ["SightlineCore", "SightlineHost"]),
    .target(name: "SightlineRelayPlan", dependencies: ["SightlineCore", "SightlineHost"]),
    .target(name: "SightlineSimulation", dependencies: ["SightlineCore", "SightlineTrace"]),
    // The page is kept in a Swift file by Scripts/embed-page.
    .target(
      name: "SightlineReport", dependencies: ["SightlineCore", "SightlineTrace"], exclude: ["Page/Assets"]),
    .target(
      name: "SightlineTestKit",
      dependencies: [
        "SightlineCore", "SightlineTrace", "SightlineHost", "SightlineProbes", "SightlineRelayPlan",
        "SightlineSimulation",
      ]),
    .target(name: "SightlineFacts"),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .executableTarget(
      name: "SightlineCommand",
      dependencies: [
        "SightlineCore", "SightlineTrace", "SightlineHost", "SightlineSimulation", "SightlineReport", "SightlineFacts",
        "CZlib",
      ]),
    // What the test targets below share: files of the repository, JSON by Foundation, traces as text.
    .target(
      name: "ProofSupport", dependencies: ["SightlineCore", "SightlineTrace", "SightlineTestKit", "CZlib"],
      path: "Tests/ProofSupport"),
    .testTarget(
      name: "SightlineTestKitTests",
      dependencies: [
        "SightlineCore", "SightlineHost", "SightlineRelayPlan", "SightlineSimulation", "SightlineTestKit",
        "ProofSupport",
      ]),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["SightlineCore", "SightlineTrace", "SightlineHost", "SightlineTestKit", "ProofSupport"],
      exclude: ["Cases", "Vectors", "Recordings"]),
    .testTarget(
      name: "FinePrintTests",
      dependencies: ["SightlineCore", "SightlineTrace", "SightlineTestKit", "ProofSupport"]),
    .testTarget(
      name: "GoldenTests",
      dependencies: ["SightlineCore", "SightlineTrace", "SightlineTestKit", "ProofSupport"], exclude: ["Traces"]),
    .testTarget(
      name: "FuzzTests",
      dependencies: ["SightlineCore", "SightlineTrace", "SightlineTestKit", "ProofSupport"],
      path: "Fuzz", exclude: ["FailCases"]),
    .testTarget(
      name: "SightlineCoreTests",
      dependencies: ["SightlineCore", "SightlineTrace", "SightlineTestKit", "ProofSupport"]),
    .testTarget(
      name: "SightlineHostTests",
      dependencies: [
        "SightlineCore", "SightlineTrace", "SightlineHost", "SightlineProbes", "SightlineRelayPlan", "SightlineTestKit",
        "ProofSupport",
      ]),
    .testTarget(
      name: "SightlineCommandTests",
      dependencies: [
        "SightlineCommand", "SightlineCore", "SightlineTrace", "SightlineSimulation", "SightlineReport",
        "SightlineFacts", "CZlib",
      ]),
    .testTarget(
      name: "ContractTests",
      dependencies: ["SightlineCore", "SightlineTrace", "SightlineHost", "SightlineTestKit", "ProofSupport"]),
    .testTarget(
      name: "SightlineSimulationTests",
      dependencies: ["SightlineCore", "SightlineTrace", "SightlineSimulation", "SightlineTestKit", "ProofSupport"],
      exclude: ["Users/checksums.txt"]),
    .testTarget(
      name: "SightlineReportTests",
      dependencies: ["SightlineCore", "SightlineTrace", "SightlineReport", "SightlineTestKit", "ProofSupport"]),
    .testTarget(name: "SightlineTraceTests", dependencies: ["SightlineCore", "SightlineTrace", "ProofSupport"]),
    .testTarget(
      name: "SightlineOracleTests",
      dependencies: ["SightlineCore", "SightlineTrace", "SightlineSimulation", "SightlineTestKit", "ProofSupport"]),
    .testTarget(name: "SightlineFactsTests", dependencies: ["SightlineFacts"]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["SightlineCore", "SightlineFacts", "SightlineSimulation", "SightlineTrace"]),
  ]
)

// One place for what holds in every target, so that no target is checked less strictly than another.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
for target in package.targets where target.type != .system { target.swiftSettings = strict }

// What apps link is compiled for size, and so that linking leaves out what an app does not use: nothing of it is looked for
// by name from outside of what it is linked into. What many functions have in common, how they begin and end above all,
// stands once, and so does the trap of a function that has several. From 6.2 on a package may be depended on with flags
// of its own.
let small = [
  SwiftSetting.unsafeFlags(
    [
      "-Osize", "-Xfrontend", "-internalize-at-link", "-Xfrontend", "-mergeable-traps", "-Xllvm",
      "-homogeneous-prolog-epilog", "-Xllvm", "-machine-outliner-reruns=4", "-Xllvm", "-enable-linkonceodr-outlining",
    ],
    .when(platforms: [.iOS, .macCatalyst, .tvOS, .visionOS], configuration: .release))
]
let engine: Set = ["SightlineCore", "SightlineTrace", "SightlineHost", "SightlineProbes", "SightlineRelayPlan"]
for target in package.targets where engine.contains(target.name) {
  target.swiftSettings = strict + small
}

// What is for Apple's systems alone, and is built where their SDKs are. On Linux Scripts/test-relay builds and tests the
// relay under GNUstep, and Scripts/typecheck-apple compiles all of it against Interfaces/.
#if os(macOS)
  let adapters: [Target] = [
    .target(
      name: "SightlineUIKit", dependencies: ["SightlineCore", "SightlineHost"],
      resources: [.copy("Resources/PrivacyInfo.xcprivacy")], swiftSettings: strict + small),
    // What listens to the delegates of lists, for those who want it.
    .target(name: "SightlineRelay", cSettings: [.treatAllWarnings(as: .error)]),
    .target(
      name: "SightlineDelegates",
      dependencies: ["SightlineCore", "SightlineHost", "SightlineRelay", "SightlineRelayPlan", "SightlineUIKit"],
      swiftSettings: strict + small),
    // The face for Objective-C is a tenth of everything, and classes are linked whether they are used or not.
    .target(
      name: "SightlineObjC", dependencies: ["SightlineCore", "SightlineHost", "SightlineUIKit", "SightlineDelegates"],
      swiftSettings: strict + small),
    .target(
      name: "SightlineRecording",
      dependencies: ["SightlineCore", "SightlineTrace", "SightlineHost", "SightlineUIKit", "SightlineObjC"],
      swiftSettings: strict + small),
    .target(
      name: "SightlineSwiftUI", dependencies: ["SightlineCore", "SightlineHost", "SightlineProbes", "SightlineUIKit"],
      swiftSettings: strict + small),
    .target(name: "Sightline", dependencies: ["SightlineUIKit"], swiftSettings: strict + small),
  ]
  package.targets += adapters
  package.products += [
    .library(name: "Sightline", targets: ["Sightline", "SightlineUIKit"]),
    .library(name: "SightlineSwiftUI", targets: ["SightlineSwiftUI"]),
    .library(name: "SightlineDelegates", targets: ["SightlineDelegates", "SightlineRelay"]),
    .library(name: "SightlineObjC", targets: ["SightlineObjC"]),
    .library(name: "SightlineRecording", targets: ["SightlineRecording"]),
  ]
#else
  // What of the recorder is files and queues alone is tested where there is no UIKit.
  package.targets += [
    .target(
      name: "RecordingFiles", dependencies: ["SightlineCore", "SightlineTrace"],
      path: "Sources/SightlineRecording/Files", swiftSettings: strict),
    .testTarget(
      name: "SightlineRecordingTests", dependencies: ["RecordingFiles", "SightlineCore", "SightlineTrace"],
      swiftSettings: strict),
  ]
#endif
