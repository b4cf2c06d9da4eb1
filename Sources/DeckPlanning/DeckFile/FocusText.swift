import SourceText

/// A focus as it was written, before it is known to be one.
enum FocusText: Sendable {
  /// Two numbers.
  case point([Double])
  /// A name such as "top".
  case name(String)

  /// What a deck file may give.
  static let expected = "a point [x, y] or one of " + FocusRule.names.joined(separator: ", ")
}

extension ObjectReader {
  /// The focus under `key`: a list of two numbers or a name.
  func focus(_ key: String, _ diagnostics: inout Diagnostics) -> Written<FocusText>? {
    guard let node = node(key) else { return nil }
    switch node.value {
    case .string: return string(key, &diagnostics)?.map { .name($0) }
    case .array: return numbers(key, count: 2, &diagnostics)?.map { .point($0) }
    default: break
    }
    diagnostics.error(
      .wrongType, "is \(node.value.kindName); expected \(FocusText.expected)", at: place(of: key),
      card: card,
      field: key)
    return nil
  }
}

extension Written<String> {
  /// The focus in a table's field: two numbers such as “0.5 0.3”, or a name; nil, with an error reported, for
  /// anything else that begins with a number.
  func focus(_ diagnostics: inout Diagnostics) -> Written<FocusText>? {
    let words = value.split(whereSeparator: { " ,;".contains($0) })
    let numbers = words.compactMap { Double($0) }
    guard !numbers.isEmpty else { return map { .name($0) } }
    guard numbers.count == 2, words.count == 2 else {
      diagnostics.error(
        .wrongType,
        "is “\(value)”; expected two numbers such as “0.5 0.3”, or one of "
          + FocusRule.names.joined(separator: ", "), at: place, field: "focus")
      return nil
    }
    return map { _ in .point(numbers) }
  }
}
