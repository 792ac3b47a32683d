// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite("What the documents say of installing")
struct InstallingTests {
  static let page = Repository.document("Documentation/Installing.md")
  static let manifest = text("Package.swift")
  static let pod = text("Sightline.podspec")

  static func text(_ path: String) -> String {
    (try? String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  @Test("the products of the table are those of the package")
  func products() throws {
    let page = try #require(Self.page)
    let listed = page.lines.compactMap { $0.firstMatch(of: /^\| `([A-Za-z]+)` \|/).map { String($0.output.1) } }
    let made = Self.manifest.matches(of: /\.(?:library|executable)\(name: "([A-Za-z]+)"/).map { String($0.output.1) }
    #expect(!made.isEmpty)
    #expect(listed.sorted() == made.sorted())
  }

  @Test("systems and Swift are those of the manifest and the pod")
  func versions() throws {
    let text = try #require(Self.page).lines.joined(separator: " ")
    let tools = try #require(Self.manifest.firstMatch(of: /swift-tools-version: ([0-9.]+)/)).output.1
    #expect(text.contains("Building it takes Swift \(tools) "))
    for (name, system) in [("iOS", "iOS"), ("tvOS", "tvOS"), ("macCatalyst", "Mac Catalyst"), ("macOS", "macOS")] {
      let found = try #require(Self.manifest.firstMatch(of: try Regex("\\.\(name)\\(\\.v([0-9]+)\\)")))
      let version = try #require(found.output[1].substring)
      #expect(text.contains("\(system) \(version)"), "\(system)")
      guard name == "iOS" || name == "tvOS" else { continue }
      #expect(Self.pod.contains("spec.\(name.lowercased()).deployment_target = '\(version).0'"), "\(name)")
    }
  }

  @Test("the example app asks for products that the package has, and imports no module of others")
  func example() throws {
    let manifest = Self.text("Examples/FeedApp.swiftpm/Package.swift")
    let asked = manifest.matches(of: /\.product\(name: "([A-Za-z]+)", package: "Sightline"\)/).map(\.output.1)
    #expect(!asked.isEmpty)
    var given: [Substring] = []
    for product in asked {
      let library = try Regex("\\.library\\(\\s*name: \"\(product)\", targets: \\[([^\\]]*)\\]")
      let targets = try #require(Self.manifest.firstMatch(of: library)?.output[1].substring, "no product \(product)")
      given += targets.matches(of: /[A-Za-z]+/).map(\.output)
    }
    let sources = Repository.root.appendingPathComponent("Examples/FeedApp.swiftpm/Sources")
    for file in FileManager.default.enumerator(atPath: sources.path)?.compactMap({ $0 as? String }) ?? [] {
      guard file.hasSuffix(".swift") else { continue }
      for line in Self.text("Examples/FeedApp.swiftpm/Sources/" + file).split(separator: "\n") {
        guard let module = line.firstMatch(of: /^import (Sightline[A-Za-z]*)/)?.output.1 else { continue }
        #expect(given.contains(module), "\(file) imports \(module)")
      }
    }
    #expect(manifest.contains("path: \"../..\""))
  }

  @Test("the Podfile of the documents takes the version that the pod has")
  func pod() throws {
    let sample = try #require(Self.page?.samples.first { $0.language == "ruby" })
    let version = try #require(Self.pod.firstMatch(of: /spec\.version = '([0-9.]+)'/)).output.1
    #expect(sample.text.contains(":tag => '\(version)'"))
    #expect(sample.text.contains("platform :ios, '15.0'"))
  }

  @Test("both READMEs show the same app, and say where the rest of installing is")
  func readmes() throws {
    let english = try #require(Repository.document("README.md"))
    let chinese = try #require(Repository.document("README.zh-Hans.md"))
    let samples = english.samples.filter { $0.language == "swift apple" }
    #expect(!samples.isEmpty)
    #expect(samples.map(\.text) == chinese.samples.filter { $0.language == "swift apple" }.map(\.text))
    for readme in [english, chinese] {
      #expect(readme.links.contains { $0.target == "Documentation/Installing.md" }, "\(readme.path)")
    }
  }
}
