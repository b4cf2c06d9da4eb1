// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "deckle-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "deckle", path: "..")],
  targets: [
    .executableTarget(
      name: "deckle-bench", dependencies: [.product(name: "DeckleEngine", package: "deckle")],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
