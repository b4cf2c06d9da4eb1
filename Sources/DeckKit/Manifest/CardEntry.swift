/// One card.
public struct CardEntry: Codable, Sendable, Hashable {
  /// Identifier, safe in paths.
  public var id: CardID
  /// Place in the deck, 0 = front.
  public var index: Int
  /// Name; empty where the card has none.
  public var name: String
  /// Age in years.
  public var age: Int?
  /// The further fields as the deck gives them.
  public var hobby, title, detail, section: String?
  /// BCP 47 language of the texts.
  public var language: String
  /// Text for a screen reader.
  public var alt: String
  /// The pictures, each scale in each format; empty where the card could not be drawn.
  public var images: [ImageEntry]
  /// Where the card lies in its pictures, in points from their top left corner.
  public var contentRect: LayoutRect
  /// Room that the shadow takes around the card, in points; the pictures do not hold it.
  public var shadowInsets: EdgeInsets
  /// The texts as they were set.
  public var textBoxes: [TextBox]
  /// What was done beyond the style to make the texts readable; nil where nothing was.
  public var relief: CaptionRelief?
  /// The point of the photo that all pictures of the card are cropped around, as near to their middle as the
  /// photo's edges let it be; each coordinate 0…1 of the upright photo.
  public var focus: LayoutPoint
  /// The photo that the card was made of; nil where it has none.
  public var source: PhotoSource?
  /// Heights of the card's texts in rows of a list; nil where no picture shows one.
  public var listMetrics: ListMetrics.Item?

  /// A card of all its parts.
  public init(
    id: CardID, index: Int, name: String, age: Int?, hobby: String?, title: String?, detail: String?,
    section: String?, language: String, alt: String, images: [ImageEntry], contentRect: LayoutRect,
    shadowInsets: EdgeInsets, textBoxes: [TextBox], relief: CaptionRelief? = nil, focus: LayoutPoint,
    source: PhotoSource?
  ) {
    self.id = id
    self.index = index
    self.name = name
    self.age = age
    self.hobby = hobby
    self.title = title
    self.detail = detail
    self.section = section
    self.language = language
    self.alt = alt
    self.images = images
    self.contentRect = contentRect
    self.shadowInsets = shadowInsets
    self.textBoxes = textBoxes
    self.relief = relief
    self.focus = focus
    self.source = source
  }
}

/// Distances on four sides, in points.
public struct EdgeInsets: Codable, Sendable, Hashable {
  /// The distance on each side.
  public var top, left, bottom, right: Double

  /// Insets of all four sides.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// A text on a card as it was set.
public struct TextBox: Codable, Sendable, Hashable {
  /// The field that it shows: `name` (with the age) or `hobby`.
  public var field: String
  /// Its box from the card's top left corner, in points.
  public var rect: LayoutRect
  /// Size of the type in points; smaller than the style's where the text was too long.
  public var fontSize: Double
  /// Whether it was cut short.
  public var isTruncated: Bool
  /// Number of lines that it was broken into; nil in manifests of before there could be more than one.
  public var lines: Int?
  /// The WCAG 2 contrast ratio, 1…21, of the text with the pixels under its box: the one that 95 % of them
  /// reach, once all is done; nil where it was not measured.
  public var contrast: Double?

  /// A text box of all its parts.
  public init(
    field: String, rect: LayoutRect, fontSize: Double, isTruncated: Bool, lines: Int? = nil,
    contrast: Double? = nil
  ) {
    self.field = field
    self.rect = rect
    self.fontSize = fontSize
    self.isTruncated = isTruncated
    self.lines = lines
    self.contrast = contrast
  }
}

/// The photo that a card was made of.
public struct PhotoSource: Codable, Sendable, Hashable {
  /// SHA-256 of the file, hexadecimal.
  public var sha256: String
  /// The file's format, told by its content: "png", "jpeg", "webp", "heif" or "avif".
  public var format: String
  /// Upright size in pixels.
  public var width, height: Int
  /// The EXIF orientation that was undone, 1…8.
  public var orientation: Int
  /// Whether colours were converted to the pictures' colour space.
  public var isColorConverted: Bool
  /// Whether the photo is too small for the largest scale, so that it was enlarged.
  public var isUpscaled: Bool

  /// A source of all its parts.
  public init(
    sha256: String, format: String, width: Int, height: Int, orientation: Int, isColorConverted: Bool,
    isUpscaled: Bool
  ) {
    self.sha256 = sha256
    self.format = format
    self.width = width
    self.height = height
    self.orientation = orientation
    self.isColorConverted = isColorConverted
    self.isUpscaled = isUpscaled
  }
}
