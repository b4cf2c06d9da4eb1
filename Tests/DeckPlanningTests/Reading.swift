@testable import DeckPlanning
import SourceText

/// A deck file, and the table or list that it references, read from memory.
struct Reading {
  let deck: Deck?
  let diagnostics: Diagnostics

  /// Reads `text` as the deck file `deck.json` in the folder `party`, and `table` as the file of its cards.
  init(_ text: String, table: String = "") {
    self.init(Array(text.utf8), table: Array(table.utf8))
  }

  init(_ text: [UInt8], table: [UInt8]) {
    var diagnostics = Diagnostics()
    deck = DeckFile.parse(text, file: "deck.json", diagnostics: &diagnostics).map { file in
      let records = Self.records(of: file, table: table, &diagnostics)
      return DeckResolver(folderName: "party").resolve(file, records: records, diagnostics: &diagnostics)
    }
    self.diagnostics = diagnostics
  }

  /// Reads a deck of the given fields with three cards: ada, bo and cy.
  init(fields: String) {
    self.init(
      """
      { "cards": [
        { "id": "ada", "photo": "a.jpg" }, { "id": "bo", "photo": "b.jpg" }, \
        { "id": "cy", "photo": "c.jpg" } ],
      \(fields) }
      """)
  }

  /// Reads a deck of one card with the given fields and a photo.
  init(card fields: String) {
    self.init("{ cards: [{ photo: 'a.jpg', \(fields) }] }")
  }

  private static func records(
    of file: DeckFile, table: [UInt8], _ diagnostics: inout Diagnostics
  ) -> [CardRecord] {
    switch file.cards {
    case .inline(let records): return records
    case .file(let reference):
      guard let path = reference.path.path(field: "cards", in: .deckFolder, &diagnostics) else { return [] }
      return CardsFile(reference, file: path.rawValue).parse(table, diagnostics: &diagnostics)
    }
  }

  var cards: [Card] { deck?.cards ?? [] }
  var first: Diagnostic? { diagnostics.all.first }
  var codes: [String] { diagnostics.all.map(\.code.rawValue) }
  /// The diagnostics as printed.
  var lines: [String] { diagnostics.all.map(\.description) }
}

extension Diagnostic {
  /// The line number in its file.
  var line: Int? { place.position?.line }
}
