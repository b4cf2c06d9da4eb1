import DeckKit
@testable import DeckPlanning
import Testing

/// What the plan makes of focal points that are given, not found yet, and found.
@Suite struct FocusPlanTests {
  /// The left edges of the crops of the card `id` in stills and frames, from photos of 1600 × 1200, of which cards show 900
  /// columns.
  private func edges(of id: CardID, in plan: DeckPlans) -> [Double] {
    let scenes = plan.stills.map(\.scene) + plan.animations.flatMap { $0.frames.map(\.scene) }
    let drawings = scenes.flatMap { $0.cards.filter { $0.placement.card == id }.map(\.drawing) }
    return drawings.compactMap { $0.photo?.rect.x }
  }

  @Test func aPointToBeFoundIsLeftToTheDrawing() throws {
    let tasks = try Planning().plan.cards
    #expect(tasks.map(\.focus) == [.automatic, .automatic, .automatic])
    // The size is known before the place: 1200 rows give 900 columns.
    #expect(tasks.allSatisfy { $0.drawing.photo?.rect.width == 900 && $0.drawing.photo?.rect.height == 1200 })
  }

  @Test func aFoundPointIsThatOfAllScenes() throws {
    let plan = try Planning().plans(focalPoints: [0: LayoutPoint(x: 0.4, y: 0.3)])
    let edges = edges(of: "ada", in: plan)
    // 0.4 × 1600 − 900 / 2; the front card has its whole width in every picture but the last frames of a way back.
    #expect(edges.count > 10 && edges.filter { abs($0 - 190) < 1e-9 }.count == edges.count)
    // bo stays in the middle, 900 · 280 / 300 columns wide at its place.
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
    // 1600 − 780 columns.
    #expect(edges(of: "cy", in: plan).first == 820)
  }

  @Test func aPhotoThatIsTooSmallIsReportedBeforeItsPointIsKnown() throws {
    let plan = try Planning(photo: LayoutSize(width: 600, height: 400)).plan
    #expect(plan.diagnostics.map(\.code) == [.photoUpscaled, .photoUpscaled, .photoUpscaled])
    // 400 rows of 1200 wanted.
    #expect(plan.diagnostics.first?.message.contains("300 × 400 pixels and is enlarged to 300 %") == true)
  }
}
