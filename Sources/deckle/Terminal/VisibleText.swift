/// Text from a file, made safe for the terminal: control characters, invisible characters and unusual spaces
/// are escaped, so that texts that differ look different.
enum VisibleText {
  static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    return text.unicodeScalars.map { scalar in
      isHidden(scalar) ? "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}" : String(scalar)
    }.joined()
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control: true
    // Joiners are part of emoji and of words in some scripts.
    case .format: scalar != "\u{200C}" && scalar != "\u{200D}"
    case .spaceSeparator: scalar != " "
    default: false
    }
  }
}
