public import DeckKit

/// What was found in a card's photo, what is done to it, and how its texts are set. Lengths are points where nothing else
/// is said.
public struct CardExplanation: Encodable, Sendable {
  /// The card's id.
  public var id: String
  /// The photo; nil where the card has none.
  public var photo: Photo?
  /// The texts from the top.
  public var texts: [Text]
  /// What is done beyond the style to make the texts readable; nil where nothing is.
  public var relief: CaptionRelief?
  /// The formats that its pictures are written in, with their settings.
  public var formats: [String]

  /// A photo on its way to the card.
  public struct Photo: Encodable, Sendable {
    /// Path relative to the deck's folder.
    public var path: String
    /// SHA-256 of the file, hexadecimal.
    public var sha256: String
    /// What the file says of itself.
    public var found: Found
    /// What is done to it.
    public var done: Done
  }

  /// What a photo's file says of itself.
  public struct Found: Encodable, Sendable {
    /// The format, told by the content, and how the pixels are stored.
    public var format, encoding: String
    /// Size in pixels as stored.
    public var storedWidth, storedHeight: Int
    /// The EXIF orientation, 1…8.
    public var orientation: Int
    /// Size in pixels once upright.
    public var width, height: Int
    /// Where the meaning of the colours was taken from.
    public var colors: String
    /// Whether pixels may be transparent.
    public var hasAlpha: Bool
  }

  /// What is done to a photo.
  public struct Done: Encodable, Sendable {
    /// The colour space of the result.
    public var colorSpace: String
    /// Whether colours are converted to it.
    public var isColorConverted: Bool
    /// The photo is decoded at one part in so many of its size, which gives these pixels.
    public var reduction, decodedWidth, decodedHeight: Int
    /// Whether the focal point was found from the pixels.
    public var isFocusAutomatic: Bool
    /// The focal point, each coordinate 0…1 of the upright photo.
    public var focus: LayoutPoint
    /// The part that is seen, in pixels of the upright photo.
    public var crop: LayoutRect
    /// How it is resampled at each scale.
    public var resampling: [Resampling]
  }

  /// How a decoded photo becomes a card's pixels.
  public struct Resampling: Encodable, Sendable {
    /// Pixels a point.
    public var scale: Int
    /// The card in pixels.
    public var width, height: Int
    /// Card pixels for one decoded pixel; above 1 the photo is enlarged.
    public var factor: Double
  }

  /// A text as it is set.
  public struct Text: Encodable, Sendable {
    /// The field that it shows.
    public var field: String
    /// The fonts of its glyphs, by family and file.
    public var fonts: [String]
    /// Size of the type, and the style's own.
    public var fontSize, styleSize: Double
    /// Its box from the card's top left corner; nil in a list, whose rows say where texts lie.
    public var rect: LayoutRect?
    /// Contrast with what is under it, 1…21; nil where it is not measured.
    public var contrast: Double?
    /// Number of lines that it is broken into.
    public var lines: Int
    /// Whether it was cut short.
    public var isTruncated: Bool
    /// Characters that no font has.
    public var unknownGlyphs: Int
  }
}
