import DeckKit

extension Deck {
  /// Pixels a point of the largest scene that shows cards; nil where none does.
  private var sceneScale: Int? {
    (previews.flatMap(\.scales) + animations.map(\.scale) + toggles.map(\.scale)).max()
  }

  /// The reductions of a photo of that upright size: when it is decoded for all pictures, and when scenes
  /// read it. They depend on the deck alone and not on where the card stands, so that a card drawn by itself
  /// is the same.
  func reductions(ofPhoto size: LayoutSize) -> (decode: Int, scene: Int) {
    let width = PhotoCrop.size(ofPart: size, covering: pictureSize).width
    func reduction(_ scale: Int?) -> Int {
      scale.map { PhotoCrop.reduction(forDensity: width / (pictureSize.width * Double($0))) } ?? 8
    }
    let (card, scene) = (reduction(scales.max()), reduction(sceneScale))
    return (min(card, scene), scene)
  }
}
