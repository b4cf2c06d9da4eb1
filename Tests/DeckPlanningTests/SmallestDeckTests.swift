import DeckKit
@testable import DeckPlanning
import PictureTypes
import Testing

@Suite struct SmallestDeckTests {
  private let reading = Reading(
    #"{ "cards": "people.csv" }"#,
    table: """
      photo,name,age,hobby
      ada.jpg,Ada,36,Sums
      bo.png,Bo,,
      """)

  @Test func hasNothingWrong() { #expect(reading.lines == []) }

  @Test func everythingElseHasADefault() {
    let deck = reading.deck
    #expect(deck?.id == "party" && deck?.title == "party" && deck?.locale == "en")
    #expect(deck?.style == .stack())
    #expect(deck?.scales == [1, 2, 3])
    #expect(deck?.formats == [.png(effort: .balanced)])
    #expect(deck?.fonts == FontSelection(files: [], name: nil, hobby: nil))
    #expect(deck?.limits == DecodeLimits())
  }

  @Test func cardsAreTheTable() {
    #expect(reading.cards.map(\.id.rawValue) == ["ada", "bo"])
    #expect(reading.cards.map(\.index) == [0, 1])
    #expect(reading.cards.map(\.photo?.rawValue) == ["ada.jpg", "bo.png"])
    #expect(reading.cards.map(\.name) == ["Ada", "Bo"])
    #expect(reading.cards.map(\.age) == [36, nil])
    #expect(reading.cards.map(\.hobby) == ["Sums", nil])
    #expect(reading.cards.map(\.alt) == ["Ada, 36. Sums", "Bo"])
    #expect(reading.cards.allSatisfy { $0.focus == .automatic && $0.language == "en" })
    #expect(reading.cards.map(\.place.description) == ["people.csv:2:1", "people.csv:3:1"])
  }

  @Test func theDeckAtRestIsDrawnAtAllScales() {
    #expect(reading.deck?.previews == [PreviewRequest(fronts: [0], scales: [1, 2, 3])])
  }

  /// *like*, *nope* and *return* of the first card at 30 frames per second and one scale.
  @Test func theGesturesOfTheFirstCardAreDrawnAtOneScale() {
    let animations = reading.deck?.animations ?? []
    #expect(animations.map(\.kind.kind) == ["like", "nope", "return"])
    #expect(animations.allSatisfy { $0.fronts == [0] && $0.fps == 30 && $0.scale == 1 })
    #expect(animations.map(\.path.releaseTranslation.x) == [260, -225, 150])
  }
}
