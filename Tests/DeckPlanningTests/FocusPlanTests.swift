import DeckKit
@testable import DeckPlanning
import Testing

/// Plans with focal points that are given in the deck, not yet found, and found.
@Suite struct FocusPlanTests {
  /// The left edges of the crops of the card `id` in stills and frames. The photos are 1600 × 1200, and cards
  /// show 900 columns.
  private func edges(of id: CardID, in plan: DeckPlans) -> [Double] {
    let scenes = plan.stills.map(\.scene) + plan.animations.flatMap { $0.frames.map(\.scene) }
    let drawings = scenes.flatMap { $0.cards.filter { $0.placement.card == id }.map(\.drawing) }
    return drawings.compactMap { $0.photo?.rect.x }
  }

  @Test func aPointToBeFoundIsLeftToTheDrawing() throws {
    let tasks = try Planning().plan.cards
    #expect(tasks.map(\.focus) == [.automatic, .automatic, .automatic])
    // The size does not depend on the focal point: 1200 rows give 900 columns.
    #expect(tasks.allSatisfy { $0.drawing.photo?.rect.width == 900 && $0.drawing.photo?.rect.height == 1200 })
  }

  @Test func aFoundPointIsThatOfAllScenes() throws {
    let plan = try Planning().plans(focalPoints: [0: LayoutPoint(x: 0.4, y: 0.3)])
    let edges = edges(of: "ada", in: plan)
    // 0.4 × 1600 − 900 / 2. The front card has its full width in every picture except the last frames of a
    // return.
    #expect(edges.count > 10 && edges.filter { abs($0 - 190) < 1e-9 }.count == edges.count)
    // bo is centred, 900 · 280 / 300 columns wide in its slot.
    #expect(self.edges(of: "bo", in: plan).first == 380)
  }

  @Test func aNarrowerCardBehindHasItsPointInTheMiddleToo() throws {
    let still = try #require(
      try Planning().plans(focalPoints: [1: LayoutPoint(x: 0.4, y: 0.3)]).stills.first)
    let card = try #require(still.scene.cards.first { $0.placement.card == "bo" })
    let crop = try #require(card.drawing.photo)
    #expect(crop.rect.width < 900)
    #expect(abs(crop.rect.x + crop.rect.width / 2 - 640) < 1e-9)
  }

  @Test func aGivenPointIsNotReplaced() throws {
    let plan = try Planning(fields: "crop: 'left'").plans(focalPoints: [0: LayoutPoint(x: 1, y: 1)])
    #expect(plan.cards.first?.focus == .point(LayoutPoint(x: 0, y: 0.5)))
    #expect(plan.cards.first?.drawing.photo?.rect.x == 0)
    #expect(Set(edges(of: "ada", in: plan)) == [0])
  }

  @Test func eachCardHasItsOwnPoint() throws {
    let plan = try Planning().plans(
      focalPoints: [0: LayoutPoint(x: 0, y: 0), 2: LayoutPoint(x: 1, y: 1)])
    #expect(edges(of: "ada", in: plan).first == 0)
    // 1600 − 780 columns
    #expect(edges(of: "cy", in: plan).first == 820)
  }

  @Test func aPhotoThatIsTooSmallIsReportedBeforeItsPointIsKnown() throws {
    let plan = try Planning(photo: LayoutSize(width: 600, height: 400)).plan
    #expect(plan.diagnostics.map(\.code) == [.photoUpscaled, .photoUpscaled, .photoUpscaled])
    // The photo has 400 rows and 1200 are needed.
    #expect(plan.diagnostics.first?.message.contains("300 × 400 pixels and is enlarged to 300 %") == true)
  }
}
