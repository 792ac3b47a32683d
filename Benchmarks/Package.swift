// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "SightlineBenchmarks",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "sightline-benchmarks", targets: ["SightlineBenchmarks"])],
  dependencies: [.package(name: "Sightline", path: "..")],
  targets: [
    // Replaces malloc in this one binary, to count; nothing that ships contains it.
    .target(name: "AllocationCounter"),
    // The only target that imports Foundation: what JSONSerialization takes is one of the things compared.
    .target(name: "FoundationBaseline"),
    .executableTarget(
      name: "SightlineBenchmarks",
      dependencies: [
        "AllocationCounter", "FoundationBaseline", .product(name: "SightlineTestKit", package: "Sightline"),
      ]),
  ]
)

for target in package.targets where target.name != "AllocationCounter" {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
}
