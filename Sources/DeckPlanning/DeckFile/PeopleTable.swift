import SourceText

/// Reads cards from a table of people: one card per row, with columns identified by their headings.
enum PeopleTable {
  /// Alternative headings of each field. Case, spaces, hyphens and underscores are ignored.
  private static let aliases: [CardField: [String]] = [
    .id: ["identifier", "key"],
    .photo: ["image", "picture", "file", "filename", "photofile", "path"],
    .name: ["fullname", "firstname", "person", "displayname"],
    .age: ["years"],
    .hobby: ["hobbies", "interest", "interests", "about"],
    .title: ["headline"],
    .detail: ["details", "description", "text", "bio"],
    .section: ["group", "category"],
    .alt: ["alttext", "alternativetext"],
    .focus: ["focalpoint"],
    .lang: ["language"],
  ]

  /// Parses a table; reports an error and returns no cards if it is malformed.
  ///
  /// - Parameter mapping: the headings of the columns that the deck file assigns to fields.
  static func read(
    _ bytes: [UInt8], file: String, mapping: [CardField: Written<String>], diagnostics: inout Diagnostics
  ) -> [CardRecord] {
    let table: DelimitedTable
    do { table = try DelimitedTable.parse(bytes) } catch {
      diagnostics.syntaxError(error, in: file)
      return []
    }
    let columns = columns(of: table, file: file, mapping: mapping, diagnostics: &diagnostics)
    if table.rows.isEmpty { diagnostics.noCards(at: SourcePlace(file: file)) }
    return table.rows.filter { row in row.fields.contains { !$0.text.isEmpty } }.compactMap { row in
      record(row, of: table, columns: columns, file: file, diagnostics: &diagnostics)
    }
  }

  /// The field of each column; nil for a column that is not used.
  private static func columns(
    of table: DelimitedTable, file: String, mapping: [CardField: Written<String>],
    diagnostics: inout Diagnostics
  ) -> [CardField?] {
    var taken: [CardField: DelimitedField] = [:]
    let mapped = named(mapping, in: table, file: file, diagnostics: &diagnostics)
    return table.header.map { field in
      let place = SourcePlace(file: file, position: field.position)
      guard let column = mapped[normalized(field.text)] ?? self.field(named: field.text) else {
        diagnostics.warning(
          .unknownColumn,
          "the column “\(field.text)” is not used"
            + suggestion(for: field.text, among: CardField.names), at: place)
        return nil
      }
      if let first = taken.updateValue(field, forKey: column) {
        diagnostics.error(
          .duplicateColumn,
          "the columns “\(first.text)” and “\(field.text)” both hold \(column.rawValue); rename one",
          at: place, field: column.rawValue)
      }
      return column
    }
  }

  /// The fields that the deck file assigns to columns, by the columns' normalized headings.
  private static func named(
    _ mapping: [CardField: Written<String>], in table: DelimitedTable, file: String,
    diagnostics: inout Diagnostics
  ) -> [String: CardField] {
    var fields: [String: CardField] = [:]
    for (field, header) in mapping.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let name = normalized(header.value)
      if let first = fields[name] {
        diagnostics.error(
          .duplicateColumn,
          "“\(header.value)” is already the column of \(first.rawValue); expected another",
          at: header.place,
          field: "columns")
      } else if table.header.contains(where: { normalized($0.text) == name }) {
        fields[name] = field
      } else {
        diagnostics.error(
          .unknownColumn,
          "the table \(file) has no column “\(header.value)”"
            + suggestion(for: header.value, among: table.header.map(\.text)), at: header.place,
          field: "columns")
      }
    }
    return fields
  }

  private static func field(named header: String) -> CardField? {
    let name = normalized(header)
    return CardField.allCases.first { $0.rawValue == name || aliases[$0]?.contains(name) == true }
  }

  private static func normalized(_ header: String) -> String {
    header.lowercased().filter { !" -_".contains($0) }
  }

  private static func record(
    _ row: DelimitedRow, of table: DelimitedTable, columns: [CardField?], file: String,
    diagnostics: inout Diagnostics
  ) -> CardRecord? {
    let place = SourcePlace(file: file, position: SourcePosition(line: row.line, column: 1))
    guard row.fields.count == columns.count else {
      diagnostics.error(
        .rowLength,
        "the row has \(row.fields.count) field\(row.fields.count == 1 ? "" : "s"); "
          + "expected \(columns.count), as in the header; "
          + "add or remove “\(table.delimiter)”, or quote a text that contains it", at: place,
        card: row.fields.first?.text)
      return nil
    }
    var record = CardRecord(place: place)
    // Unused columns were reported with the header.
    for case (let column?, let field) in zip(columns, row.fields) where !field.text.isEmpty {
      let text = Written(field.text, at: SourcePlace(file: file, position: field.position))
      record.set(column, text, diagnostics: &diagnostics)
    }
    return record
  }
}

extension CardRecord {
  /// Sets the field that a table's column holds.
  fileprivate mutating func set(
    _ field: CardField, _ text: Written<String>, diagnostics: inout Diagnostics
  ) {
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
    case .focus: focus = text.focus(&diagnostics)
    }
  }
}
