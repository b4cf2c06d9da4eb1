import DeckKit
@testable import DeckPlanning
import Testing

@Suite struct UnusableCardTests {
  private let fields = "previews: [{ cards: 'all' }], animations: [{ kind: 'like', cards: 'all' }]"

  /// The cards, stills, gestures and the first scene that remain without the cards at the given indices.
  @Test(
    arguments: [
      ([], ["ada", "bo", "cy"], ["rest", "rest-bo", "rest-cy"], ["ada", "bo", "cy"]),
      ([0], ["bo", "cy"], ["rest", "rest-bo", "rest-cy"], ["bo", "cy"]),
      ([1], ["ada", "cy"], ["rest", "rest-cy"], ["ada", "cy"]),
      ([2], ["ada", "bo"], ["rest", "rest-bo"], ["ada", "bo"]),
      ([0, 1], ["cy"], ["rest", "rest-cy"], ["cy"]), ([0, 1, 2], [], [], []),
    ] as [(Set<Int>, [CardID], [String], [String])])
  func theDeckIsDrawnAsIfTheyWereNotThere(
    unusable: Set<Int>, cards: [CardID], stills: [String], gestures: [String]
  ) throws {
    let plan = try Planning(fields: fields).plans(without: unusable)
    #expect(plan.cards.map(\.card.id) == cards)
    #expect(plan.stills.map(\.id) == stills)
    #expect(plan.animations.map(\.id) == gestures.map { "like-\($0)@1x" })
    #expect(plan.stills.first.map { $0.scene.cards.reversed().map(\.placement.card) } ?? [] == cards)
    #expect(Set(plan.paths).count == plan.paths.count)
  }

  @Test func slotsCloseUp() throws {
    let scene = try Planning().plans(without: [1]).stills.first?.scene
    #expect(scene?.cards.map(\.placement.slot) == [1, 0])
    #expect(scene?.cards.map(\.placement.rect.x) == [10, 0])
  }

  @Test func placesInTheDeckStay() throws {
    #expect(try Planning().plans(without: [0]).cards.map(\.card.index) == [1, 2])
  }

  /// A card whose photo was not measured shows only the fill colour.
  @Test func unmeasuredPhotosAreNotDrawn() throws {
    let deck = try #require(Reading(fields: "").deck)
    let plan = try DeckPlans(deck, photoSizes: [:])
    #expect(plan.cards.allSatisfy { $0.drawing.photo == nil })
  }

  @Test func doubledIdsAreStillPlanned() throws {
    let reading = Reading("{ cards: [{ id: 'a', photo: 'x.jpg' }, { id: 'a', photo: 'y.jpg' }] }")
    let deck = try #require(reading.deck)
    let plan = try DeckPlans(deck, photoSizes: [:])
    #expect(reading.codes == ["duplicate-id"])
    #expect(plan.cards.count == 2 && plan.stills.count == 1 && plan.animations.count == 3)
  }
}
