import SourceText

/// The value of an age field before it is checked.
enum AgeText: Sendable, CustomStringConvertible {
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

  /// Whether the text says that there is no value, as exports of empty cells do.
  var isAbsent: Bool {
    guard case .text(let text) = self else { return false }
    return ["", "-", "–", "—", "?", "n/a", "na", "nan", "null", "none", "#n/a"]
      .contains(text.withoutBlankEnds.lowercased())
  }

  /// The number; nil if the text is none. Decimal digits of all scripts are read, and fractions of zero,
  /// since programs write 36.0 where a column has an empty cell.
  var number: Double? {
    switch self {
    case .number(let number): return number
    case .other: return nil
    case .text(let text):
      let scalars = text.withoutBlankEnds.unicodeScalars
      let parts = scalars.split(maxSplits: 1, omittingEmptySubsequences: false) {
        ".,٫".unicodeScalars.contains($0)
      }
      guard let whole = Self.digits(parts[0]), !whole.isEmpty, whole.count <= 9,
        let fraction = parts.count > 1 ? Self.digits(parts[1]) : [], fraction.allSatisfy({ $0 == 0 }),
        parts.count == 1 || !fraction.isEmpty
      else { return nil }
      return Double(whole.reduce(0) { $0 * 10 + $1 })
    }
  }

  /// The values of decimal digits; nil if another character is among them.
  private static func digits(_ scalars: Substring.UnicodeScalarView) -> [Int]? {
    var digits: [Int] = []
    for scalar in scalars {
      guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue else {
        return nil
      }
      digits.append(Int(value))
    }
    return digits
  }

  /// The value as a message shows it.
  var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .text(let text): "“\(text)”"
    case .other(let kind): kind
    }
  }
}
