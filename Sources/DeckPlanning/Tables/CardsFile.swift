package import SourceText

/// A file of cards apart from the deck file: a table or a JSON list.
package struct CardsFile {
  /// The path for messages. A name that ends in .json or .json5 is read as JSON.
  package let file: String
  /// The columns that hold fields, by their headings or keys.
  package let columns: [CardField: [Written<String>]]

  /// A file that `reference` names.
  package init(_ reference: DeckFile.TableReference, file: String) {
    self.file = file
    columns = reference.columns
  }

  /// Parses the cards in `bytes`, which are text; reports an error and returns an empty list if they are
  /// malformed.
  package func parse(_ bytes: [UInt8], diagnostics: inout Diagnostics) -> [CardRecord] {
    let name = file.lowercased()
    do {
      guard name.hasSuffix(".json") || name.hasSuffix(".json5") else {
        return records(of: try Table.parse(bytes), diagnostics: &diagnostics)
      }
      return PeopleList(file: file, mapping: columns)
        .records(of: try JSON5.parse(bytes), diagnostics: &diagnostics)
    } catch {
      var error = error
      if error.expected == SyntaxError.utf8, !name.hasSuffix(".json"), !name.hasSuffix(".json5") {
        error.advice = "\(error.advice ?? ""), or name its encoding, such as \"encoding\": \"windows-1252\""
      }
      diagnostics.syntaxError(error, in: file)
      return []
    }
  }

  /// What the columns of a table hold and which photos and ids it has.
  package struct Outline {
    /// The field of each column; nil for other columns.
    package var columns: [CardField?]
    /// The texts of the columns of photos and ids.
    package var photos, ids: [String]
  }

  /// The outline of a table; nil if it has no row of headings.
  package func outline(of table: Table) -> Outline? {
    PeopleTable(file: file, mapping: columns).outline(of: table)
  }

  /// The cards of a table.
  package func records(of table: Table, diagnostics: inout Diagnostics) -> [CardRecord] {
    PeopleTable(file: file, mapping: columns).records(of: table, diagnostics: &diagnostics)
  }
}
