import DeckKit

/// Contact sheets.
extension Planner {
  /// The page of a contact sheet that names none: A4.
  static let contactPage = LayoutSize(width: 595, height: 842)

  func contactPages(_ cards: [Card], columns: Int, size: LayoutSize) -> [ContactPage] {
    let grid = ContactGrid(page: size, columns: columns, card: deck.pictureSize)
    // A grid that holds nothing was refused when the deck was read.
    guard grid.capacity > 0 else { return [] }
    let count = (cards.count + grid.capacity - 1) / grid.capacity
    return (0..<count).map { page in
      let shown = cards.dropFirst(page * grid.capacity).prefix(grid.capacity)
      return ContactPage(
        size: size, direction: deck.style.direction, title: deck.title, number: "\(page + 1) / \(count)",
        language: deck.locale, heading: grid.heading,
        cells: shown.enumerated().map { cell($1, at: $0, of: grid) })
    }
  }

  /// A card's own picture; what has none shows where it would be.
  private func contactPicture(of card: Card) -> CardDrawing {
    var drawing = picture(of: card)
    if deck.style.layout.list != nil, card.photo == nil, case .color(let color) = deck.style.background {
      drawing.decoration.fill = color
    }
    return drawing
  }

  private func cell(_ card: Card, at index: Int, of grid: ContactGrid) -> ContactPage.Cell {
    let place = grid.cell(index, direction: deck.style.direction)
    let texts = card.listTexts
    return ContactPage.Cell(
      id: card.id, drawing: contactPicture(of: card), rect: place.picture, caption: place.caption,
      name: texts.primary, suffix: texts.suffix, language: card.language)
  }
}
