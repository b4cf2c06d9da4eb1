// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "deckle-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "deckle", path: "..")],
  targets: [
    .systemLibrary(name: "CRawLibraries", pkgConfig: "libjpeg libpng libdeflate libwebp"),
    // The libraries' own calls, without anything of the product's: what a job is compared with.
    .target(
      name: "CRawCodecs", dependencies: ["CRawLibraries"], cSettings: [.unsafeFlags(["-O2"])]),
    .executableTarget(
      name: "deckle-bench",
      dependencies: ["CRawCodecs", .product(name: "DeckleEngine", package: "deckle")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
