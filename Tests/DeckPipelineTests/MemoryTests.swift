import DeckPipeline
import TestSupport
import Testing

/// How much memory a run may take says nothing of what it draws.
@Suite struct MemoryTests {
  private static let photos = ["anan.jpg", "eleni.jpg", "zoe.jpg", "aoi.png"]

  /// Portraits on cards, in a stack and in motion, at scales that read photos at several reductions.
  private func deck() throws -> TestDeck {
    let deck = try TestDeck()
    for photo in Self.photos {
      try deck.folder.write(DemoPhotos.bytes(of: photo), to: photo)
    }
    let cards = Self.photos.map { #"{ "photo": "\#($0)", "name": "Ada" }"# }.joined(separator: ", ")
    try deck.write(
      #"""
      { "title": "Four", "cards": [\#(cards)], "size": [150, 200], "scales": [1, 2],
      "previews": [{ "kind": "rest", "scales": [1] }],
        "animations": [{ "kind": "like", "fps": 10 }], "formats": [{ "format": "png", "effort": "fast" }] }
      """#)
    return deck
  }

  /// With little memory tasks wait for each other and the shelf holds no photo, so that scenes decode theirs
  /// anew.
  @Test func picturesAreTheSameWithLittle() throws {
    let (plenty, little) = (try deck(), try deck())
    for (deck, memory, jobs) in [(plenty, 512 << 20, 1), (little, 1 << 20, 3)] {
      let report = try RenderRun(deckPath: deck.path, options: RunOptions(jobs: jobs, memory: memory))
        .run(output: deck.output)
      #expect(report.errorKind == nil)
    }
    #expect(plenty.files == little.files && plenty.files.count > 10)
    for file in plenty.files {
      #expect(try plenty.folder.read("out/\(file)") == little.folder.read("out/\(file)"), "\(file)")
    }
  }

  /// A card that is drawn alone, and the scenes that show it, are those of a whole run.
  @Test func picturesOfOneCardAreThoseOfAll() throws {
    let (all, some) = (try deck(), try deck())
    try all.render()
    // Another picture in her place, so that all of hers are drawn anew.
    try some.folder.write(DemoPhotos.bytes(of: "taras.jpg"), to: "eleni.jpg")
    try some.render()
    try some.folder.write(DemoPhotos.bytes(of: "eleni.jpg"), to: "eleni.jpg")
    let outcome = try #require(try some.render(only: ["eleni"], jobs: 2).outcome)
    // Her cards at two scales, the still, frames that show her, the manifest.
    #expect(outcome.written.count > 4 && all.files == some.files)
    for file in all.files {
      #expect(try all.folder.read("out/\(file)") == some.folder.read("out/\(file)"), "\(file)")
    }
  }
}
