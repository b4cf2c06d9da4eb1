package import DeckKit

/// Rows of a list as they are seen at one moment, in points of the container.
package struct ListScene: Sendable, Hashable {
  /// The part of the plane that is seen.
  package var canvas: LayoutRect
  /// What lies behind the rows.
  package var background: Background
  /// Which side texts begin at.
  package var direction: LayoutDirection
  /// The look.
  package var layout: ListLayout
  /// The rows that are seen, from the top.
  package var rows: [ListRow]
  /// What the items among them show, by their cards' ids.
  package var items: [String: ListItemDrawing]
  /// Where the items are, in order of drawing.
  package var placements: [Placement]
}

extension ListRow {
  /// Whether any of the row is seen in `canvas`.
  func isSeen(in canvas: LayoutRect) -> Bool {
    frame.maxY > canvas.y && frame.y < canvas.maxY && frame.height > 0
  }
}
