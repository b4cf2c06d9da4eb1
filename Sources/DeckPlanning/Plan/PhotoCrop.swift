package import DeckKit

/// The part of a photo that fills a card, in pixels of the upright photo at its full size.
package struct PhotoCrop: Sendable, Hashable {
  /// The photo.
  package var photo: DeckPath
  /// Upright size of the photo in pixels.
  package var photoSize: LayoutSize
  /// The part that is seen.
  package var rect: LayoutRect
  /// The photo is decoded once for all pictures of a run, a JPEG at this fraction of its size: 1/1, 1/2, 1/4
  /// or 1/8.
  package var decodeReduction = 1
  /// This picture reads it at 1/`reduction` of its size; `decodeReduction` or, on scenes, which may be
  /// smaller, a larger power of two.
  package var reduction = 1

  /// The largest part of the photo that has the shape of `card`, as near to centred on `focus` (0…1) as the
  /// photo's edges let it.
  package init(photo: DeckPath, photoSize: LayoutSize, covering card: LayoutSize, focus: LayoutPoint) {
    let seen = Self.size(ofPart: photoSize, covering: card)
    self.photo = photo
    self.photoSize = photoSize
    rect = LayoutRect(x: 0, y: 0, width: seen.width, height: seen.height)
    center(on: focus)
  }

  /// Size in photo pixels of the largest part of a photo that has the shape of `card`.
  static func size(ofPart photo: LayoutSize, covering card: LayoutSize) -> LayoutSize {
    let scale = max(card.width / photo.width, card.height / photo.height)
    return LayoutSize(width: card.width / scale, height: card.height / scale)
  }

  /// Moves the part that is seen as near to centred on `focus` (0…1) as the photo's edges let it; its size
  /// stays.
  package mutating func center(on focus: LayoutPoint) {
    func start(_ focus: Double, _ whole: Double, _ part: Double) -> Double {
      min(max(focus * whole - part / 2, 0), max(0, whole - part))
    }
    rect.x = start(focus.x, photoSize.width, rect.width)
    rect.y = start(focus.y, photoSize.height, rect.height)
  }

  /// Photo pixels for one pixel of a card that is `pixelWidth` pixels wide; below one the photo is enlarged.
  package func density(forPixelWidth pixelWidth: Double) -> Double { rect.width / pixelWidth }

  /// The strongest reduction by a power of two up to 8 that still leaves a photo pixel for every pixel of a
  /// card that is `pixelWidth` pixels wide, so that the final resampling never enlarges what was reduced.
  package func reduction(forPixelWidth pixelWidth: Double) -> Int {
    Self.reduction(forDensity: density(forPixelWidth: pixelWidth))
  }

  /// That reduction for so many photo pixels for one pixel of the card.
  static func reduction(forDensity density: Double) -> Int {
    [8, 4, 2].first { density >= Double($0) } ?? 1
  }
}
