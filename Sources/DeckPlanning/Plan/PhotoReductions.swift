import DeckKit

extension Deck {
  /// The pixels per point of the largest scene that shows cards; nil if there is none.
  private var sceneScale: Double? {
    (previews.flatMap(\.scales) + animations.map(\.scale) + toggles.map(\.scale)).max()
  }

  /// The reductions of a photo of that upright size: the one at which it is decoded, and the one at which
  /// scenes read it. They depend only on the deck and not on the card, so that a card drawn alone has the
  /// same pixels.
  func reductions(ofPhoto size: LayoutSize) -> (decode: Int, scene: Int) {
    let width = PhotoCrop.size(ofPart: size, covering: pictureSize).width
    func reduction(_ scale: Double?) -> Int {
      scale.map { PhotoCrop.reduction(forDensity: width / (pictureSize.width * $0)) } ?? 8
    }
    let (card, scene) = (reduction(scales.max()), reduction(sceneScale))
    return (min(card, scene), scene)
  }
}
