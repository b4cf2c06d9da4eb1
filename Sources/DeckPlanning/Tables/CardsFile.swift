import SourceText

/// A file of cards apart from the deck file: a table (CSV, TSV or a workbook) or a JSON list.
package enum CardsFile {
  /// Parses the cards in `bytes`; reports an error and returns an empty list if it is malformed.
  ///
  /// - Parameters:
  ///   - file: the path for messages. A name that ends in .json or .json5 is read as JSON.
  ///   - columns: the columns that the deck file assigns to fields, by their headings or keys.
  package static func parse(
    _ bytes: [UInt8], file: String, columns: [CardField: [Written<String>]], diagnostics: inout Diagnostics
  ) -> [CardRecord] {
    let name = file.lowercased()
    do {
      guard name.hasSuffix(".json") || name.hasSuffix(".json5") else {
        return PeopleTable(file: file, mapping: columns)
          .records(of: try Table.parse(bytes), diagnostics: &diagnostics)
      }
      return PeopleList(file: file, mapping: columns)
        .records(of: try JSON5.parse(bytes), diagnostics: &diagnostics)
    } catch {
      diagnostics.syntaxError(error, in: file)
      return []
    }
  }
}
