import SourceText

/// Reads the members of one JSON object; reports unknown and duplicate keys and values of the wrong type.
struct ObjectReader {
  let file: String
  /// The position of the object's opening brace.
  let place: SourcePlace
  /// The card that the object describes, for messages.
  let card: String?
  private let members: [String: JSONMember]

  /// Creates a reader of `node`; reports an error and returns nil if `node` is not an object.
  init?(
    _ node: JSONNode, of file: String, what: String, keys: [String], card: String? = nil,
    diagnostics: inout Diagnostics
  ) {
    self.file = file
    self.card = card
    place = SourcePlace(file: file, position: node.position)
    guard case .object(let written) = node.value else {
      diagnostics.error(
        .wrongType, "\(what) is \(node.value.kindName); expected an object { … }", at: place, card: card)
      return nil
    }
    var members: [String: JSONMember] = [:]
    for member in written {
      let place = SourcePlace(file: file, position: member.keyPosition)
      if !keys.contains(member.key) {
        diagnostics.error(
          .unknownKey, "unknown key in \(what)\(suggestion(for: member.key, among: keys))", at: place,
          card: card, field: member.key)
      } else if let first = members.updateValue(member, forKey: member.key) {
        diagnostics.error(
          .duplicateKey, "duplicate key in \(what), first on line \(first.keyPosition.line); remove one",
          at: place, card: card, field: member.key)
      }
    }
    self.members = members
  }

  /// The value of `key`, of any type; nil if the key is absent or null.
  func node(_ key: String) -> JSONNode? {
    guard let node = members[key]?.value, node.value != .null else { return nil }
    return node
  }

  func place(of key: String) -> SourcePlace {
    members[key].map { SourcePlace(file: file, position: $0.value.position) } ?? place
  }

  func string(_ key: String, _ diagnostics: inout Diagnostics) -> Written<String>? {
    read(key, "text in quotes", &diagnostics) { if case .string(let text) = $0 { text } else { nil } }
  }

  func number(_ key: String, _ diagnostics: inout Diagnostics) -> Written<Double>? {
    read(key, "a number", &diagnostics) { if case .number(let number) = $0 { number } else { nil } }
  }

  func bool(_ key: String, _ diagnostics: inout Diagnostics) -> Written<Bool>? {
    read(key, "true or false", &diagnostics) { if case .bool(let value) = $0 { value } else { nil } }
  }

  func numbers(_ key: String, count: Int?, _ diagnostics: inout Diagnostics) -> Written<[Double]>? {
    let expected = count.map { "a list of \($0) numbers" } ?? "a list of numbers"
    guard let list = list(key, expected: expected, &diagnostics) else { return nil }
    if let count, list.value.count != count {
      diagnostics.error(
        .wrongType,
        "has \(list.value.count) entr\(list.value.count == 1 ? "y" : "ies"); expected \(expected)",
        at: list.place, card: card, field: key)
      return nil
    }
    let numbers = list.value.enumerated().compactMap { index, node -> Double? in
      if case .number(let number) = node.value { return number }
      diagnostics.error(
        .wrongType, "entry \(index + 1) is \(node.value.kindName); expected a number",
        at: SourcePlace(file: file, position: node.position), card: card, field: key)
      return nil
    }
    return numbers.count == list.value.count ? Written(numbers, at: list.place) : nil
  }

  func strings(_ key: String, _ diagnostics: inout Diagnostics) -> Written<[Written<String>]>? {
    read(key, "a list of texts", &diagnostics) { value in
      guard case .array(let items) = value else { return nil }
      let texts = items.compactMap { item in
        if case .string(let text) = item.value {
          Written(text, at: SourcePlace(file: file, position: item.position))
        } else {
          nil
        }
      }
      return texts.count == items.count ? texts : nil
    }
  }

  func list(
    _ key: String, expected: String = "a list [ … ]", _ diagnostics: inout Diagnostics
  ) -> Written<[JSONNode]>? {
    read(key, expected, &diagnostics) { if case .array(let items) = $0 { items } else { nil } }
  }

  private func read<Value>(
    _ key: String, _ expected: String, _ diagnostics: inout Diagnostics, _ convert: (JSONValue) -> Value?
  ) -> Written<Value>? {
    guard let node = node(key) else { return nil }
    let place = SourcePlace(file: file, position: node.position)
    guard let value = convert(node.value) else {
      diagnostics.error(
        .wrongType, "is \(node.value.kindName); expected \(expected)", at: place, card: card, field: key)
      return nil
    }
    return Written(value, at: place)
  }
}

/// The end of a message about an unknown name: the most similar known name, or all known names if none is
/// similar.
package func suggestion(for word: String, among known: [String]) -> String {
  if let near = nearest(to: word, among: known) { return "; did you mean “\(near)”?" }
  return "; expected one of " + known.joined(separator: ", ")
}
