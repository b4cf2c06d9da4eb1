import SourceText

/// Cards from a table of people: a row a card, columns found by the names in the header.
enum PeopleTable {
  /// Other names that columns are known by, compared without case, spaces, hyphens and underscores.
  private static let aliases: [String: [String]] = [
    "id": ["identifier", "key"],
    "photo": ["image", "picture", "file", "filename", "photofile", "path"],
    "name": ["fullname", "firstname", "person", "displayname"],
    "age": ["years"],
    "hobby": ["hobbies", "interest", "interests", "about"],
    "title": ["headline"],
    "detail": ["details", "description", "text", "bio"],
    "section": ["group", "category"],
    "alt": ["alttext", "alternativetext"],
    "focus": ["focalpoint"],
    "lang": ["language"],
  ]

  /// The cards of a table.
  ///
  /// - Parameter mapping: columns that the deck file names itself: key of a card → header name.
  static func read(
    _ bytes: [UInt8], file: String, mapping: [String: Written<String>], diagnostics: inout Diagnostics
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

  /// For each column the key of a card that it holds.
  private static func columns(
    of table: DelimitedTable, file: String, mapping: [String: Written<String>], diagnostics: inout Diagnostics
  ) -> [String?] {
    var taken: [String: DelimitedField] = [:]
    let mapped = named(mapping, in: table, file: file, diagnostics: &diagnostics)
    return table.header.map { field in
      let place = SourcePlace(file: file, position: field.position)
      guard let key = mapped[folded(field.text)] ?? key(named: field.text) else {
        diagnostics.warning(
          "unknown-column",
          "the column “\(field.text)” is not used"
            + suggestion(for: field.text, among: CardRecord.keys), at: place)
        return nil
      }
      if let first = taken.updateValue(field, forKey: key) {
        diagnostics.error(
          "duplicate-column", "the columns “\(first.text)” and “\(field.text)” both hold \(key); rename one",
          at: place, field: key)
      }
      return key
    }
  }

  /// For each column that the deck file names itself the key of a card that it holds.
  private static func named(
    _ mapping: [String: Written<String>], in table: DelimitedTable, file: String,
    diagnostics: inout Diagnostics
  ) -> [String: String] {
    var keys: [String: String] = [:]
    for (key, header) in mapping.sorted(by: { $0.key < $1.key }) {
      let name = folded(header.value)
      if let first = keys[name] {
        diagnostics.error(
          "duplicate-column",
          "“\(header.value)” is named as the column of \(first) already; expected another", at: header.place,
          field: "columns")
      } else if table.header.contains(where: { folded($0.text) == name }) {
        keys[name] = key
      } else {
        diagnostics.error(
          "unknown-column",
          "the table \(file) has no column “\(header.value)”"
            + suggestion(for: header.value, among: table.header.map(\.text)), at: header.place,
          field: "columns")
      }
    }
    return keys
  }

  private static func key(named header: String) -> String? {
    let name = folded(header)
    return CardRecord.keys.first { $0 == name || aliases[$0]?.contains(name) == true }
  }

  private static func folded(_ header: String) -> String {
    header.lowercased().filter { !" -_".contains($0) }
  }

  private static func record(
    _ row: DelimitedRow, of table: DelimitedTable, columns: [String?], file: String,
    diagnostics: inout Diagnostics
  ) -> CardRecord? {
    let place = SourcePlace(file: file, position: SourcePosition(line: row.line, column: 1))
    guard row.fields.count == columns.count else {
      diagnostics.error(
        "row-length",
        "the row has \(row.fields.count) field\(row.fields.count == 1 ? "" : "s"), the header \(columns.count)"
          + "; add or remove “\(table.delimiter)”, or put quotes around a text that holds one", at: place,
        card: row.fields.first?.text)
      return nil
    }
    var record = CardRecord(place: place)
    for (key, field) in zip(columns, row.fields) where !field.text.isEmpty {
      guard let key else { continue }
      let text = Written(field.text, at: SourcePlace(file: file, position: field.position))
      record.set(key, text, diagnostics: &diagnostics)
    }
    return record
  }
}

extension CardRecord {
  /// Sets what a table's column `key` holds.
  fileprivate mutating func set(_ key: String, _ text: Written<String>, diagnostics: inout Diagnostics) {
    switch key {
    case "id": id = text
    case "photo": photo = text
    case "name": name = text
    case "age": age = text.map { .text($0) }
    case "hobby": hobby = text
    case "title": title = text
    case "detail": detail = text
    case "section": section = text
    case "alt": alt = text
    case "lang": lang = text
    default: focus = text.focus(&diagnostics)
    }
  }
}
