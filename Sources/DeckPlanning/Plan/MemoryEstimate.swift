import DeckKit

/// Estimates of the peak memory of drawing, in bytes. They limit the number of concurrent tasks.
enum MemoryEstimate {
  /// The number of copies of a picture that are in memory at the same time: the pixels, a layer, the filtered
  /// rows, the file.
  private static let copies = 4

  /// The memory for a picture of that size in points.
  static func bytes(of size: LayoutSize, scale: Double) -> Int {
    copies * 4 * Int((size.width * size.height * scale * scale).rounded(.up))
  }
}

extension CardComposer {
  /// The memory for a scene of cards: the picture, each card before it is transformed, and the kept part of
  /// its photo.
  func memory(ofScene canvas: LayoutRect, _ placements: [(card: Card, Placement)], scale: Double) -> Int {
    placements.reduce(MemoryEstimate.bytes(of: canvas.size, scale: scale)) { sum, placed in
      let (card, size) = (placed.card, placed.1.rect.size)
      return sum + MemoryEstimate.bytes(of: size, scale: scale) + keptBytes(ofPhoto: card, covering: size)
    }
  }

  /// The size of the pixels that are kept of a photo for scenes.
  private func keptBytes(ofPhoto card: Card, covering size: LayoutSize) -> Int {
    guard let measured = photos[card.index] else { return 0 }
    let part = PhotoCrop.size(ofPart: measured.size, covering: size)
    let reduction = deck.reductions(ofPhoto: measured.size).scene
    return 4 * Int(part.width * part.height) / (reduction * reduction)
  }
}
