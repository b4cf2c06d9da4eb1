import SourceText

/// The value of a focus field before it is checked.
enum FocusText: Sendable {
  /// A pair of coordinates.
  case point([Double])
  /// A name such as "top".
  case name(String)

  /// The forms that a deck file may use, for messages.
  static let expected = "a point [x, y] or one of " + FocusRule.names.joined(separator: ", ")
}

extension ObjectReader {
  /// Reads the focus under `key`: a list of two numbers, or a name.
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
  /// Reads the focus in a table field: two numbers such as “0.5 0.3”, or a name. If the field begins with a
  /// number but is not a pair of numbers, reports an error and returns nil.
  func focus(_ diagnostics: inout Diagnostics) -> Written<FocusText>? {
    let parts = value.split(whereSeparator: { " ,;".contains($0) })
    let numbers = parts.compactMap { Double($0) }
    guard !numbers.isEmpty else { return map { .name($0) } }
    guard numbers.count == 2, parts.count == 2 else {
      diagnostics.error(
        .wrongType,
        "is “\(value)”; expected two numbers such as “0.5 0.3”, or one of "
          + FocusRule.names.joined(separator: ", "), at: place, field: "focus")
      return nil
    }
    return map { _ in .point(numbers) }
  }
}
