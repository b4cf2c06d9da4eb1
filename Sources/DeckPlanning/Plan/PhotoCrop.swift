package import DeckKit

/// The part of a photo that fills a card, in pixels of the upright photo at full size.
package struct PhotoCrop: Sendable, Hashable {
  /// The photo.
  package var photo: DeckPath
  /// The upright size of the photo in pixels.
  package var photoSize: LayoutSize
  /// The visible part.
  package var rect: LayoutRect
  /// The photo is decoded once for all pictures of a run, a JPEG at 1/`decodeReduction` of its size: 1, 2, 4
  /// or 8.
  package var decodeReduction = 1
  /// This picture reads the photo at 1/`reduction` of its size: `decodeReduction` or, in scenes, which may be
  /// smaller, a larger power of two.
  package var reduction = 1

  /// Creates the largest part of the photo with the aspect ratio of `card`, centred on `focus` (0…1) as
  /// closely as the photo's edges allow.
  package init(photo: DeckPath, photoSize: LayoutSize, covering card: LayoutSize, focus: LayoutPoint) {
    let seen = Self.size(ofPart: photoSize, covering: card)
    self.photo = photo
    self.photoSize = photoSize
    rect = LayoutRect(x: 0, y: 0, width: seen.width, height: seen.height)
    center(on: focus)
  }

  /// The size of the largest part of a photo with the aspect ratio of `card`, in photo pixels.
  static func size(ofPart photo: LayoutSize, covering card: LayoutSize) -> LayoutSize {
    let scale = max(card.width / photo.width, card.height / photo.height)
    return LayoutSize(width: card.width / scale, height: card.height / scale)
  }

  /// Centres the visible part on `focus` (0…1) as closely as the photo's edges allow, without changing its
  /// size.
  package mutating func center(on focus: LayoutPoint) {
    func start(_ focus: Double, _ whole: Double, _ part: Double) -> Double {
      min(max(focus * whole - part / 2, 0), max(0, whole - part))
    }
    rect.x = start(focus.x, photoSize.width, rect.width)
    rect.y = start(focus.y, photoSize.height, rect.height)
  }

  /// The photo pixels per pixel of a card that is `pixelWidth` pixels wide; below 1, the photo is enlarged.
  package func density(forPixelWidth pixelWidth: Double) -> Double { rect.width / pixelWidth }

  /// The greatest reduction (1, 2, 4 or 8) that leaves at least one and a half photo pixels for each pixel of
  /// a card that is `pixelWidth` pixels wide. With fewer, the reduction itself would be seen: means of pixels
  /// lower the highest frequencies and let others alias. For 1/8 it is 1.625: the cards of two real portraits
  /// then differ from those of a full decode by 50.5 dB or more at every ratio, and by 49.3 dB at 1.5.
  package func reduction(forPixelWidth pixelWidth: Double) -> Int {
    Self.reduction(forDensity: density(forPixelWidth: pixelWidth))
  }

  /// The greatest such reduction for `density` photo pixels per pixel of the card.
  static func reduction(forDensity density: Double) -> Int {
    if density >= 13 { return 8 }
    if density >= 6 { return 4 }
    return density >= 3 ? 2 : 1
  }
}
