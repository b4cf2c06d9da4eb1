import DeckKit
@testable import DeckPlanning
import Testing

/// The scale at which photos are decoded. The photo is 3024 × 4032 pixels and the card 300 × 400 points.
@Suite struct PhotoReductionTests {
  private func plan(_ fields: String) throws -> DeckPlans {
    try Planning(
      fields: "size: [300, 400], animations: [], \(fields)", photo: LayoutSize(width: 3024, height: 4032)
    ).plans()
  }

  /// 3024 pixels are 3.36 per pixel for 900, 5.04 for 600 and 10.08 for 300.
  @Test(arguments: [
    ("scales: [1, 2, 3], previews: [{ kind: 'rest', scales: [1] }]", 2, 8),
    ("scales: [1, 2, 3], previews: [{ kind: 'rest', scales: [2] }]", 2, 4),
    ("scales: [1], previews: [{ kind: 'rest', scales: [3] }]", 2, 2),
    ("scales: [2], previews: [{ kind: 'rest', scales: [1, 2] }]", 4, 4),
  ])
  func hangOnTheLargestPictures(fields: String, decode: Int, scene: Int) throws {
    let plan = try plan(fields)
    for task in plan.cards {
      #expect(task.drawing.photo?.decodeReduction == decode && task.drawing.photo?.reduction == decode)
    }
    let placed = plan.stills.flatMap(\.scene.cards).compactMap(\.drawing.photo)
    #expect(placed.count == 3)
    #expect(placed.allSatisfy { $0.decodeReduction == decode && $0.reduction == scene })
  }

  /// The smallest card of the stack is 260 points wide, at scale 1.
  @Test func scenesSayWhatTheyNeed() throws {
    let plans = try plan("scales: [3], previews: [{ kind: 'rest', scales: [1, 2] }]")
    let photos = plans.plan.scenePhotos(of: plans.outlines)
    #expect(photos["a.jpg"] == ScenePhoto(smallestWidth: 300, reduction: 4))
    #expect(photos["c.jpg"] == ScenePhoto(smallestWidth: 260, reduction: 4))
  }

  /// List rows show the photo and draw their texts beside it.
  @Test func thumbnailsShowNoTexts() throws {
    let reading = Reading(
      "{ cards: [{ photo: 'a.jpg', name: 'Ada', age: 33, hobby: 'Sums' }], style: 'sections' }")
    let deck = try #require(reading.deck)
    let size = LayoutSize(width: 600, height: 800)
    let plan = try DeckPlans(deck, photoSizes: [0: size])
    let caption = try #require(plan.cards.first?.drawing.caption)
    #expect(caption.name.isEmpty && caption.suffix.isEmpty && caption.hobby == nil)
  }
}
