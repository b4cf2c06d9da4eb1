/// Rows in sections that open and close.
public struct ListLayout: Codable, Sendable, Hashable {
  /// The rows that name the sections.
  public var header: ListHeaderStyle
  /// The rows of the items.
  public var item: ListItemStyle
  /// Points between two sections.
  public var groupSpacing: Double
  /// Colour of the hairlines between rows, one pixel wide at any scale.
  public var separatorColor: HexColor
  /// Points that the hairlines begin from the leading edge.
  public var separatorInset: Double

  /// A layout of all its parts.
  public init(
    header: ListHeaderStyle, item: ListItemStyle, groupSpacing: Double, separatorColor: HexColor,
    separatorInset: Double
  ) {
    self.header = header
    self.item = item
    self.groupSpacing = groupSpacing
    self.separatorColor = separatorColor
    self.separatorInset = separatorInset
  }
}

/// The look of the rows that name the sections.
public struct ListHeaderStyle: Codable, Sendable, Hashable {
  /// Height in points.
  public var height: Double
  /// Colour of the row.
  public var fill: HexColor
  /// The disclosure triangle.
  public var triangle: TriangleStyle
  /// The section's key, centred in the space after the triangle.
  public var key: CaptionText

  /// A style of all its parts.
  public init(height: Double, fill: HexColor, triangle: TriangleStyle, key: CaptionText) {
    self.height = height
    self.fill = fill
    self.triangle = triangle
    self.key = key
  }
}

/// A triangle that points to the trailing side and a quarter turn further down when its section is open.
public struct TriangleStyle: Codable, Sendable, Hashable {
  /// Width and height of its box in points.
  public var box: Double
  /// Points around the box.
  public var padding: Double
  /// Colour inside.
  public var fill: HexColor
  /// Colour of the outline.
  public var stroke: HexColor
  /// Width of the outline in points, half of it inside; joins are mitred.
  public var strokeWidth: Double

  /// A triangle of all its parts.
  public init(box: Double, padding: Double, fill: HexColor, stroke: HexColor, strokeWidth: Double) {
    self.box = box
    self.padding = padding
    self.fill = fill
    self.stroke = stroke
    self.strokeWidth = strokeWidth
  }

  /// The corners of the closed triangle in its box, pointing right: (0, 0), (0, h − 1), (√3·h/2, h/2).
  public var vertices: [LayoutPoint] {
    [
      .zero, LayoutPoint(x: 0, y: box - 1), LayoutPoint(x: 3.0.squareRoot() * box / 2, y: box / 2),
    ]
  }

  /// Points that box and padding take at the leading side.
  public var extent: Double { box + 2 * padding }
}

/// The look of the items' rows.
public struct ListItemStyle: Codable, Sendable, Hashable {
  /// Colour of the rows.
  public var fill: HexColor
  /// Points from a row's content to its sides.
  public var horizontalInset: Double
  /// Points from a row's content to its top and bottom.
  public var verticalInset: Double
  /// The text that is always seen.
  public var primary: CaptionText
  /// The text that is seen when the item is open.
  public var secondary: CaptionText
  /// Points between the first text, the hairline and the second text.
  public var spacing: Double
  /// Width and height in points of the picture of an item that has a photo.
  public var thumbnailSize: Double
  /// Points between picture and text.
  public var thumbnailSpacing: Double
  /// Corner radius of the picture in points.
  public var thumbnailRadius: Double

  /// A style of all its parts.
  public init(
    fill: HexColor, horizontalInset: Double, verticalInset: Double, primary: CaptionText,
    secondary: CaptionText, spacing: Double, thumbnailSize: Double, thumbnailSpacing: Double,
    thumbnailRadius: Double
  ) {
    self.fill = fill
    self.horizontalInset = horizontalInset
    self.verticalInset = verticalInset
    self.primary = primary
    self.secondary = secondary
    self.spacing = spacing
    self.thumbnailSize = thumbnailSize
    self.thumbnailSpacing = thumbnailSpacing
    self.thumbnailRadius = thumbnailRadius
  }
}
