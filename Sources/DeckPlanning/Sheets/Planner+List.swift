package import DeckKit

/// Lists.
extension Planner {
  /// What the items show, by their cards' ids; for measuring.
  package var listItems: [String: ListItemDrawing] { items(of: deck.cards) }

  /// The same planner once the texts of lists were measured.
  package func knowing(listMetrics: ListMetrics) -> Planner {
    var planner = self
    planner.measurements.listMetrics = listMetrics
    return planner
  }

  /// Heights of the texts of lists; nil where they were not measured.
  package var listMetrics: ListMetrics? { measurements.listMetrics }

  func items(of cards: [Card]) -> [String: ListItemDrawing] {
    let style = deck.listStyle
    guard let list = style.layout.list else { return [:] }
    let items = cards.map { ($0.id, item($0, list.item, in: style)) }
    return Dictionary(items) { first, _ in first }
  }

  private func item(_ card: Card, _ look: ListItemStyle, in style: DeckStyle) -> ListItemDrawing {
    let texts = card.listTexts
    return ListItemDrawing(
      style: look, rowWidth: style.size.width, direction: style.direction, primary: texts.primary,
      suffix: texts.suffix, secondary: texts.secondary, language: card.language,
      primaryFamily: deck.fonts.name, secondaryFamily: deck.fonts.hobby,
      thumbnail: card.photo == nil ? nil : thumbnail(of: card, look))
  }

  /// The photo alone, as small as rows show it.
  func thumbnail(of card: Card, _ look: ListItemStyle) -> CardDrawing {
    var drawing = drawing(
      of: card, size: LayoutSize(width: look.thumbnailSize, height: look.thumbnailSize))
    drawing.decoration.cornerRadius = look.thumbnailRadius
    drawing.decoration.shadow = nil
    drawing.decoration.scrim = nil
    drawing.caption.name = ""
    drawing.caption.age = nil
    drawing.caption.suffix = ""
    drawing.caption.hobby = nil
    return drawing
  }

  /// A card's own picture.
  func picture(of card: Card) -> CardDrawing {
    guard let list = deck.style.layout.list else { return drawing(of: card, size: deck.style.cardFrame.size) }
    return thumbnail(of: card, list.item)
  }

  /// The list at rest and the sheets.
  func sheets(_ usable: [Card]) -> [SheetTask] {
    var names = IdentifierPool([])
    let sheets = usable.isEmpty ? [] : deck.sheets.flatMap { sheet($0, usable, &names) }
    return rest(usable) + sheets
  }

  private func sheet(
    _ request: SheetRequest, _ usable: [Card], _ names: inout IdentifierPool
  ) -> [SheetTask] {
    switch request.content {
    case .list(let state):
      let id = names.claim(SheetTask.Kind.sheet.rawValue)
      let pages = ListPlan(planner: self, cards: usable)?.pages(state, size: request.pageSize) ?? []
      return [
        task(request, id: id, kind: .sheet, pages: pages.map { .list($0) }, state: state)
      ]
    case .contact(let columns):
      let id = names.claim(SheetTask.Kind.contact.rawValue)
      let pages = contactPages(usable, columns: columns, size: request.pageSize ?? Self.contactPage)
      return [task(request, id: id, kind: .contact, pages: pages.map { .contact($0) }, state: nil)]
    }
  }

  private func task(
    _ request: SheetRequest, id: String, kind: SheetTask.Kind, pages: [SheetPage.Content], state: ListState?
  ) -> SheetTask {
    let scales = request.formats.contains(.png) ? request.scales : []
    return SheetTask(
      id: id, kind: kind, title: deck.title, state: state,
      pages: pages.enumerated().map { index, content in
        SheetPage(
          content: content,
          outputs: scales.map {
            ImageOutput(
              path: OutputNames.sheetPage(id, page: index + 1, scale: $0), scale: $0, encoding: .png)
          })
      }, document: request.formats.contains(.pdf) ? OutputNames.document(id) : nil)
  }

  /// What a screen shows of the list before anything is touched.
  private func rest(_ usable: [Card]) -> [SheetTask] {
    let scales = Set(deck.previews.flatMap(\.scales)).sorted()
    guard deck.style.layout.list != nil, !scales.isEmpty, !usable.isEmpty,
      let scene = ListPlan(planner: self, cards: usable)?.screen
    else { return [] }
    let id = SheetTask.Kind.rest.rawValue
    return [
      SheetTask(
        id: id, kind: .rest, title: deck.title, state: ListState(),
        pages: [
          SheetPage(
            content: .list(scene),
            outputs: scales.map {
              ImageOutput(path: OutputNames.still(id, scale: $0), scale: $0, encoding: .png)
            })
        ])
    ]
  }
}
