import DeckKit

extension Deck {
  /// Pixels a point of the largest scene that shows cards; nil where none does.
  private var sceneScale: Int? {
    (previews.flatMap(\.scales) + animations.map(\.scale) + toggles.map(\.scale)).max()
  }

  /// How far a photo of that upright size is reduced: when it is decoded for all pictures, and when scenes read it. Hangs on
  /// the deck alone and not on where the card stands, so that a card drawn by itself is the same.
  func reductions(ofPhoto size: LayoutSize) -> (decode: Int, scene: Int) {
    let picture = pictureSize
    let crop = PhotoCrop(photo: "", photoSize: size, covering: picture, focus: LayoutPoint(x: 0.5, y: 0.5))
    func reduction(_ scale: Int?) -> Int {
      scale.map { crop.reduction(forPixelWidth: picture.width * Double($0)) } ?? 8
    }
    let (card, scene) = (reduction(scales.max()), reduction(sceneScale))
    return (min(card, scene), scene)
  }
}
