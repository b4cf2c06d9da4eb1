/// The state of a list row at a point in time, in the container's points.
public struct ListRow: Sendable, Hashable {
  /// The section or item that a tap on the row opens or closes.
  public var target: ListTarget
  /// The frame of the row, which clips its content.
  public var frame: LayoutRect
  /// How far the section or item is open: 0 is closed, 1 is open.
  public var openness: Double
  /// The separator at the top of the row, with height 0; nil if the row has none.
  public var separator: LayoutRect?
  /// The positions of the row's content.
  public var content: Content

  /// The content of a row.
  public enum Content: Sendable, Hashable {
    /// A section header.
    case header(ListHeader)
    /// An item.
    case item(ListItem)
  }
}

/// The content of a section header.
public struct ListHeader: Sendable, Hashable {
  /// Vertices of the triangle in its closed orientation.
  public var triangle: [LayoutPoint]
  /// The point about which the triangle rotates.
  public var pivot: LayoutPoint
  /// Rotation of the triangle in radians, clockwise.
  public var angle: Double
  /// The rectangle in which the key is centred.
  public var key: LayoutRect

  /// Vertices of the rotated triangle.
  public var turnedTriangle: [LayoutPoint] { triangle.map { pivot + ($0 - pivot).rotated(by: angle) } }
}

/// The content of an item row.
public struct ListItem: Sendable, Hashable {
  /// The thumbnail; nil if the item has none.
  public var thumbnail: LayoutRect?
  /// The text that is always visible.
  public var primary: LayoutRect
  /// The divider between the texts, with height 0; nil while the item is closed.
  public var divider: LayoutRect?
  /// The current position of the second text; nil while the item is closed.
  public var secondary: LayoutRect?
  /// The rectangle that clips the second text while it slides in from under the divider; nil while the item
  /// is closed.
  public var window: LayoutRect?
}
