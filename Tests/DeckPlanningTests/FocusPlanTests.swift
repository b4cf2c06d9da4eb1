import DeckKit
@testable import DeckPlanning
import Testing

/// What the plan makes of focal points that are given, not found yet, and found.
@Suite struct FocusPlanTests {
  /// The left edges of every picture's crop of the card `id`, from photos of 1600 × 1200, of which cards show 900 columns.
  private func edges(of id: String, in plan: RenderPlan) -> [Double] {
    let scenes = plan.stills.map(\.scene) + plan.animations.flatMap { $0.frames.map(\.scene) }
    let drawings = scenes.flatMap { $0.cards.filter { $0.placement.card == id }.map(\.drawing) }
    return (plan.cards.filter { $0.card.id == id }.map(\.drawing) + drawings).compactMap { $0.photo?.rect.x }
  }

  @Test func aPointToBeFoundIsLeftToTheDrawing() throws {
    let tasks = try Planning().plan.cards
    #expect(tasks.map(\.focus) == [.automatic, .automatic, .automatic])
    // The size is known before the place: 1200 rows give 900 columns.
    #expect(tasks.allSatisfy { $0.drawing.photo?.rect.width == 900 && $0.drawing.photo?.rect.height == 1200 })
  }

  @Test func aFoundPointIsThatOfAllPictures() throws {
    let planner = try Planning().planner.knowing(focalPoints: [0: LayoutPoint(x: 0.4, y: 0.3)])
    let plan = planner.plan()
    #expect(plan.cards.map(\.focus) == [.point(LayoutPoint(x: 0.4, y: 0.3)), .automatic, .automatic])
    let edges = edges(of: "ada", in: plan)
    // 0.4 × 1600 − 900 / 2; the front card has its whole width in every picture but the last frames of a way back.
    #expect(edges.count > 10 && edges.filter { abs($0 - 190) < 1e-9 }.count == edges.count)
    #expect(self.edges(of: "bo", in: plan).first == 350)
  }

  @Test func aNarrowerCardBehindHasItsPointInTheMiddleToo() throws {
    let planner = try Planning().planner.knowing(focalPoints: [1: LayoutPoint(x: 0.4, y: 0.3)])
    let still = try #require(planner.plan().stills.first)
    let card = try #require(still.scene.cards.first { $0.placement.card == "bo" })
    let crop = try #require(card.drawing.photo)
    #expect(crop.rect.width < 900)
    #expect(abs(crop.rect.x + crop.rect.width / 2 - 640) < 1e-9)
  }

  @Test func aGivenPointIsNotReplaced() throws {
    let planning = try Planning(fields: "crop: 'left'")
    let plan = planning.planner.knowing(focalPoints: [0: LayoutPoint(x: 1, y: 1)]).plan()
    #expect(plan.cards.first?.focus == .point(LayoutPoint(x: 0, y: 0.5)))
    #expect(Set(edges(of: "ada", in: plan)) == [0])
  }

  @Test func laterPointsAreAddedToEarlierOnes() throws {
    let first = try Planning().planner.knowing(focalPoints: [0: LayoutPoint(x: 0, y: 0)])
    let plan = first.knowing(focalPoints: [2: LayoutPoint(x: 1, y: 1)]).plan()
    #expect(
      plan.cards.map(\.focus) == [
        .point(LayoutPoint(x: 0, y: 0)), .automatic, .point(LayoutPoint(x: 1, y: 1)),
      ])
  }

  @Test func aPhotoThatIsTooSmallIsReportedBeforeItsPointIsKnown() throws {
    let planner = try Planning(photo: LayoutSize(width: 600, height: 400)).planner
    let found = planner.knowing(focalPoints: [0: LayoutPoint(x: 1, y: 1)])
    #expect(planner.diagnostics.map(\.code) == ["photo-upscaled", "photo-upscaled", "photo-upscaled"])
    // 400 rows of 1200 wanted.
    #expect(planner.diagnostics.first?.message.contains("300 × 400 pixels and is enlarged to 300 %") == true)
    #expect(found.diagnostics == planner.diagnostics)
  }
}
