/// A card of the deck.
public struct CardEntry: Codable, Sendable, Hashable {
  /// Identifier, unique in the deck and safe in paths.
  public var id: CardID
  /// Index in the deck; 0 is the front card.
  public var index: Int
  /// Name; empty if the card has none.
  public var name: String
  /// Age in years; nil if unknown.
  public var age: Int?
  /// The other fields of the card in the deck file or table; nil if not given.
  public var hobby, title, detail, section: String?
  /// BCP 47 language tag of the texts.
  public var language: String
  /// Alternative text for screen readers.
  public var alt: String
  /// The pictures, one for each scale and format; empty if the card could not be drawn.
  public var images: [ImageEntry]
  /// The card's rectangle in its pictures, in points from their top left corner.
  public var contentRect: LayoutRect
  /// The extent of the shadow beyond the card on each side, in points. The pictures do not include the
  /// shadow.
  public var shadowInsets: EdgeInsets
  /// The texts as laid out.
  public var textBoxes: [TextBox]
  /// The additions to the style that make the texts readable; nil if none was needed.
  public var relief: CaptionRelief?
  /// The focal point of the photo, which the crops of all pictures are centred on as far as the photo's edges
  /// allow. Each coordinate is 0…1 in the upright photo.
  public var focus: LayoutPoint
  /// The source photo; nil if the card has none.
  public var source: PhotoSource?
  /// Heights of the card's texts in a list; nil if no picture shows a list.
  public var listMetrics: ListMetrics.Item?

  /// Creates an entry with the given values.
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

/// Distances from the four sides, in points.
public struct EdgeInsets: Codable, Sendable, Hashable {
  /// The distance from each side.
  public var top, left, bottom, right: Double

  /// Creates insets with the given values.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// A text on a card as laid out.
public struct TextBox: Codable, Sendable, Hashable {
  /// The field of the text: `name` (with the age) or `hobby`.
  public var field: String
  /// Its rectangle in points from the card's top left corner.
  public var rect: LayoutRect
  /// Font size in points. It is smaller than that of the style if the text was too long.
  public var fontSize: Double
  /// Whether the text was truncated.
  public var isTruncated: Bool
  /// Number of lines; nil in manifests of versions without line breaks.
  public var lines: Int?
  /// The WCAG 2 contrast ratio, 1…21, between the text and the pixels of its rectangle, including scrims and
  /// shadows. 95 % of the pixels have at least this ratio. Nil if not measured.
  public var contrast: Double?

  /// Creates a text box with the given values.
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

/// The source photo of a card.
public struct PhotoSource: Codable, Sendable, Hashable {
  /// SHA-256 of the file, hexadecimal.
  public var sha256: String
  /// File format, detected from the content: "png", "jpeg", "webp", "heif" or "avif".
  public var format: String
  /// Size in pixels after applying the EXIF orientation.
  public var width, height: Int
  /// The EXIF orientation of the file, 1…8, which is applied in all pictures.
  public var orientation: Int
  /// Whether the colours were converted to the colour space of the pictures.
  public var isColorConverted: Bool
  /// Whether the photo was enlarged because it is too small for the largest scale.
  public var isUpscaled: Bool

  /// Creates a source with the given values.
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
