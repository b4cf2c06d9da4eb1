/// A row of a list as it is seen at one moment, in points of the container.
public struct ListRow: Sendable, Hashable {
  /// What the row opens and closes.
  public var target: ListTarget
  /// The row; what it shows is cut off at its edges.
  public var frame: LayoutRect
  /// 0 closed … 1 open.
  public var openness: Double
  /// Where the hairline at the row's top begins and ends, of no height; nil where there is none.
  public var separator: LayoutRect?
  /// What it shows.
  public var content: Content

  /// What a row shows.
  public enum Content: Sendable, Hashable {
    /// A section's heading.
    case header(ListHeader)
    /// An item.
    case item(ListItem)
  }
}

/// What the row of a section shows.
public struct ListHeader: Sendable, Hashable {
  /// Corners of the closed triangle.
  public var triangle: [LayoutPoint]
  /// The point that it turns about.
  public var pivot: LayoutPoint
  /// How far it is turned, in radians, clockwise.
  public var angle: Double
  /// The room in whose middle the key stands.
  public var key: LayoutRect

  /// Corners of the triangle as it is turned.
  public var turnedTriangle: [LayoutPoint] { triangle.map { pivot + ($0 - pivot).turned(by: angle) } }
}

/// What the row of an item shows.
public struct ListItem: Sendable, Hashable {
  /// The picture; nil where it has none.
  public var thumbnail: LayoutRect?
  /// The text that is always seen.
  public var primary: LayoutRect
  /// The hairline between the texts, of no height; nil while the item is closed.
  public var divider: LayoutRect?
  /// The other text where it is at this moment; nil while the item is closed.
  public var secondary: LayoutRect?
  /// The part of the row in which the other text is seen, while it slides in from under the hairline.
  public var window: LayoutRect?
}
