package import DeckKit

/// The visible rows of a list at one moment, in points of the container.
package struct ListScene: Sendable, Hashable {
  /// The visible rectangle.
  package var canvas: LayoutRect
  /// The background.
  package var background: Background
  /// The direction of the list: texts start at its leading side.
  package var direction: LayoutDirection
  /// The layout's style.
  package var layout: ListLayout
  /// The visible rows, from the top.
  package var rows: [ListRow]
  /// The placements of the items, in drawing order.
  package var placements: [Placement]
}

extension ListRow {
  /// Whether any part of the row is inside `canvas`.
  func isVisible(in canvas: LayoutRect) -> Bool {
    frame.maxY > canvas.y && frame.y < canvas.maxY && frame.height > 0
  }
}

/// The visible rows of a list, with the drawings of their items.
package struct ListDrawing: Sendable, Hashable {
  /// The rows without the drawings.
  package var scene: ListScene
  /// The visible rows, from the top.
  package var rows: [Row]

  /// A row with its drawing.
  package enum Row: Sendable, Hashable {
    /// The heading of the section with that key.
    case header(ListRow, ListHeader, key: String)
    /// An item.
    case item(ListRow, ListItem, ListItemDrawing)
  }

  /// Creates the drawing of `scene`; `drawing` returns the drawing of an item's card.
  ///
  /// - Throws: what `drawing` throws.
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
