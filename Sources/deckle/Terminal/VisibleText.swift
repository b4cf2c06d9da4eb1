/// Text from a file, made safe for the terminal: control characters and bidirectional controls are escaped.
enum VisibleText {
  static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    return text.unicodeScalars.map { scalar in
      isHidden(scalar) ? "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}" : String(scalar)
    }.joined()
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
  }
}
