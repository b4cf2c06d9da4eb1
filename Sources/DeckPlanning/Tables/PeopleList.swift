import SourceText

/// Reads cards from a JSON list of objects in a file of its own. Its keys are understood like the headings of
/// a table.
struct PeopleList {
  /// The path of the file, for messages.
  let file: String
  /// The keys that the deck file assigns to fields.
  let mapping: [CardField: [Written<String>]]

  /// Reads the cards of a list; reports an error and returns none if `tree` is not a list.
  func records(of tree: JSONNode, diagnostics: inout Diagnostics) -> [CardRecord] {
    let place = SourcePlace(file: file, position: tree.position)
    guard case .array(let nodes) = tree.value else {
      diagnostics.error(
        .wrongType, "the file holds \(tree.value.kindName); expected a list of cards", at: place)
      return []
    }
    let headings = headings(of: nodes)
    let columns = ColumnAssignment(headings, of: file, mapping: mapping, diagnostics: &diagnostics)
    let renaming = Renaming(columns, headings: headings)
    return DeckFile.records(nodes.map(renaming.renamed), file: file, at: place, &diagnostics)
  }

  /// The keys of all objects, in the order of their first occurrence.
  private func headings(of nodes: [JSONNode]) -> [Heading] {
    var (known, headings): (Set<String>, [Heading]) = ([], [])
    for case .object(let members) in nodes.map(\.value) {
      for member in members where known.insert(member.key).inserted {
        headings.append(
          Heading(text: member.key, place: SourcePlace(file: file, position: member.keyPosition)))
      }
    }
    return headings
  }
}

/// Gives the members of cards the names of their fields.
private struct Renaming {
  /// The field of each key.
  private var fields: [String: CardField] = [:]
  /// The keys of the parts of a name.
  private let given, family: String?
  private let parts: [String]

  init(_ columns: ColumnAssignment, headings: [Heading]) {
    for (field, column) in columns.columns { fields[headings[column].text] = field }
    given = columns.givenName.map { headings[$0].text }
    family = columns.familyName.map { headings[$0].text }
    parts = columns.nameParts.map { headings[$0].text }
  }

  /// The object with its members renamed, and without those that are not used.
  func renamed(_ node: JSONNode) -> JSONNode {
    guard case .object(let members) = node.value else { return node }
    var renamed = members.compactMap { member -> JSONMember? in
      guard let field = fields[member.key] else { return nil }
      var member = member
      member.key = field.rawValue
      member.value.value = Self.text(member.value.value, of: field)
      return member
    }
    if let name = name(in: members) {
      renamed.removeAll { $0.key == CardField.name.rawValue }
      renamed.append(name)
    }
    return JSONNode(value: .object(renamed), position: node.position)
  }

  /// The name that is joined of several members; nil if there is nothing to join.
  private func name(in members: [JSONMember]) -> JSONMember? {
    func text(_ key: String?) -> (text: String, member: JSONMember)? {
      guard let key, let member = members.first(where: { $0.key == key }),
        case .string(let text) = member.value.value, !text.isEmpty
      else { return nil }
      return (text, member)
    }
    let found = parts.compactMap { text($0) }
    let (given, family) = (text(given), text(family))
    let whole = text(fields.first { $0.value == .name }?.key)
    guard var member = (found.first ?? whole ?? given ?? family)?.member else { return nil }
    member.key = CardField.name.rawValue
    member.value.value = .string(
      found.isEmpty
        ? PersonName.joined(name: whole?.text, given: given?.text, family: family?.text)
        : found.map(\.text).joined(separator: " "))
    return member
  }

  /// Whole numbers in fields of text as text: exported ids are often numbers.
  private static func text(_ value: JSONValue, of field: CardField) -> JSONValue {
    switch (field, value) {
    case (.age, _), (.focus, _): value
    case (_, .number(let number)) where number == number.rounded() && abs(number) < 1e15:
      .string(String(Int(number)))
    default: value
    }
  }
}
