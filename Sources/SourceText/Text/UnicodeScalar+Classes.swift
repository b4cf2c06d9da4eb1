extension Unicode.Scalar {
  /// Whether it ends a line in an editor.
  var isLineBreak: Bool { self == "\n" || self == "\r" }

  /// Whether JSON5 ends a line comment here.
  var isLineTerminator: Bool { isLineBreak || self == "\u{2028}" || self == "\u{2029}" }

  /// Whether JSON5 ignores it between the parts of a document.
  var isBlank: Bool {
    switch self {
    case " ", "\t", "\n", "\r", "\u{B}", "\u{C}", "\u{2028}", "\u{2029}", "\u{FEFF}": true
    default: !isASCII && properties.generalCategory == .spaceSeparator
    }
  }

  /// Whether it is one of the digits 0 to 9.
  var isDigit: Bool { "0"..."9" ~= self }

  /// The value of a hexadecimal digit.
  var hexadecimalValue: UInt16? {
    switch self {
    case "0"..."9": UInt16(value - 0x30)
    case "a"..."f": UInt16(value - 0x61 + 10)
    case "A"..."F": UInt16(value - 0x41 + 10)
    default: nil
    }
  }

  /// Whether a key without quotes can start with it.
  var isIdentifierStart: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "$", "_": true
    default: !isASCII && properties.isIDStart
    }
  }

  /// Whether a key without quotes can go on with it.
  var isIdentifierPart: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "$", "_", "\u{200C}", "\u{200D}": true
    default: !isASCII && properties.isIDContinue
    }
  }
}
