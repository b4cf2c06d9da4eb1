import DeckKit
import DeckPipeline
import DeckPlanning
import Foundation
import ImageCodecs
import PictureTypes
import Raster
import TestSupport
import Testing

/// Formats of cards and animations from the deck file to the manifest.
@Suite struct FormatTests {
  private static let small = #""size": [60, 80], "scales": [1], "previews": []"#

  private func deck(_ count: Int = 2, _ settings: String) throws -> TestDeck {
    try TestDeck.flat(count, settings: "\(Self.small), \(settings)")
  }

  @Test(arguments: [
    (#""webp""#, ["VP8X", "ALPH", "VP8 "]), (#"{ "format": "webp", "lossless": true }"#, ["VP8L"]),
  ])
  func cardsAsWebP(format: String, chunks: [String]) throws {
    let deck = try deck(2, #""animations": [], "formats": ["png", \#(format)]"#)
    #expect(try deck.render().errorKind == nil)
    #expect(deck.files.filter { $0.hasSuffix(".webp") } == ["cards/c0@1x.webp", "cards/c1@1x.webp"])
    for card in try deck.manifest.cards {
      let image = try #require(card.images.last)
      let file = try deck.folder.read("out/\(image.path)")
      #expect(image.format == "webp" && image.width == 60 && image.height == 80 && image.bytes == file.count)
      #expect(try #require(WebPChunk.parse(file)).map(\.type) == chunks)
      let pixels = try WebPEncoder.pixels(of: file)
      let alpha = try deck.picture(card.images[0].path).pixels.map(\.alpha)
      #expect(pixels.pixels.map(\.alpha) == alpha && alpha[0] < 255 && alpha[40 * 60 + 30] == 255)
    }
  }

  /// A lossless file shows what the PNG file shows, and so their pixels have one hash.
  @Test func losslessIsAsPNG() throws {
    let deck = try deck(1, #""animations": [], "formats": ["png", { "format": "webp", "lossless": true }]"#)
    try deck.render()
    let images = try #require(try deck.manifest.cards.first).images
    #expect(images.map(\.format) == ["png", "webp"] && images[0].pixelSha256 == images[1].pixelSha256)
  }

  /// A fill that lets through makes a card's own pixels half clear; alpha is that of the PNG file.
  @Test func aTranslucentCard() throws {
    let deck = try TestDeck()
    try deck.addPhoto(
      "p.png",
      Pixmap(width: 60, height: 80, filledWith: StraightPixel(red: 90, green: 200, blue: 40, alpha: 128)))
    try deck.write(
      """
      { \(Self.small), "animations": [], "formats": ["png", "webp"], "contrast": "off",
        "style": { "decoration": { "fill": "#FFFFFF00" } }, "cards": [{ "id": "a", "photo": "p.png" }] }
      """)
    #expect(try deck.render().errorKind == nil)
    let png = try deck.picture("cards/a@1x.png")
    let webp = try WebPEncoder.pixels(of: try deck.folder.read("out/cards/a@1x.webp"))
    #expect(webp.pixels.map(\.alpha) == png.pixels.map(\.alpha) && png[30, 10].alpha == 128)
  }

  @Test func displayP3IsSaidInEveryFile() throws {
    let deck = try deck(
      1,
      #""colorSpace": "display-p3", "formats": ["webp"], "animations": [{ "kind": "like", "formats": "#
        + #"["apng", "webp"] }]"#
    )
    #expect(try deck.render().errorKind == nil)
    let manifest = try deck.manifest
    let packed = try #require(manifest.animations.first?.packed)
    #expect(manifest.cards[0].images[0].colorSpace == "display-p3")
    #expect(packed.map(\.colorSpace) == ["display-p3", "display-p3"])
    for path in [manifest.cards[0].images[0].path, packed[1].path] {
      #expect(try #require(WebPChunk.parse(try deck.folder.read("out/\(path)")))[1].type == "ICCP")
    }
    #expect(
      try #require(PNGChunk.parse(try deck.folder.read("out/\(packed[0].path)"))).contains {
        $0.type == "cICP"
      })
  }

  /// 0.6 s at 20 frames a second are 13 frames, shown for 0.65 s.
  @Test(arguments: [("transparent", 6), ("#FFEEDD", 2), ("#FFEEDD80", 6)] as [(String, UInt8)])
  func allFramesInOneFile(background: String, colorType: UInt8) throws {
    let deck = try deck(
      3,
      #""background": "\#(background)", "animations": [{ "kind": "like", "fps": 20, "loop": true, "#
        + #""formats": ["png", "apng", { "format": "webp", "lossless": true }] }]"#
    )
    #expect(try deck.render().errorKind == nil)
    let animation = try #require(try deck.manifest.animations.first)
    let packed = try #require(animation.packed)
    #expect(animation.loop && animation.frames.count == 13)
    #expect(packed.map(\.path) == ["animations/like-c0@1x.png", "animations/like-c0@1x.webp"])
    #expect(packed.map(\.format) == ["apng", "webp"])
    let first = try #require(animation.frames[0].image)
    for entry in packed {
      #expect(entry.frameCount == 13 && entry.duration == 0.65 && entry.loop)
      #expect(entry.width == first.width && entry.height == first.height)
      #expect(entry.bytes == (try deck.folder.read("out/\(entry.path)")).count)
    }
    let chunks = try #require(PNGChunk.parse(try deck.folder.read("out/\(packed[0].path)")))
    #expect(chunks[0].data[9] == colorType && chunks.filter { $0.type == "fcTL" }.count == 13)
    #expect(try deck.picture(packed[0].path) == deck.picture(of: animation.frames[0]))
    #expect(try deck.picture(packed[1].path) == deck.picture(of: animation.frames[0]))
    let frames = try #require(WebPChunk.parse(try deck.folder.read("out/\(packed[1].path)")))
      .filter { $0.type == "ANMF" }
    #expect(frames.map { WebPChunk.number($0.data[12..<15]) } == Array(repeating: 50, count: 13))
  }

  @Test func framesNeedNoFilesOfTheirOwn() throws {
    let deck = try deck(2, #""animations": [{ "kind": "like", "formats": ["webp"] }]"#)
    #expect(try deck.render().errorKind == nil)
    #expect(deck.files.filter { $0.hasPrefix("animations") } == ["animations/like-c0@1x.webp"])
    let manifest = try deck.manifest
    #expect(manifest.animations[0].frames.count == 19)
    #expect(manifest.animations[0].frames.allSatisfy { $0.image == nil && !$0.placements.isEmpty })
    #expect(Set(manifest.paths + ["manifest.json"]) == Set(deck.files))
  }

  @Test func openingsOfLists() throws {
    let deck = try TestDeck()
    try deck.write(
      """
      { "style": "sections", "scales": [1], "previews": [], "sheets": [],
        "animations": [{ "kind": "toggle", "fps": 10, "formats": ["apng", "webp"] }],
        "cards": [{ "title": "Alea iacta est", "detail": "The die is cast" }] }
      """)
    #expect(try deck.render().errorKind == nil)
    let animation = try #require(try deck.manifest.animations.first)
    let packed = try #require(animation.packed)
    #expect(packed.map(\.frameCount) == [animation.frames.count, animation.frames.count])
    let chunks = try #require(PNGChunk.parse(try deck.folder.read("out/\(packed[0].path)")))
    // The list lies on an opaque background.
    #expect(chunks[0].data[9] == 2)
  }

  /// Each file is one step, and all of them are counted beforehand.
  @Test func filesOfAllFramesAreCounted() throws {
    let deck = try deck(
      2,
      #""animations": [{ "kind": "like", "formats": ["png", "apng"] }, { "kind": "nope", "formats": "#
        + #"["webp"] }]"#
    )
    let steps = Locked<[Int]>([])
    let options = RunOptions(jobs: 2, onProgress: { progress in steps.change { $0.append(progress.total) } })
    _ = try RenderRun(deckPath: deck.path, options: options).run(output: deck.output)
    // Two cards, 19 frames and their file, one file.
    #expect(Set(steps.value) == [2 + 19 + 1 + 1] && steps.value.count == 24)
  }

  @Test func whatIsInTheWayIsFoundBeforeDrawing() throws {
    let deck = try deck(1, #""animations": [{ "kind": "like", "formats": ["webp"] }]"#)
    try deck.folder.write("mine", to: "out/animations/like-c0@1x.webp")
    let report = try deck.render()
    #expect(report.errorKind == .output && report.outcome == nil)
    #expect(deck.files == ["animations/like-c0@1x.webp"])
  }

  @Test func filesThatAreNotAskedForAnyMoreAreRemoved() throws {
    let deck = try deck(1, #""animations": [{ "kind": "like", "formats": ["webp"] }]"#)
    try deck.render()
    #expect(deck.folder.contains("out/animations/like-c0@1x.webp"))
    let text = String(decoding: try deck.folder.read("deck.json"), as: UTF8.self)
    try deck.write(text.replacing(#"["webp"]"#, with: #"["apng"]"#))
    #expect(try deck.render().outcome?.removed.count == 1)
    #expect(deck.files.filter { $0.hasPrefix("animations") } == ["animations/like-c0@1x.png"])
  }

  @Test func onlyKeepsTheAnimationsOfOtherCards() throws {
    let deck = try deck(
      6, #""animations": [{ "kind": "like", "cards": ["c0", "c5"], "formats": ["webp", "apng"] }]"#)
    try deck.render()
    let before = try deck.folder.contents(of: "out")
    try deck.addFlatPhoto("p5.png", StraightPixel(red: 255, green: 0, blue: 0))
    try deck.render(only: ["c5"])
    let after = try deck.folder.contents(of: "out")
    #expect(
      before.keys.filter { before[$0] != after[$0] }.sorted() == [
        "animations/like-c5@1x.png", "animations/like-c5@1x.webp", "cards/c5@1x.png", "manifest.json",
      ])
    #expect(try deck.manifest.animations.map { $0.packed?.count } == [2, 2])
  }

  @Test func anyNumberOfWorkersGivesTheSameBytes() throws {
    let deck = try deck(
      4,
      #""formats": ["webp"], "animations": [{ "kind": "like", "cards": "all", "fps": 10, "formats": "#
        + #"["webp", "apng"] }]"#
    )
    try deck.render(jobs: 1)
    let one = try deck.folder.contents(of: "out")
    try FileManager.default.removeItem(atPath: deck.output)
    try deck.render(jobs: 4)
    #expect(try deck.folder.contents(of: "out") == one)
  }
}
