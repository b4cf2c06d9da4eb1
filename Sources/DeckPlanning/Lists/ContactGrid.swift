import DeckKit

/// The positions of the cells of a contact sheet.
struct ContactGrid: Sendable, Hashable {
  /// The page size of a contact sheet without one of its own: A4.
  static let standardPage = LayoutSize(width: 595, height: 842)
  /// The margin around a page, in points.
  static let margin = 28.0
  /// The distance between cells, in points.
  static let spacing = 14.0
  /// The height of the line with title and page number, and the distance below it, in points.
  static let heading = (height: 20.0, spacing: 12.0)
  /// The height of the two lines under a card, and the distance above them, in points.
  static let caption = (height: 24.0, spacing: 5.0)

  let page: LayoutSize
  let columns: Int
  /// The size of a card's picture.
  let picture: LayoutSize

  /// Creates a grid of cards with the aspect ratio of `card`.
  init(page: LayoutSize, columns: Int, card: LayoutSize) {
    self.page = page
    self.columns = columns
    let width = (page.width - 2 * Self.margin - Double(columns - 1) * Self.spacing) / Double(columns)
    picture = LayoutSize(width: width, height: card.width > 0 ? width * card.height / card.width : 0)
  }

  private var top: Double { Self.margin + Self.heading.height + Self.heading.spacing }
  private var cellHeight: Double { picture.height + Self.caption.spacing + Self.caption.height }

  /// The number of rows that fit on a page; 0 if not even one fits.
  var rows: Int {
    let available = page.height - top - Self.margin + Self.spacing
    guard picture.width >= 8, available > 0 else { return 0 }
    return Int((available / (cellHeight + Self.spacing)).rounded(.down))
  }

  /// The number of cards that fit on a page.
  var capacity: Int { rows * columns }

  /// The rectangle of title and page number.
  var heading: LayoutRect {
    LayoutRect(
      x: Self.margin, y: Self.margin, width: page.width - 2 * Self.margin, height: Self.heading.height)
  }

  /// The rectangles of the picture and the caption of the cell with that index.
  func cell(_ index: Int, direction: LayoutDirection) -> (picture: LayoutRect, caption: LayoutRect) {
    let (row, column) = (index / columns, index % columns)
    let place = direction == .leftToRight ? column : columns - 1 - column
    let x = Self.margin + Double(place) * (picture.width + Self.spacing)
    let y = top + Double(row) * (cellHeight + Self.spacing)
    return (
      LayoutRect(x: x, y: y, width: picture.width, height: picture.height),
      LayoutRect(
        x: x, y: y + picture.height + Self.caption.spacing, width: picture.width,
        height: Self.caption.height)
    )
  }
}
