extension Unicode.Scalar {
  /// Whether the scalar ends a line in an editor.
  var isLineBreak: Bool { self == "\n" || self == "\r" }

  /// Whether the scalar ends a line comment in JSON5.
  var isLineTerminator: Bool { isLineBreak || self == "\u{2028}" || self == "\u{2029}" }

  /// Whether the scalar is whitespace in JSON5.
  var isBlank: Bool {
    switch self {
    case " ", "\t", "\n", "\r", "\u{B}", "\u{C}", "\u{2028}", "\u{2029}", "\u{FEFF}": true
    default: !isASCII && properties.generalCategory == .spaceSeparator
    }
  }

  /// Whether the scalar is a digit, 0 to 9.
  var isDigit: Bool { "0"..."9" ~= self }

  /// The value of a hexadecimal digit; nil for other scalars.
  var hexadecimalValue: UInt16? {
    switch self {
    case "0"..."9": UInt16(value - 0x30)
    case "a"..."f": UInt16(value - 0x61 + 10)
    case "A"..."F": UInt16(value - 0x41 + 10)
    default: nil
    }
  }

  /// Whether an unquoted key can start with the scalar.
  var isIdentifierStart: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "$", "_": true
    default: !isASCII && properties.isIDStart
    }
  }

  /// Whether an unquoted key can contain the scalar after its first one.
  var isIdentifierPart: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "$", "_", "\u{200C}", "\u{200D}": true
    default: !isASCII && properties.isIDContinue
    }
  }
}
