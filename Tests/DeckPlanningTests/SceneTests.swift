import DeckKit
@testable import DeckPlanning
import TestSupport
import Testing

@Suite struct SceneTests {
  @Test func theDeckIsDrawnFromItsBack() throws {
    let scene = try #require(try Planning(fields: "background: '#D8C8B8'").plan.stills.first?.scene)
    #expect(scene.background == .color(HexColor(red: 0xD8, green: 0xC8, blue: 0xB8)))
    #expect(scene.cards.map(\.placement.card) == ["cy", "bo", "ada"])
    #expect(scene.cards.map(\.placement.rect.x) == [20, 10, 0])
  }

  /// Narrower cards have their own crops: 1200 · 280/400 = 840 and 1200 · 260/400 = 780 columns of the photo.
  @Test func narrowerCardsAreCroppedAnew() throws {
    let cards = try #require(try Planning().plan.stills.first?.scene.cards)
    #expect(cards.map(\.drawing.size.width) == [260, 280, 300])
    for (card, columns) in zip(cards, [780.0, 840, 900]) {
      #expect(isNear(card.drawing.photo?.rect.width ?? .nan, columns))
      #expect(isNear(card.drawing.photo?.rect.height ?? .nan, 1200))
    }
  }

  @Test func aCardIsDrawnInItsFrameInEveryFrame() throws {
    let animation = try #require(try Planning(fields: "animations: ['like']").plan.animations.first)
    for frame in animation.frames {
      #expect(frame.scene.cards.allSatisfy { $0.drawing.size == $0.placement.rect.size })
      #expect(isNear(frame.time * 30, (frame.time * 30).rounded()))
    }
    #expect(animation.frames.last?.scene.cards.map(\.placement.card) == ["cy", "bo", "ada"])
    #expect(animation.frames.last?.scene.cards.last?.placement.opacity == 0)
    #expect(isNear(animation.duration, 0.6))
  }

  @Test func aSceneBeginsWithItsFrontCard() throws {
    let stills = try Planning(fields: "previews: [{ cards: ['bo', 'cy'] }]").plan.stills
    #expect(stills.map { $0.scene.cards.map(\.placement.card) } == [["cy", "bo"], ["cy"]])
  }

  @Test func aDrawingHoldsTheCardsTexts() throws {
    let reading = Reading(
      """
      { cards: [{ photo: 'a.jpg', name: 'Ada', age: 36, hobby: 'Sums', lang: 'fr', focus: [0, 1] }],
        fonts: { name: 'A', hobby: 'B' } }
      """)
    let deck = try #require(reading.deck)
    let plan = try DeckPlans(deck, photoSizes: [0: LayoutSize(width: 1600, height: 1200)])
    let drawing = try #require(plan.cards.first?.drawing)
    let caption = drawing.caption
    #expect(caption.name == "Ada" && caption.age == 36 && caption.hobby == "Sums" && caption.language == "fr")
    #expect(caption.nameFamily == "A" && caption.hobbyFamily == "B")
    #expect(drawing.decoration == deck.style.decoration)
    // The focal point is at the left edge: 900 columns starting at 0.
    #expect(drawing.photo?.photo == "a.jpg" && drawing.photo?.rect.x == 0)
  }
}
