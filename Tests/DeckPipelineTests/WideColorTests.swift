import DeckKit
import DeckPipeline
import DeckPlanning
import ImageCodecs
import Raster
import TestSupport
import PictureTypes
import Testing

/// Pictures in Display P3. The primaries of sRGB in Display P3 are those of CSS Color 4's sample conversions:
/// color(display-p3 0.9175 0.2003 0.1386), (0.4584 0.9853 0.2983) and (0 0 0.9596).
@Suite struct WideColorTests {
  private static let red = StraightPixel(red: 255, green: 0, blue: 0)
  private static let redInP3 = StraightPixel(red: 234, green: 51, blue: 35)
  private static let greenInP3 = StraightPixel(red: 117, green: 251, blue: 76)

  private func deck(_ photo: [UInt8], colorSpace: String = "display-p3") throws -> TestDeck {
    let deck = try TestDeck()
    try deck.folder.write(photo, to: "p.png")
    try deck.write(
      """
      { colorSpace: '\(colorSpace)', size: [60, 80], scales: [1], background: '#00FF00', formats: ['png',
      'jpeg'],
        style: { preset: 'stack', decoration: { shadow: { opacity: 0 }, scrim: { color: '#0000FF' } } },
        animations: [], cards: [{ id: 'a', photo: 'p.png' }] }
      """)
    return deck
  }

  private func picture(_ deck: TestDeck, _ name: String, in space: ColorSpace) throws -> Pixmap<StraightPixel>
  {
    try PhotoDecoder(workingSpace: space).decode(try deck.folder.read("out/\(name)")).pixmap.straightened()
  }

  private func isNear(_ one: StraightPixel, _ other: StraightPixel, within tolerance: Int = 1) -> Bool {
    zip([one.red, one.green, one.blue], [other.red, other.green, other.blue])
      .allSatisfy { abs(Int($0) - Int($1)) <= tolerance }
  }

  @Test func photosAndColoursOfTheStyleAreConverted() throws {
    let photo = Pixmap(width: 60, height: 80, filledWith: Self.red)
    let deck = try deck(try PNGEncoder().encode(photo))
    #expect(try deck.render().errorKind == nil)
    let card = try picture(deck, "cards/a@1x.png", in: .displayP3)
    #expect(isNear(card[30, 20], Self.redInP3))
    // The last row's scrim is all but blue: (0, 0, 245) in P3.
    #expect(isNear(card[30, 79], StraightPixel(red: 1, green: 0, blue: 243), within: 3))
    let still = try picture(deck, "previews/rest@1x.png", in: .displayP3)
    #expect(isNear(still[0, 0], Self.greenInP3))
    // The corner of the JPEG is the background; its neighbours reach it through the compression.
    let flattened = try picture(deck, "cards/a@1x.jpg", in: .displayP3)
    #expect(isNear(flattened[30, 20], Self.redInP3, within: 4))
    #expect(isNear(try picture(deck, "cards/a@1x.png", in: .sRGB)[30, 20], Self.red))
  }

  @Test func wideColoursAreKept() throws {
    let photo = Pixmap(width: 60, height: 80, filledWith: Self.red)
    let file = try PNGEncoder(colorSpace: .displayP3).encode(photo)
    let (wide, narrow) = (try deck(file), try deck(file, colorSpace: "srgb"))
    try wide.render()
    try narrow.render()
    #expect(try picture(wide, "cards/a@1x.png", in: .displayP3)[30, 20] == Self.red)
    #expect(try wide.manifest.cards[0].source?.isColorConverted == false)
    #expect(try narrow.manifest.cards[0].source?.isColorConverted == true)
  }

  @Test(arguments: ["srgb", "display-p3"]) func theManifestSaysWhich(space: String) throws {
    let photo = Pixmap(width: 60, height: 80, filledWith: Self.red)
    let deck = try deck(try PNGEncoder().encode(photo), colorSpace: space)
    try deck.render()
    #expect(try deck.manifest.images.count == 3)
    #expect(try deck.manifest.images.allSatisfy { $0.colorSpace == space })
  }

  @Test func anUnknownSpaceIsRefused() throws {
    let deck = try deck([], colorSpace: "display-p4")
    let report = try deck.check()
    let found = report.diagnostics.first { $0.code == "unknown-color-space" }
    #expect(found?.message == "unknown colour space “display-p4”; did you mean “display-p3”?")
    #expect(found?.field == "colorSpace")
  }
}
