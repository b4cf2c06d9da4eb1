import SourceText

/// A card as written in a deck file or in a row of a table; nothing is checked yet.
package struct CardRecord: Sendable {
  /// The position of the card's first character.
  package var place: SourcePlace
  var id, photo, name, hobby, title, detail, section, alt, lang: Written<String>?
  /// The age: a JSON number, or the text of a table field.
  var age: Written<AgeText>?
  var focus: Written<FocusText>?

  init(place: SourcePlace) {
    self.place = place
  }
}

/// The value of an age field before it is checked.
enum AgeText: Sendable {
  case number(Double)
  case text(String)
  /// A JSON value that is neither a number nor a string; `kind` names its type for messages.
  case other(kind: String)

  init(_ value: JSONValue) {
    switch value {
    case .number(let number): self = .number(number)
    case .string(let text): self = .text(text)
    case .null, .bool, .array, .object: self = .other(kind: value.kindName)
    }
  }
}

extension CardRecord {
  /// Reads a card from a JSON object; reports an error and returns nil if `node` is not an object.
  init?(_ node: JSONNode, of file: String, number: Int, diagnostics: inout Diagnostics) {
    let label = Self.label(of: node) ?? "#\(number)"
    guard
      let reader = ObjectReader(
        node, of: file, what: "a card", keys: CardField.names, card: label, diagnostics: &diagnostics)
    else { return nil }
    self.init(place: reader.place)
    func text(_ field: CardField) -> Written<String>? { reader.string(field.rawValue, &diagnostics) }
    id = text(.id)
    photo = text(.photo)
    name = text(.name)
    hobby = text(.hobby)
    title = text(.title)
    detail = text(.detail)
    section = text(.section)
    alt = text(.alt)
    lang = text(.lang)
    focus = reader.focus(CardField.focus.rawValue, &diagnostics)
    age = reader.node(CardField.age.rawValue).map { node in
      Written(AgeText(node.value), at: SourcePlace(file: file, position: node.position))
    }
  }

  /// The text that identifies the card in messages: its id, name or photo, whichever comes first.
  private static func label(of node: JSONNode) -> String? {
    guard case .object(let members) = node.value else { return nil }
    for field in [CardField.id, .name, .photo] {
      let value = members.first { $0.key == field.rawValue }?.value.value
      if case .string(let text)? = value, !text.isEmpty {
        return text
      }
    }
    return nil
  }
}
