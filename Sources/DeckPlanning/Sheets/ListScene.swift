public import DeckKit

/// Rows of a list as they are seen at one moment, in points of the container.
public struct ListScene: Sendable, Hashable {
  /// The part of the plane that is seen.
  public var canvas: LayoutRect
  /// What lies behind the rows.
  public var background: Background
  /// Which side texts begin at.
  public var direction: LayoutDirection
  /// The look.
  public var layout: ListLayout
  /// The rows that are seen, from the top.
  public var rows: [ListRow]
  /// What the items among them show, by their cards' ids.
  public var items: [String: ListItemDrawing]
  /// Where the items are, in order of drawing.
  public var placements: [Placement]
}

extension ListRow {
  /// Whether any of the row is seen in `canvas`.
  func isSeen(in canvas: LayoutRect) -> Bool {
    frame.maxY > canvas.y && frame.y < canvas.maxY && frame.height > 0
  }
}
