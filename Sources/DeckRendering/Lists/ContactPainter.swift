import DeckKit
import DeckPlanning
import Typesetting
import VectorDrawing

/// Converts a page of a contact sheet to drawing commands.
struct ContactPainter {
  let texts: ListTypesetter

  private static let title = CaptionText(size: 15, minimumSize: 10, weight: .semibold, color: .black)
  private static let number = CaptionText(size: 11, minimumSize: 8, weight: .regular, color: .gray)
  private static let name = CaptionText(size: 10, minimumSize: 8, weight: .semibold, color: .black)
  private static let id = CaptionText(size: 8, minimumSize: 6, weight: .regular, color: .gray)

  func page(_ contact: ContactDrawing) -> PageDrawing {
    var page = PageDrawing(size: contact.page.size, background: .color(.white))
    page.commands = heading(contact.page)
    for cell in contact.cells {
      page.commands += caption(cell.cell, contact.page.direction)
      page.pictures.append(
        PageDrawing.Picture(drawing: cell.drawing, rect: cell.cell.rect, window: cell.cell.rect))
    }
    return page
  }

  private func heading(_ contact: ContactPage) -> [DrawCommand] {
    let room = contact.heading
    let trailing: LayoutDirection = contact.direction == .leftToRight ? .rightToLeft : .leftToRight
    let number = texts.fitter("en", width: room.width)
      .fit(contact.number, suffix: "", style: Self.number, family: nil)
    let rest = max(0, room.width - (number?.line.width ?? 0) - ContactPage.headingSpacing)
    let title = texts.fitter(contact.language, width: rest, contact.direction)
      .fit(contact.title, suffix: "", style: Self.title, family: nil)
    return [
      title?.command(in: room, from: contact.direction), number?.command(in: room, from: trailing),
    ].compactMap(\.self)
  }

  private func caption(_ cell: ContactPage.Cell, _ direction: LayoutDirection) -> [DrawCommand] {
    var (upper, lower) = (cell.caption, cell.caption)
    upper.height = cell.caption.height * 13 / 24
    lower.y = upper.maxY
    lower.height = cell.caption.maxY - upper.maxY
    let name = texts.fitter(cell.language, width: cell.caption.width, direction)
      .fit(cell.name, suffix: cell.suffix, style: Self.name, family: nil)
    let id = texts.fitter("en", width: cell.caption.width)
      .fit(cell.id.rawValue, suffix: "", style: Self.id, family: nil)
    return [name?.command(in: upper, from: direction), id?.command(in: lower, from: direction)]
      .compactMap(\.self)
  }
}

extension ContactPage {
  /// The distance between title and number, in points.
  fileprivate static let headingSpacing = 12.0
}
