// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "Sightline",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .tvOS(.v15), .macOS(.v12)],
  products: [
    .library(name: "SightlineTestKit", targets: ["SightlineTestKit"]),
    .executable(name: "sightline", targets: ["SightlineCommand"]),
  ],
  targets: [
    // Core imports nothing, so it must name the C math library that rounding calls on Linux.
    .target(name: "SightlineCore", linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "SightlineTrace", dependencies: ["SightlineCore"]),
    .target(name: "SightlineHost", dependencies: ["SightlineCore"]),
    .target(name: "SightlineSimulation", dependencies: ["SightlineCore"]),
    .target(
      name: "SightlineTestKit",
      dependencies: ["SightlineCore", "SightlineTrace", "SightlineHost", "SightlineSimulation"]),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .executableTarget(name: "SightlineCommand", dependencies: ["SightlineCore", "SightlineTrace", "CZlib"]),
    // What the test targets below share: files of the repository, JSON by Foundation, traces as text.
    .target(
      name: "ProofSupport", dependencies: ["SightlineCore", "SightlineTrace", "SightlineTestKit", "CZlib"],
      path: "Tests/ProofSupport"),
    .testTarget(
      name: "SightlineTestKitTests",
      dependencies: ["SightlineCore", "SightlineHost", "SightlineSimulation", "SightlineTestKit", "ProofSupport"]),
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
      dependencies: ["SightlineCore", "SightlineTrace", "SightlineHost", "SightlineTestKit", "ProofSupport"]),
    .testTarget(
      name: "SightlineCommandTests", dependencies: ["SightlineCommand", "SightlineCore", "SightlineTrace", "CZlib"]),
    .testTarget(
      name: "ContractTests", dependencies: ["SightlineCore", "SightlineHost", "SightlineTestKit", "ProofSupport"]),
    .testTarget(name: "SightlineSimulationTests", dependencies: ["SightlineCore", "SightlineSimulation"]),
    .testTarget(name: "SightlineTraceTests", dependencies: ["SightlineCore", "SightlineTrace", "ProofSupport"]),
    .testTarget(
      name: "SightlineOracleTests",
      dependencies: ["SightlineCore", "SightlineTrace", "SightlineTestKit", "ProofSupport"]),
    .testTarget(name: "DocumentationTests", dependencies: ["SightlineCore", "SightlineSimulation", "SightlineTrace"]),
  ]
)

// One place for what holds in every target, so that no target is checked less strictly than another.
for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

// Objective-C over Foundation: built where Apple's SDKs are. On Linux Scripts/test-relay builds and tests it under GNUstep.
#if os(macOS)
  package.targets.append(.target(name: "SightlineRelay", cSettings: [.treatAllWarnings(as: .error)]))
#endif
