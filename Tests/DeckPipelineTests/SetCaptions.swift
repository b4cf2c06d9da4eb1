import DeckKit
@testable import DeckPipeline
import DeckPlanning
import DeckRendering
import Foundation
import Typesetting

/// The captions of a deck without photos, as they are laid out on its cards.
struct SetCaptions: Sendable {
  struct Person {
    var name: String
    var age: Int? = 37
    var hobby: String?
    var language = "en"
  }

  let deck: Deck
  let library: FontLibrary
  let drawings: [CardDrawing]

  /// - Parameter fields: further fields of the deck file, a comma first.
  init(_ people: [Person], fields: String = "") throws {
    let cards = people.map { person in
      [
        "name": person.name, "age": person.age, "hobby": person.hobby, "lang": person.language,
        "photo": "none.png",
      ].compactMapValues { $0 as (any Sendable)? }
    }
    let json = try JSONSerialization.data(withJSONObject: cards)
    var text = Array("{ \"cards\": ".utf8)
    text += json
    text += Array("\(fields) }".utf8)
    var diagnostics = Diagnostics()
    guard let file = DeckFile.parse(text, file: "deck.json", diagnostics: &diagnostics),
      case .inline(let records) = file.cards
    else { throw Unreadable(diagnostics: diagnostics) }
    deck = DeckResolver(folderName: "names").resolve(file, records: records, diagnostics: &diagnostics)
    guard !diagnostics.hasErrors else { throw Unreadable(diagnostics: diagnostics) }
    library = try FontLoading().library(for: deck, in: "/")
    drawings = CardPlan(of: deck, photos: [:]).map(\.drawing)
  }

  struct Unreadable: Error {
    var diagnostics: Diagnostics
  }
}
