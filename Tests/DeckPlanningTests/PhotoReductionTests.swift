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

  /// 3024 pixels are 3.36 per pixel for 900, 5.04 for 600 and 10.08 for 300. At least 1.5 are left: after 1/2
  /// of 3.36 and of 5.04, and after 1/4 of 10.08.
  @Test(arguments: [
    ("scales: [1, 2, 3], previews: [{ kind: 'rest', scales: [1] }]", 2, 4),
    ("scales: [1, 2, 3], previews: [{ kind: 'rest', scales: [2] }]", 2, 2),
    ("scales: [1], previews: [{ kind: 'rest', scales: [3] }]", 2, 2),
    ("scales: [1], previews: [{ kind: 'rest', scales: [1] }]", 4, 4),
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

  /// At least 1.5 photo pixels are left for each pixel of the card.
  @Test(arguments: [
    (0.5, 1), (1, 1), (2, 1), (2.99, 1), (3, 2), (4, 2), (5.99, 2), (6, 4), (8, 4), (12.99, 4), (13, 8),
    (99, 8),
  ]) func leavesOneAndAHalfPixels(density: Double, reduction: Int) {
    let size = LayoutSize(width: 300 * density, height: 400 * density)
    let crop = PhotoCrop(
      photo: "a.jpg", photoSize: size, covering: LayoutSize(width: 300, height: 400),
      focus: LayoutPoint(x: 0.5, y: 0.5))
    #expect(crop.reduction(forPixelWidth: 300) == reduction)
  }

  /// The smallest card of the stack is 260 points wide, at scale 1.
  @Test func scenesSayWhatTheyNeed() throws {
    let plans = try plan("scales: [3], previews: [{ kind: 'rest', scales: [1] }]")
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
