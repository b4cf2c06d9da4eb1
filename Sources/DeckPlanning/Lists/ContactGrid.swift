import DeckKit

/// The places of a contact sheet's cells.
struct ContactGrid: Sendable, Hashable {
  /// The page of a contact sheet that names none: A4.
  static let standardPage = LayoutSize(width: 595, height: 842)
  /// Points around a page.
  static let margin = 28.0
  /// Points between cells.
  static let spacing = 14.0
  /// Height of title and number, and points below them.
  static let heading = (height: 20.0, spacing: 12.0)
  /// Height of the two lines under a card, and points above them.
  static let caption = (height: 24.0, spacing: 5.0)

  let page: LayoutSize
  let columns: Int
  /// Size of a card's picture.
  let picture: LayoutSize

  /// A grid of cards of the shape of `card`.
  init(page: LayoutSize, columns: Int, card: LayoutSize) {
    self.page = page
    self.columns = columns
    let width = (page.width - 2 * Self.margin - Double(columns - 1) * Self.spacing) / Double(columns)
    picture = LayoutSize(width: width, height: card.width > 0 ? width * card.height / card.width : 0)
  }

  private var top: Double { Self.margin + Self.heading.height + Self.heading.spacing }
  private var cellHeight: Double { picture.height + Self.caption.spacing + Self.caption.height }

  /// Rows that a page holds; none where not even one fits.
  var rows: Int {
    let room = page.height - top - Self.margin + Self.spacing
    guard picture.width >= 8, room > 0 else { return 0 }
    return Int((room / (cellHeight + Self.spacing)).rounded(.down))
  }

  /// Cards that a page holds.
  var capacity: Int { rows * columns }

  /// The room of title and number.
  var heading: LayoutRect {
    LayoutRect(
      x: Self.margin, y: Self.margin, width: page.width - 2 * Self.margin, height: Self.heading.height)
  }

  /// Where picture and caption of the cell `index` of a page are.
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
