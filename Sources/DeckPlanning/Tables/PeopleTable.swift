import SourceText

/// Reads cards from a table of people: one card per row, with columns identified by their headings.
struct PeopleTable {
  /// The path of the table, for messages.
  let file: String
  /// The headings of the columns that the deck file assigns to fields.
  let mapping: [CardField: [Written<String>]]

  /// Reads the cards of a table; reports an error and returns none if it has no row of headings.
  func records(of table: Table, diagnostics: inout Diagnostics) -> [CardRecord] {
    let rows = table.rows.map(Self.trimmed)
    guard let header = header(of: rows) else {
      reportNoHeadings(rows, &diagnostics)
      return []
    }
    let headings = rows[header].cells.map { Heading(text: $0.text, place: place(of: $0)) }
    let people = rows.dropFirst(header + 1).filter { row in row.cells.contains { !$0.text.isEmpty } }
    let columns = ColumnAssignment(headings, of: file, mapping: mapping, diagnostics: &diagnostics)
    if people.isEmpty { diagnostics.noCards(at: SourcePlace(file: file)) }
    return people.enumerated().map { index, row in
      diagnostics.reading(card: index) { diagnostics in
        record(row, columns, headings: headings.count, diagnostics: &diagnostics)
      }
    }
  }

  /// The outline of a table; nil if it has no row of headings.
  func outline(of table: Table) -> CardsFile.Outline? {
    let rows = table.rows.map(Self.trimmed)
    guard let header = header(of: rows) else { return nil }
    let headings = rows[header].cells.map { Heading(text: $0.text, place: place(of: $0)) }
    var unused = Diagnostics()
    let assignment = ColumnAssignment(headings, of: file, mapping: mapping, diagnostics: &unused)
    var columns = [CardField?](repeating: nil, count: headings.count)
    for (field, column) in assignment.columns { columns[column] = field }
    func texts(_ field: CardField) -> [String] {
      guard let column = assignment.columns[field] else { return [] }
      return rows.dropFirst(header + 1).compactMap { row in
        row.cells.indices.contains(column) ? row.cells[column].text : nil
      }
    }
    return CardsFile.Outline(columns: columns, photos: texts(.photo), ids: texts(.id))
  }

  // MARK: Headings

  /// The number of rows in which headings are searched: titles and notes may stand above them.
  private static let rowsToSearch = 20

  /// The index of the row of headings: the first row if any of its cells is a known heading and it is not a
  /// title alone, else the first row of which two are.
  private func header(of rows: [TableRow]) -> Int? {
    let counts = rows.prefix(Self.rowsToSearch).map { row in
      row.cells.contains { $0.text.hasImageSuffix }
        ? 0 : ColumnAssignment.known(row.cells.map(\.text), mapping: mapping)
    }
    let best = counts.firstIndex { $0 >= 2 }
    guard let first = counts.first, first > 0 else {
      return best ?? counts.indices.first { counts[$0] == 1 && rows[$0].filledCells == 1 }
    }
    return rows[0].filledCells == 1 ? best ?? 0 : 0
  }

  private func reportNoHeadings(_ rows: [TableRow], _ diagnostics: inout Diagnostics) {
    guard let first = rows.first(where: { $0.filledCells > 1 }) ?? rows.first else {
      return diagnostics.noCards(at: SourcePlace(file: file))
    }
    let cells = first.cells.map(\.text).filter { !$0.isEmpty }
    let shown = cells.prefix(5).joined(separator: ", ") + (cells.count > 5 ? ", …" : "")
    let isPerson = cells.contains { $0.hasImageSuffix || Int($0) != nil }
    diagnostics.error(
      .noHeadings,
      isPerson
        ? "the table has no row of headings: it starts with “\(shown)”; expected headings such as "
          + "photo, name, age, hobby; insert them as the first line"
        : "none of the headings “\(shown)” is known; expected headings such as photo, name, age, hobby; say "
          + "what the columns hold by \"columns\": { \"photo\": \"…\", \"name\": \"…\" }",
      at: SourcePlace(file: file, position: SourcePosition(line: first.line, column: 1)), field: "cards")
  }

