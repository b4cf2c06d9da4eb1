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
  /// Where the items are, in order of drawing.
  package var placements: [Placement]
}

extension ListRow {
  /// Whether any of the row is seen in `canvas`.
  func isSeen(in canvas: LayoutRect) -> Bool {
    frame.maxY > canvas.y && frame.y < canvas.maxY && frame.height > 0
  }
}

/// Rows of a list and what their items show.
package struct ListDrawing: Sendable, Hashable {
  /// The rows without what the items show.
  package var scene: ListScene
  /// The rows that are seen, from the top.
  package var rows: [Row]

  /// A row and what it shows.
  package enum Row: Sendable, Hashable {
    /// The heading of the section of that key.
    case header(ListRow, ListHeader, key: String)
    /// An item.
    case item(ListRow, ListItem, ListItemDrawing)
  }

  /// The rows of `scene`, with what `drawing` makes of the items' cards.
  init<Failure: Error>(
    _ scene: ListScene, drawing: (CardID) throws(Failure) -> ListItemDrawing
  ) throws(Failure) {
    self.scene = scene
    rows = []
    for row in scene.rows {
      switch row.content {
      case .header(let header): rows.append(.header(row, header, key: row.target.name))
      case .item(let item): rows.append(.item(row, item, try drawing(CardID(rawValue: row.target.name))))
      }
    }
  }
}

extension ListTarget {
  /// The section's key or the item's id.
  var name: String {
    switch self {
    case .section(let key): key
    case .item(let id): id.rawValue
    }
  }
}
