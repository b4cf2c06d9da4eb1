import DeckKit
import DeckPipeline
import DeckPlanning
import Foundation
import ImageCodecs
import Raster
import TestSupport
import Testing

/// Decks whose photos say where they are cropped.
///
/// Photos are 480 × 160, of which a card of 60 × 80 shows 120 columns: half a card pixel for each of the
/// photo's.
@Suite struct AutomaticCropTests {
  private static let ground = StraightPixel(red: 100, green: 104, blue: 100)
  private static let skin = StraightPixel(red: 210, green: 150, blue: 115)
  private static let settings =
    #""size": [60, 80], "scales": [1], "animations": [{ "kind": "like", "fps": 10 }]"#

  /// A photo with a face of 20 pixels radius at column `x`.
  private static func photo(faceAt x: Double) -> Pixmap<StraightPixel> {
    Pixmap(
      width: 480, height: 160, background: ground, dots: [Dot(x: x, y: 64, radius: 20, color: skin)])
  }

  /// Where the faces of the cards c0, c1 … are.
  private static let faces = [400.0, 90, 250, 330, 170]

  /// A deck of five cards, drawn without scrim so that faces keep their colour.
  private func deck(crop: String = #""auto""#, focuses: [String] = []) throws -> TestDeck {
    let deck = try TestDeck()
    for (index, x) in Self.faces.enumerated() { try deck.addPhoto("p\(index).png", Self.photo(faceAt: x)) }
    try write(deck, crop: crop, focuses: focuses)
    return deck
  }

  private func write(_ deck: TestDeck, crop: String = #""auto""#, focuses: [String] = []) throws {
    let cards = Self.faces.indices.map { index in
      let focus = index < focuses.count ? #", "focus": \#(focuses[index])"# : ""
      return #"{ "id": "c\#(index)", "photo": "p\#(index).png"\#(focus) }"#
    }
    try deck.write(
      """
      { \(Self.settings), "crop": \(crop),
        "style": { "preset": "stack", "decoration": { "scrim": null, "shadow": null } },
        "cards": [\(cards.joined(separator: ", "))] }
      """)
  }

  /// The middle of the face on a picture, from how far each pixel's red is from the ground's.
  private func face(in picture: Pixmap<StraightPixel>) -> (x: Double, y: Double)? {
    picture.centroid(nearX: 30, y: 32, reach: 22, channel: .red, background: 100)
  }

  @Test func facesAreInTheMiddleOfTheirCards() throws {
    let deck = try deck()
    #expect(try deck.render().errorKind == nil)
    let entries = try deck.manifest.cards
    for (index, x) in Self.faces.enumerated() {
      let focus = entries[index].focus
      // The card's left edge on the photo, from the focus that the manifest names, at two photo pixels a
      // point.
      let left = min(max(focus.x * 480 - 60, 0), 360)
      let found = try #require(face(in: try deck.picture("cards/c\(index)@1x.png")))
      #expect(abs(found.x - (x - left) / 2) < 0.1 && abs(found.y - 32) < 0.1, "\(index): \(found), \(focus)")
      #expect((10...50).contains(found.x), "\(index): the whole face, 20 pixels across, is on the card")
      #expect((focus.x * 10_000).rounded() / 10_000 == focus.x, "a whole number of ten-thousandths")
    }
  }

  @Test func theMiddleWouldNotDo() throws {
    let deck = try deck(crop: #""center""#)
    try deck.render()
    #expect(face(in: try deck.picture("cards/c0@1x.png")) == nil)
    #expect(try deck.manifest.cards.allSatisfy { $0.focus == LayoutPoint(x: 0.5, y: 0.5) })
  }

  @Test func everyPictureIsCroppedAroundThePointThatTheManifestNames() throws {
    let deck = try deck()
    try deck.render()
    let found = try deck.folder.contents(of: "out")
    let focuses = try deck.manifest.cards.map { "[\($0.focus.x), \($0.focus.y)]" }
    #expect(Set(focuses).count == 5)
    try FileManager.default.removeItem(atPath: deck.output)
    try write(deck, focuses: focuses)
    try deck.render(jobs: 3)
    #expect(try deck.folder.contents(of: "out") == found)
  }

  @Test func onlyGivesTheBytesOfAWholeRun() throws {
    let deck = try deck()
    try deck.render()
    let whole = try deck.folder.contents(of: "out")
    try deck.render(only: ["c1"])
    #expect(try deck.folder.contents(of: "out") == whole)
    try FileManager.default.removeItem(atPath: deck.output)
    try deck.render(only: ["c0"])
    let alone = try deck.folder.contents(of: "out").filter { $0.key != "manifest.json" }
    #expect(alone.keys.contains("previews/rest@1x.png") && !alone.keys.contains("cards/c1@1x.png"))
    #expect(alone.allSatisfy { whole[$0.key] == $0.value })
  }

  /// The manifest of the run before names points of its own; they are not those of a deck that was changed
  /// since.
  @Test func onlyDoesNotTakePointsFromAnEarlierDeck() throws {
    let deck = try deck(crop: #""top-left""#)
    try deck.render()
    try write(deck)
    try deck.render(only: ["c0"])
    let after = try deck.folder.contents(of: "out")
    let whole = try self.deck()
    try whole.render()
    let expected = try whole.folder.contents(of: "out")
    #expect(after["previews/rest@1x.png"] == expected["previews/rest@1x.png"])
    #expect(after["animations/like-c0@1x/003.png"] == expected["animations/like-c0@1x/003.png"])
  }

  @Test func aCardBesideTheOnesAskedForThatCannotBeReadIsReported() throws {
    let deck = try deck()
    let photo = try deck.folder.read("p1.png")
    try deck.folder.write(photo.prefix(photo.count - 20), to: "p1.png")
    let refused = try deck.render(only: ["c0"])
    #expect(refused.errorKind == .photo && refused.outcome == nil)
    #expect(refused.diagnostics.map(\.short).contains("error photo-truncated c1"))
    // Without it the next card is seen, cropped as in a whole run.
    let report = try deck.render(only: ["c0"], keepsGoing: true)
    #expect(report.failed == ["c1"])
    let alone = try deck.folder.contents(of: "out")
    try FileManager.default.removeItem(atPath: deck.output)
    try deck.render(keepsGoing: true)
    let whole = try deck.folder.contents(of: "out")
    #expect(try deck.manifest.previews.first?.placements.map(\.card) == ["c3", "c2", "c0"])
    for path in ["previews/rest@1x.png", "animations/like-c0@1x/004.png"] {
      #expect(alone[path] != nil && alone[path] == whole[path])
    }
  }

  @Test func enlargingIsJudgedByThePartThatIsSeen() throws {
    let deck = try deck()
    let text = String(decoding: try deck.folder.read("deck.json"), as: UTF8.self)
    try deck.write(text.replacingOccurrences(of: #""scales": [1]"#, with: #""scales": [1, 3]"#))
    try deck.render()
    let manifest = try deck.manifest
    // 120 of 480 columns are seen; scale 3 asks for 180.
    #expect(manifest.cards.allSatisfy { $0.source?.isUpscaled == true })
    let warnings = manifest.diagnostics.filter { $0.code == "photo-upscaled" }
    #expect(warnings.map(\.card) == ["c0", "c1", "c2", "c3", "c4"])
    #expect(warnings.first?.message.contains("120 × 160 pixels and is enlarged to 150 %") == true)
    #expect(try deck.check().diagnostics.map(\.code.rawValue) == warnings.map(\.code))
  }
}
