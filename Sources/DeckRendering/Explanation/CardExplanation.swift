package import DeckKit

/// What was found in a card's photo, what is done to it, and how its texts are set. Lengths are points where
/// nothing else is said.
package struct CardExplanation: Encodable, Sendable {
  /// The card's id.
  package var id: String
  /// The photo; nil where the card has none.
  package var photo: Photo?
  /// The texts from the top.
  package var texts: [Text]
  /// What is done beyond the style to make the texts readable; nil where nothing is.
  package var relief: CaptionRelief?
  /// The formats that its pictures are written in, with their settings.
  package var formats: [String]

  /// A photo on its way to the card.
  package struct Photo: Encodable, Sendable {
    /// Path relative to the deck's folder.
    package var path: String
    /// SHA-256 of the file, hexadecimal.
    package var sha256: String
    /// What the file says of itself.
    package var found: Found
    /// What is done to it.
    package var done: Done
  }

  /// What a photo's file says of itself.
  package struct Found: Encodable, Sendable {
    /// The format, told by the content, and how the pixels are stored.
    package var format, encoding: String
    /// Size in pixels as stored.
    package var storedWidth, storedHeight: Int
    /// The EXIF orientation, 1…8.
    package var orientation: Int
    /// Size in pixels once upright.
    package var width, height: Int
    /// Where the meaning of the colours was taken from.
    package var colors: String
    /// Whether pixels may be transparent.
    package var hasAlpha: Bool
  }

  /// What is done to a photo.
  package struct Done: Encodable, Sendable {
    /// The colour space of the result.
    package var colorSpace: String
    /// Whether colours are converted to it.
    package var isColorConverted: Bool
    /// The photo is decoded at one part in so many of its size, which gives these pixels.
    package var reduction, decodedWidth, decodedHeight: Int
    /// Whether the focal point was found from the pixels.
    package var isFocusAutomatic: Bool
    /// The focal point, each coordinate 0…1 of the upright photo.
    package var focus: LayoutPoint
    /// The part that is seen, in pixels of the upright photo.
    package var crop: LayoutRect
    /// How it is resampled at each scale.
    package var resampling: [Resampling]
  }

  /// How a decoded photo becomes a card's pixels.
  package struct Resampling: Encodable, Sendable {
    /// Pixels a point.
    package var scale: Int
    /// The card in pixels.
    package var width, height: Int
    /// Card pixels for one decoded pixel; above 1 the photo is enlarged.
    package var factor: Double
  }

  /// A text as it is set.
  package struct Text: Encodable, Sendable {
    /// The field that it shows.
    package var field: String
    /// The fonts of its glyphs, by family and file.
    package var fonts: [String]
    /// Size of the type, and the style's own.
    package var fontSize, styleSize: Double
    /// Its box from the card's top left corner; nil in a list, whose rows say where texts lie.
    package var rect: LayoutRect?
    /// Contrast with what is under it, 1…21; nil where it is not measured.
    package var contrast: Double?
    /// Number of lines that it is broken into.
    package var lines: Int
    /// Whether it was cut short.
    package var isTruncated: Bool
    /// Characters that no font has.
    package var unknownGlyphs: Int
  }
}
