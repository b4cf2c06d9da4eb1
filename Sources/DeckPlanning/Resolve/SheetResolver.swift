import DeckKit
import PictureTypes
import SourceText

/// Resolves the sheets and toggles that a deck asks for to valid requests.
struct SheetResolver {
  let file: String
  let cards: [Card]
  let style: DeckStyle
  let locale: String
  let scales: [Double]
  /// The compression effort for PNG files.
  let effort: PNGEffort

  private static let kinds = ["sheet", "contact"]
  private static let defaultColumns = 4
  /// The valid widths and heights of pages: smaller ones have no space for content, larger ones exceed
  /// Cairo's surfaces at scale 3.
  private static let extents = 72.0...ListPlanner.maximumHeight
  private static let maximumColumns = 100

  // MARK: Sheets

  /// Resolves the requested sheets; the default for a list is one sheet with everything open.
  func sheets(_ written: Written<[JSONNode]>?, _ diagnostics: inout Diagnostics) -> [SheetRequest] {
    guard let written else { return style.layout.list == nil ? [] : [list(state: names.allOpen)] }
    return written.value.compactMap { sheet($0, &diagnostics) }
  }

  private func list(state: ListState) -> SheetRequest {
    SheetRequest(content: .list(state), scales: scales, formats: Set(SheetFormat.allCases))
  }

  private func sheet(_ node: JSONNode, _ diagnostics: inout Diagnostics) -> SheetRequest? {
    let place = SourcePlace(file: file, position: node.position)
    if case .string(let name) = node.value {
      guard let content = content(Written(name, at: place), nil, &diagnostics) else { return nil }
      return checked(
        SheetRequest(content: content, scales: scales, formats: Set(SheetFormat.allCases)), at: place,
        &diagnostics)
    }
    guard
      let reader = ObjectReader(
        node, of: file, what: "a sheet", keys: ["kind", "open", "columns", "pageSize", "formats", "scales"],
        diagnostics: &diagnostics)
    else { return nil }
    guard let kind = reader.string("kind", &diagnostics) else {
      diagnostics.error(
        .missingKey, "is missing; expected “sheet” or “contact”", at: place, field: "kind")
      return nil
    }
    guard let content = content(kind, reader, &diagnostics) else { return nil }
    let request = SheetRequest(
      content: content, pageSize: pageSize(reader, &diagnostics),
      scales: ScaleList.checked(reader.numbers("scales", count: nil, &diagnostics), &diagnostics) ?? scales,
      formats: formats(reader, &diagnostics))
    return checked(request, at: place, &diagnostics)
  }

  private func content(
    _ kind: Written<String>, _ reader: ObjectReader?, _ diagnostics: inout Diagnostics
  ) -> SheetRequest.Content? {
    switch kind.value {
    case "sheet":
      reportUnused(reader, "columns", of: kind.value, &diagnostics)
      return .list(reader.map { state($0, otherwise: names.allOpen, &diagnostics) } ?? names.allOpen)
    case "contact":
      reportUnused(reader, "open", of: kind.value, &diagnostics)
      return .contact(columns: columns(reader?.number("columns", &diagnostics), &diagnostics))
    default:
      diagnostics.error(
        .unknownKind,
        "unknown kind of sheet “\(kind.value)”" + suggestion(for: kind.value, among: Self.kinds),
        at: kind.place, field: "kind")
      return nil
    }
  }

  private func reportUnused(
    _ reader: ObjectReader?, _ key: String, of kind: String, _ diagnostics: inout Diagnostics
  ) {
    guard let reader, reader.node(key) != nil else { return }
    diagnostics.error(
      .unusedKey, "has no effect on a sheet of the kind “\(kind)”; remove it", at: reader.place(of: key),
      field: key)
  }

  private func columns(_ written: Written<Double>?, _ diagnostics: inout Diagnostics) -> Int {
    guard let written else { return Self.defaultColumns }
    guard (1...Double(Self.maximumColumns)).contains(written.value), written.value == written.value.rounded()
    else {
      diagnostics.error(
        .badColumns, "is \(written.value); expected a whole number from 1 to \(Self.maximumColumns)",
        at: written.place, field: "columns")
      return Self.defaultColumns
    }
    return Int(written.value)
  }