  // MARK: Rows

  private func record(
    _ row: TableRow, _ columns: ColumnAssignment, headings: Int, diagnostics: inout Diagnostics
  ) -> CardRecord {
    var record = CardRecord(
      place: SourcePlace(file: file, position: SourcePosition(line: row.line, column: 1)))
    func text(_ column: Int?) -> Written<String>? {
      guard let column, row.cells.indices.contains(column), !row.cells[column].text.isEmpty else {
        return nil
      }
      return Written(row.cells[column].text, at: place(of: row.cells[column]))
    }
    for (field, column) in columns.columns {
      if let text = text(column) { record.set(field, text) }
    }
    let parts = columns.nameParts.isEmpty ? [] : columns.nameParts.compactMap(text)
    let (given, family) = (text(columns.givenName), text(columns.familyName))
    if let first = parts.first {
      record.name = Written(parts.map(\.value).joined(separator: " "), at: first.place)
    } else if let first = record.name ?? given ?? family {
      let name = PersonName.joined(name: record.name?.value, given: given?.value, family: family?.value)
      record.name = Written(name, at: first.place)
    }
    if let focus = columns.columns[.focus].flatMap(text) { record.focus = focus.focus(&diagnostics) }
    checkLength(row, of: record, headings: headings, &diagnostics)
    return record
  }

  /// Reports cells with text beyond the last heading. Excel leaves out empty cells at the end of a row, and
  /// other programs write too many.
  private func checkLength(
    _ row: TableRow, of record: CardRecord, headings: Int, _ diagnostics: inout Diagnostics
  ) {
    guard let last = row.cells.lastIndex(where: { !$0.text.isEmpty }), last >= headings else { return }
    diagnostics.error(
      .rowLength,
      "the row has \(last + 1) cells; expected at most \(headings), as there are headings; put a text that "
        + "contains the delimiter in quotes", at: place(of: row.cells[headings]),
      card: record.label)
  }

  private func place(of cell: TableCell) -> SourcePlace { SourcePlace(file: file, position: cell.position) }

  private static func trimmed(_ row: TableRow) -> TableRow {
    var row = row
    for index in row.cells.indices { row.cells[index].text = row.cells[index].text.withoutBlankEnds }
    return row
  }
}

extension TableRow {
  /// The number of cells with text.
  fileprivate var filledCells: Int { cells.count { !$0.text.isEmpty } }
}

extension String {
  /// The text without white space and invisible characters at its ends, such as no-break spaces and
  /// zero-width spaces.
  package var withoutBlankEnds: String {
    if let first = utf8.first, let last = utf8.last, (0x21...0x7E).contains(first),
      (0x21...0x7E).contains(last)
    {
      return self
    }
    func isBlank(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.isWhitespace || ["\u{FEFF}", "\u{200B}", "\u{2060}", "\u{AD}"].contains(scalar)
    }
    guard let first = unicodeScalars.firstIndex(where: { !isBlank($0) }),
      let last = unicodeScalars.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(unicodeScalars[first...last])
  }

  /// Whether the text ends like the name of a picture's file.
  fileprivate var hasImageSuffix: Bool {
    let name = lowercased()
    return [".jpg", ".jpeg", ".png", ".webp", ".heic", ".gif", ".tif", ".tiff"].contains {
      name.hasSuffix($0)
    }
  }
}

extension CardRecord {
  /// Sets the field that a table's column holds, except the focus, whose text must be parsed.
  fileprivate mutating func set(_ field: CardField, _ text: Written<String>) {
    switch field {
    case .id: id = text
    case .photo: photo = text
    case .name: name = text
    case .age: age = text.map { .text($0) }
    case .hobby: hobby = text
    case .title: title = text
    case .detail: detail = text
    case .section: section = text
    case .alt: alt = text
    case .lang: lang = text
    case .focus: break
    }
  }
}
