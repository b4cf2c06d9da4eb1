import DeckKit
import DeckPlanning
import Testing

@Suite struct SceneSizeTests {
  /// At W = H = 4096 the still is 4096 + 2 · 3 · 4 · 4096/300 = 4423.7 points wide, and extends 2 · 10 ·
  /// 4096/300 = 273.1 more at the bottom: 4424 · 4697 = 20.8 million points, or 187 million pixels at scale
  /// 3. The gestures are drawn at scale 1.
  @Test func theLargestDeckFits() {
    #expect(Reading(fields: "size: [4096, 4096]").lines == [])
  }

  @Test(arguments: [
    "style: { exit: { offset: { x: 16384, y: 16384 } } }",
    "style: { layout: { step: { x: 8000, y: 8000 } } }",
    "animations: [{ kind: 'like', scale: 3, path: [[0, 0, 0], [1, 100000, 0]] }]",
    "size: [4096, 4096], animations: [{ kind: 'like', scale: 3 }]",
  ])
  func picturesThatNoMemoryHoldsAreRefused(fields: String) {
    let found = Reading(fields: fields).diagnostics.all
    #expect(!found.isEmpty && found.allSatisfy { $0.code.rawValue == "scene-too-large" && $0.line == 3 })
  }

  /// 300 animations of 60 s at 240 frames per second would have 4.3 million frames.
  @Test func moreFramesThanAnyoneWantsAreRefused() {
    let one = "{ kind: 'return', fps: 240, path: [[0, 0, 0], [60, 10, 0]] }"
    let cards = (0..<20).map { "{ photo: 'p', id: 'c\($0)' }" }.joined(separator: ", ")
    let all = one.replacing("fps", with: "cards: 'all', fps")
    #expect(Reading("{ cards: [\(cards)], animations: [\(all)] }").codes == ["too-many-frames"])
    #expect(Reading("{ cards: [\(cards)], animations: [\(one)] }").codes == [])
  }

  @Test func theMessageSaysHowLargeAndWhatToDo() {
    let reading = Reading(fields: "animations: [{ kind: 'like', path: [[0, 0, 0], [1, 100000, 99000]] }]")
    #expect(reading.codes == ["scene-too-large"])
    #expect(reading.first?.message.hasPrefix("a frame of “like” would be 100") == true)
    #expect(reading.first?.message.contains("expected at most 200 million pixels; reduce the scale") == true)
  }

  /// The rest of the deck is planned even if a field of the style is invalid.
  @Test(arguments: [
    "layout: { visibleCount: -5 }", "layout: { visibleCount: 1000000000 }", "size: { height: -400 }",
    "return: { duration: 1e300 }", "advance: { duration: 1e9 }", "decoration: { shadow: { radius: -1e9 } }",
  ])
  func aRefusedStyleStopsNoOne(style: String) throws {
    let reading = Reading(fields: "style: { \(style), release: { right: 99 } }")
    let deck = try #require(reading.deck)
    let plan = try DeckPlans(deck, photoSizes: [:])
    #expect(Set(reading.codes) == ["bad-style"])
    #expect(plan.cards.count == 3 && plan.stills.count == 1 && plan.animations.count == 3)
    #expect(deck.style.release?.right == 99 && deck.style.size == LayoutSize(width: 300, height: 400))
  }
}
