// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Pixel loops are ten to a hundred times slower unoptimised, which would make every debug test run
/// and every consumer's debug build wait for them.
let hot: [SwiftSetting] = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

func library(_ module: String, _ pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(name: module, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = strict
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ module: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(module)Tests",
    dependencies: [.byName(name: module), "TestSupport"] + dependencies, exclude: exclude,
    swiftSettings: strict)
}

let iconNames = ["approve", "back", "boost", "chat", "close", "flame", "profile"]

let package = Package(
  name: "deckle",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .executable(name: "deckle", targets: ["deckle"]),
    .library(name: "DeckKit", targets: ["DeckKit"]),
  ],
  traits: [
    .trait(
      name: "HEIF", description: "Reads HEIC and AVIF photos; needs libheif (libheif-dev, brew libheif).")
  ],
  targets: [
    library("CPNG", "libpng", apt: "libpng-dev", brew: "libpng"),
    library("CJPEG", "libjpeg", apt: "libjpeg-dev", brew: "jpeg-turbo"),
    library("CPango", "pangocairo pangoft2 fontconfig", apt: "libpango1.0-dev", brew: "pango"),
    library("CICU", "icu-uc", apt: "libicu-dev", brew: "icu4c"),
    library("CRSVG", "librsvg-2.0", apt: "librsvg2-dev", brew: "librsvg"),
    library("CLCMS", "lcms2", apt: "liblcms2-dev", brew: "little-cms2"),
    library("CDeflate", "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
    library("CZlib", "zlib", apt: "zlib1g-dev", brew: "zlib"),
    library("CZip", "libzip", apt: "libzip-dev", brew: "libzip"),
    library("CExpat", "expat", apt: "libexpat1-dev", brew: "expat"),
    library("CWebP", "libwebp libwebpdemux", apt: "libwebp-dev", brew: "webp"),
    library("CHEIF", "libheif", apt: "libheif-dev", brew: "libheif"),
    library("CNettle", "nettle", apt: "nettle-dev", brew: "nettle"),
    .target(
      name: "CCodecShims", dependencies: ["CPNG", "CJPEG"],
      cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))]),
    .target(name: "CICUShims", dependencies: ["CICU"]),
    .target(
      name: "CRasterKernels", cSettings: [.unsafeFlags(["-O2"], .when(configuration: .debug))]),

    module("SourceText"),
    module("Workbooks", ["SourceText", "CZip", "CExpat"]),
    module("PictureTypes"),
    module("Files"),
    module("Digests", ["CNettle"]),
    module("Raster", ["CRasterKernels"], settings: hot),
    module("Deflate", ["CDeflate", "CZlib"], settings: hot),
    module(
      "ImageCodecs",
      [
        "PictureTypes", "Raster", "Deflate", "CCodecShims", "CLCMS", "CZlib", "CWebP",
        .target(name: "CHEIF", condition: .when(traits: ["HEIF"])),
      ], settings: hot),
    .target(
      name: "VectorIcons", dependencies: ["Raster", "CRSVG"],
      // A link to assets/icons: resources must lie below their target.
      resources: iconNames.map { .embedInCode("Drawings/\($0).svg") }, swiftSettings: strict),
    module("DeckKit"),
    module("VectorDrawing", ["DeckKit", "Raster", "CPango"], settings: hot),
    module("Typesetting", ["DeckKit", "Raster", "VectorDrawing", "CPango", "CICUShims"]),
    module("DeckPlanning", ["DeckKit", "PictureTypes", "SourceText"]),
    module(
      "DeckRendering",
      [
        "DeckPlanning", "DeckKit", "PictureTypes", "Files", "Raster", "VectorDrawing", "ImageCodecs",
        "Typesetting", "VectorIcons", "Digests",
      ]),
    module(
      "DeckPipeline",
      [
        "DeckRendering", "SourceText", "Workbooks", "DeckPlanning", "DeckKit", "PictureTypes", "Files",
        "ImageCodecs",
        "Raster", "Typesetting", "Digests",
      ]),
    .executableTarget(
      name: "deckle",
      dependencies: [
        "DeckPipeline", "DeckPlanning", "DeckRendering", "DeckKit", "Files", "PictureTypes", "Raster",
        "SourceText",
      ],
      resources: [
        .embedInCode("Schemas/deck.schema.json"), .embedInCode("Schemas/manifest.schema.json"),
      ], swiftSettings: strict),

    // Not products: they measure the decoder on real pictures.
    module("CorpusRunner", ["ImageCodecs", "Raster"], settings: hot),
    .executableTarget(
      name: "deckle-corpus", dependencies: ["CorpusRunner", "ImageCodecs"], swiftSettings: strict),
    .executableTarget(
      name: "DeckPlayer", dependencies: ["DeckKit"], path: "Examples/DeckPlayer", swiftSettings: strict),

    // Measures the program's own code beside the libraries' own calls. In this package, since only its
    // targets see that code.
    .systemLibrary(
      name: "CRawLibraries", path: "Benchmarks/Sources/CRawLibraries",
      pkgConfig: "libjpeg libpng libdeflate libwebp"),
    .target(
      name: "CRawCodecs", dependencies: ["CRawLibraries"], path: "Benchmarks/Sources/CRawCodecs",
      cSettings: [.unsafeFlags(["-O2"])]),
    .executableTarget(
      name: "deckle-bench",
      dependencies: [
        "CRawCodecs", "DeckPlanning", "DeckRendering", "PictureTypes", "Typesetting", "ImageCodecs", "Raster",
        "DeckKit",
      ], path: "Benchmarks/Sources/deckle-bench", swiftSettings: [.swiftLanguageMode(.v6)]),

    .target(name: "TestSupport", dependencies: ["Raster"], path: "Tests/TestSupport", swiftSettings: hot),
    tests("SourceText"),
    tests("Workbooks", ["SourceText"]),
    tests("Raster", ["CRasterKernels"]),
    tests("Deflate"),
    tests("ImageCodecs", ["Raster", "CorpusRunner", "CLCMS", "CPNG", "Digests", "PictureTypes"]),
    tests("DeckKit"),
    tests("DeckPlanning", ["DeckKit", "PictureTypes", "SourceText"]),
    tests("deckle", ["DeckKit", "DeckPlayer", "Digests", "ImageCodecs", "PictureTypes", "Raster"]),
    tests("VectorDrawing", ["DeckKit", "Raster"]),
    tests("Typesetting", ["CPango", "DeckKit", "Raster", "VectorDrawing"]),
    tests("VectorIcons", ["Raster", "DeckPlanning"]),
    tests(
      "DeckPipeline",
      [
        "DeckKit", "DeckPlanning", "DeckRendering", "Files", "ImageCodecs", "PictureTypes", "Raster",
        "Typesetting",
      ],
      exclude: ["Goldens"]),
    // Holds the pages of docs/ against the schemas, the library and the program.
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["deckle", "DeckKit", "DeckPlanning", "SourceText", "TestSupport"],
      swiftSettings: strict),
  ]
)
