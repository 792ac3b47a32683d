// swift-tools-version: 6.0
// SPDX-License-Identifier: MIT

import AppleProductTypes
import PackageDescription

let package = Package(
  name: "FeedApp",
  platforms: [.iOS("15.0")],
  products: [
    .iOSApplication(
      name: "FeedApp",
      targets: ["FeedApp"],
      bundleIdentifier: "dev.sightline.FeedApp",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .binoculars),
      accentColor: .presetColor(.teal),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ]
    )
  ],
  // The package by its place in the repository. In an app of your own, by its address and version.
  dependencies: [.package(name: "Sightline", path: "../..")],
  targets: [
    .executableTarget(
      name: "FeedApp",
      dependencies: [
        .product(name: "Sightline", package: "Sightline"),
        .product(name: "SightlineSwiftUI", package: "Sightline"),
        .product(name: "SightlineDelegates", package: "Sightline"),
        .product(name: "SightlineRecording", package: "Sightline"),
        // For the self-check alone: the table of facts is in the test kit.
        .product(name: "SightlineTestKit", package: "Sightline"),
      ],
      path: "Sources"
    )
  ]
)
