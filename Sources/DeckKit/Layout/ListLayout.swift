/// A list of sections that can be expanded. An item of an open section can be expanded as well.
public struct ListLayout: Codable, Sendable, Hashable {
  /// The style of the section headers.
  public var header: ListHeaderStyle
  /// The style of the item rows.
  public var item: ListItemStyle
  /// Space between two sections in points.
  public var groupSpacing: Double
  /// Colour of the separators between rows. A separator is one pixel high at any scale.
  public var separatorColor: HexColor
  /// Inset of the separators from the leading edge in points.
  public var separatorInset: Double

  /// Creates a layout with the given values.
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

/// The style of the section headers.
public struct ListHeaderStyle: Codable, Sendable, Hashable {
  /// Height in points.
  public var height: Double
  /// Background colour of the row.
  public var fill: HexColor
  /// The disclosure triangle.
  public var triangle: TriangleStyle
  /// The section's key, centred in the space after the triangle.
  public var key: CaptionText

  /// Creates a style with the given values.
  public init(height: Double, fill: HexColor, triangle: TriangleStyle, key: CaptionText) {
    self.height = height
    self.fill = fill
    self.triangle = triangle
    self.key = key
  }
}

/// A disclosure triangle. It points to the trailing side and is rotated by a quarter turn to point down if
/// its section is open.
public struct TriangleStyle: Codable, Sendable, Hashable {
  /// Width and height of its box in points.
  public var box: Double
  /// Padding around the box in points.
  public var padding: Double
  /// Fill colour.
  public var fill: HexColor
  /// Stroke colour.
  public var stroke: HexColor
  /// Stroke width in points, centred on the edge, with mitred joins.
  public var strokeWidth: Double

  /// Creates a style with the given values.
  public init(box: Double, padding: Double, fill: HexColor, stroke: HexColor, strokeWidth: Double) {
    self.box = box
    self.padding = padding
    self.fill = fill
    self.stroke = stroke
    self.strokeWidth = strokeWidth
  }

  /// The vertices of the closed triangle in its box, pointing right: (0, 0), (0, h − 1), (√3·h/2, h/2).
  public var vertices: [LayoutPoint] {
    [
      .zero, LayoutPoint(x: 0, y: box - 1), LayoutPoint(x: 3.0.squareRoot() * box / 2, y: box / 2),
    ]
  }

  /// Width of the box with its padding in points.
  public var extent: Double { box + 2 * padding }
}

/// The style of the item rows.
public struct ListItemStyle: Codable, Sendable, Hashable {
  /// Background colour of the rows.
  public var fill: HexColor
  /// Space between a row's content and its left and right edges in points.
  public var horizontalInset: Double
  /// Space between a row's content and its top and bottom edges in points.
  public var verticalInset: Double
  /// The style of the text that is always visible.
  public var primary: CaptionText
  /// The style of the text that is visible only while the item is open.
  public var secondary: CaptionText
  /// Space above and below the divider between the two texts in points.
  public var spacing: Double
  /// Width and height of the thumbnail of an item that has a photo, in points.
  public var thumbnailSize: Double
  /// Space between thumbnail and text in points.
  public var thumbnailSpacing: Double
  /// Corner radius of the thumbnail in points.
  public var thumbnailRadius: Double

  /// Creates a style with the given values.
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
