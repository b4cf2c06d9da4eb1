package import DeckKit

/// A description of a card: the properties of its photo, the operations on it, and its texts. Lengths are in
/// points unless stated otherwise.
package struct CardExplanation: Encodable, Sendable {
  /// The card's id.
  package var id: String
  /// The photo; nil if the card has none.
  package var photo: Photo?
  /// The texts from the top.
  package var texts: [Text]
  /// The relief that makes the texts readable; nil if none is needed.
  package var relief: CaptionRelief?
  /// The formats of its pictures, with their settings.
  package var formats: [String]

  /// The photo of a card.
  package struct Photo: Encodable, Sendable {
    /// Path relative to the deck's folder.
    package var path: String
    /// SHA-256 of the file, hexadecimal.
    package var sha256: String
    /// The properties of the file.
    package var found: Found
    /// The operations on it.
    package var done: Done
  }

  /// The properties of a photo's file.
  package struct Found: Encodable, Sendable {
    /// The format, identified by the content, and how the pixels are stored.
    package var format, encoding: String
    /// The size in pixels as stored.
    package var storedWidth, storedHeight: Int
    /// The Exif orientation, 1…8.
    package var orientation: Int
    /// The size in pixels of the upright photo.
    package var width, height: Int
    /// The source of the colour information.
    package var colors: String
    /// Whether pixels may be transparent.
    package var hasAlpha: Bool
  }

  /// The operations on a photo.
  package struct Done: Encodable, Sendable {
    /// The colour space of the result.
    package var colorSpace: String
    /// Whether colours are converted to it.
    package var isColorConverted: Bool
    /// The photo is decoded at 1/`reduction` of its size, which gives a picture of this size.
    package var reduction, decodedWidth, decodedHeight: Int
    /// Whether the focal point was found from the pixels.
    package var isFocusAutomatic: Bool
    /// The focal point, each coordinate 0…1 of the upright photo.
    package var focus: LayoutPoint
    /// The visible part, in pixels of the upright photo.
    package var crop: LayoutRect
    /// The resampling at each scale.
    package var resampling: [Resampling]
  }

  /// The resampling of a decoded photo to a card's pixels.
  package struct Resampling: Encodable, Sendable {
    /// Pixels per point.
    package var scale: Double
    /// The size of the card in pixels.
    package var width, height: Int
    /// Card pixels per decoded pixel; above 1, the photo is enlarged.
    package var factor: Double
  }

  /// A typeset text.
  package struct Text: Encodable, Sendable {
    /// The field that it shows.
    package var field: String
    /// The fonts of its glyphs, by family and file.
    package var fonts: [String]
    /// The font size, and that of the style.
    package var fontSize, styleSize: Double
    /// Its box relative to the card's top left corner; nil in a list, whose rows determine the positions.
    package var rect: LayoutRect?
    /// The contrast with its background, 1…21; nil if it is not measured.
    package var contrast: Double?
    /// The number of lines.
    package var lines: Int
    /// Whether it was truncated.
    package var isTruncated: Bool
    /// The number of characters that are in no font.
    package var unknownGlyphs: Int
  }
}
