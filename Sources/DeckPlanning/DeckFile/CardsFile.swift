import SourceText

/// A file of cards apart from the deck file: a table (CSV, TSV) or a JSON list.
package enum CardsFile {
  /// Parses the cards in `bytes`; reports an error and returns an empty list if it is malformed.
  ///
  /// - Parameters:
  ///   - file: the path for messages. A name that ends in .json or .json5 is read as JSON.
  ///   - columns: the columns of a table that the deck file assigns to fields, by their headings.
  package static func parse(
    _ bytes: [UInt8], file: String, columns: [CardField: Written<String>], diagnostics: inout Diagnostics
  ) -> [CardRecord] {
    let name = file.lowercased()
    guard name.hasSuffix(".json") || name.hasSuffix(".json5") else {
      return PeopleTable.read(bytes, file: file, mapping: columns, diagnostics: &diagnostics)
    }
    do {
      let tree = try JSON5.parse(bytes)
      let place = SourcePlace(file: file, position: tree.position)
      guard case .array(let nodes) = tree.value else {
        diagnostics.error(
          .wrongType, "the file holds \(tree.value.kindName); expected a list of cards", at: place)
        return []
      }
      return DeckFile.records(nodes, file: file, at: place, &diagnostics)
    } catch {
      diagnostics.syntaxError(error, in: file)
      return []
    }
  }
}
