import SourceText

/// One card as it was written, in a deck file or in a row of a table.
package struct CardRecord: Sendable {
  /// Where the card begins.
  package var place: SourcePlace
  var id, photo, name, hobby, title, detail, section, alt, lang: Written<String>?
  /// The age: a JSON number, or the text of a table's field.
  var age: Written<AgeText>?
  var focus: Written<FocusText>?

  init(place: SourcePlace) {
    self.place = place
  }

  /// The keys of a card, in the order in which documentation names them.
  static let keys = [
    "id", "photo", "name", "age", "hobby", "title", "detail", "section", "alt", "focus", "lang",
  ]
}

/// An age before it is known to be one.
enum AgeText: Sendable {
  case number(Double)
  case text(String)
  /// No text and no number, but a value of this kind.
  case other(kind: String)
}

extension CardRecord {
  /// The card that a JSON object describes.
  init?(_ node: JSONNode, of file: String, number: Int, diagnostics: inout Diagnostics) {
    let label = Self.label(of: node) ?? "#\(number)"
    guard
      let reader = ObjectReader(
        node, of: file, what: "a card", keys: Self.keys, card: label, diagnostics: &diagnostics)
    else { return nil }
    self.init(place: reader.place)
    id = reader.string("id", &diagnostics)
    photo = reader.string("photo", &diagnostics)
    name = reader.string("name", &diagnostics)
    hobby = reader.string("hobby", &diagnostics)
    title = reader.string("title", &diagnostics)
    detail = reader.string("detail", &diagnostics)
    section = reader.string("section", &diagnostics)
    alt = reader.string("alt", &diagnostics)
    lang = reader.string("lang", &diagnostics)
    focus = reader.focus("focus", &diagnostics)
    age = reader.node("age").map { node in
      let place = SourcePlace(file: file, position: node.position)
      return switch node.value {
      case .number(let number): Written(.number(number), at: place)
      case .string(let text): Written(.text(text), at: place)
      default: Written(.other(kind: node.value.kindName), at: place)
      }
    }
  }

  /// What a person would know the card by in a message: its id or name.
  private static func label(of node: JSONNode) -> String? {
    guard case .object(let members) = node.value else { return nil }
    for key in ["id", "name", "photo"] {
      if case .string(let text)? = members.first(where: { $0.key == key })?.value.value, !text.isEmpty {
        return text
      }
    }
    return nil
  }
}
