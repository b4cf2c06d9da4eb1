import SourceText

/// A card as written in a deck file or in a row of a table; nothing is checked yet.
package struct CardRecord: Sendable {
  /// The position of the card's first character.
  package var place: SourcePlace
  var id, photo, name, hobby, title, detail, section, alt, lang: Written<String>?
  /// The age: a JSON number, or the text of a table field.
  var age: Written<AgeText>?
  var focus: Written<FocusText>?
  /// Whether the card could not be read at all, which was reported.
  var isUnreadable = false

  init(place: SourcePlace) {
    self.place = place
  }

  /// The text that identifies the card in messages before its id is known.
  var label: String? { (id ?? name ?? photo)?.value }
}

extension CardRecord {
  /// Reads a card from a JSON object; reports an error if `node` is not an object.
  init(_ node: JSONNode, of file: String, number: Int, diagnostics: inout Diagnostics) {
    self.init(place: SourcePlace(file: file, position: node.position))
    let label = Self.label(of: node) ?? "#\(number)"
    guard
      let reader = ObjectReader(
        node, of: file, what: "a card", keys: CardField.names, card: label, diagnostics: &diagnostics)
    else {
      isUnreadable = true
      return
    }
    for field in CardField.allCases { read(field, from: reader, &diagnostics) }
  }

  private mutating func read(
    _ field: CardField, from reader: ObjectReader, _ diagnostics: inout Diagnostics
  ) {
    let key = field.rawValue
    switch field {
    case .id: id = reader.string(key, &diagnostics)
    case .photo: photo = reader.string(key, &diagnostics)
    case .name: name = reader.string(key, &diagnostics)
    case .age: age = reader.node(key).map { Written(AgeText($0.value), at: reader.place(of: key)) }
    case .hobby: hobby = reader.string(key, &diagnostics)
    case .title: title = reader.string(key, &diagnostics)
    case .detail: detail = reader.string(key, &diagnostics)
    case .section: section = reader.string(key, &diagnostics)
    case .alt: alt = reader.string(key, &diagnostics)
    case .focus: focus = reader.focus(key, &diagnostics)
    case .lang: lang = reader.string(key, &diagnostics)
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