  private func pageSize(_ reader: ObjectReader, _ diagnostics: inout Diagnostics) -> LayoutSize? {
    if case .string(let name)? = reader.node("pageSize")?.value {
      if let size = PaperSize.size(named: name) { return size }
      diagnostics.error(
        .badSize, "unknown paper size “\(name)”" + suggestion(for: name, among: PaperSize.names),
        at: reader.place(of: "pageSize"), field: "pageSize")
      return nil
    }
    guard let written = reader.numbers("pageSize", count: 2, &diagnostics) else { return nil }
    guard written.value.allSatisfy(Self.extents.contains) else {
      diagnostics.error(
        .badSize,
        "is \(written.value); expected the name of a paper size, or width and height in points "
          + "from \(Int(Self.extents.lowerBound)) to \(Int(Self.extents.upperBound))", at: written.place,
        field: "pageSize")
      return nil
    }
    return LayoutSize(width: written.value[0], height: written.value[1])
  }

  private func formats(_ reader: ObjectReader, _ diagnostics: inout Diagnostics) -> Set<SheetFormat> {
    guard let written = reader.strings("formats", &diagnostics) else { return Set(SheetFormat.allCases) }
    let known = SheetFormat.allCases.map(\.rawValue)
    var formats: Set<SheetFormat> = []
    for name in written.value {
      guard let format = SheetFormat(rawValue: name.value) else {
        diagnostics.error(
          .unknownFormat,
          "unknown sheet format “\(name.value)”" + suggestion(for: name.value, among: known),
          at: name.place, field: "formats")
        continue
      }
      if !formats.insert(format).inserted {
        diagnostics.error(
          .duplicateFormat, "contains a format twice; remove one", at: name.place, field: "formats")
      }
    }
    if written.value.isEmpty {
      diagnostics.error(
        .emptyList, "is empty; expected “png”, “pdf” or both", at: written.place, field: "formats")
    }
    return formats
  }

  /// The request; reports an error and returns nil if its pages cannot hold the content.
  private func checked(
    _ request: SheetRequest, at place: SourcePlace, _ diagnostics: inout Diagnostics
  ) -> SheetRequest? {
    let scale = request.scales.last ?? 1
    if let page = request.pageSize, !isDrawable(page, at: scale) {
      diagnostics.error(
        .sceneTooLarge,
        "a page would be \(page.width) × \(page.height) points at scale \(scale.shortText); expected at most "
          + "\(Int(SceneSizeCheck.maximumPixels / 1e6)) million pixels; reduce the scale or the page size",
        at: place, field: "pageSize")
      return nil
    }
    switch request.content {
    case .list:
      let width = style.layout.list == nil ? DeckPreset.sections.size.width : style.size.width
      guard let page = request.pageSize, page.width < width else { return request }
      diagnostics.error(
        .badSize, "is \(page.width) points wide; expected at least \(width), the width of the list",
        at: place,
        field: "pageSize")
      return nil
    case .contact(let columns):
      let page = request.pageSize ?? ContactGrid.standardPage
      let card = style.layout.list.map {
        LayoutSize(width: $0.item.thumbnailSize, height: $0.item.thumbnailSize)
      }
      let grid = ContactGrid(page: page, columns: columns, card: card ?? style.cardFrame.size)
      if grid.capacity > 0 { return request }
      diagnostics.error(
        .badColumns,
        "no card fits on a page of \(page.width) × \(page.height) points with "
          + "\(columns) column\(columns == 1 ? "" : "s"); expected "
          + (grid.picture.width < 8 ? "fewer columns" : "more columns") + " or a larger page", at: place,
        field: "columns")
      return nil
    }
  }

  private func isDrawable(_ page: LayoutSize, at scale: Double) -> Bool {
    page.width * page.height * scale * scale <= SceneSizeCheck.maximumPixels
  }

  // MARK: Open sections and items

  var names: ListNames {
    ListNames(sections: DeckSection.grouping(cards, locale: locale))
  }

  /// Resolves the open parts of the list: "all", or keys of sections and ids of cards.
  func state(
    _ reader: ObjectReader, otherwise standard: ListState, _ diagnostics: inout Diagnostics
  ) -> ListState {
    guard let node = reader.node("open") else { return standard }
    let names = names
    if case .string("all") = node.value { return names.allOpen }
    guard let written = reader.strings("open", &diagnostics) else { return standard }
    return ListState(open: Set(written.value.flatMap { targets($0, names, field: "open", &diagnostics) }))
  }

  func targets(
    _ name: Written<String>, _ names: ListNames, field: String, _ diagnostics: inout Diagnostics
  ) -> [ListTarget] {
    let targets = names.targets(name.value)
    // A deck without cards was reported already.
    if targets.isEmpty, !cards.isEmpty {
      diagnostics.error(
        .unknownTarget,
        "no section has the key “\(name.value)”, and no card has this id"
          + suggestion(for: name.value, among: names.all),
        at: name.place, field: field)
    }
    return targets
  }
}
