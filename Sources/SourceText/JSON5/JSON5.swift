/// The JSON5 format: JSON with comments, trailing commas and unquoted keys.
package enum JSON5 {
  /// Parses a JSON5 file.
  ///
  /// The text is UTF-8, with or without a byte order mark. The maximum depth is 200. The time is proportional
  /// to the length.
  ///
  /// - Throws: ``SyntaxError`` at the first fault.
  package static func parse(_ bytes: some Collection<UInt8>) throws(SyntaxError) -> JSONNode {
    var parser = JSON5Parser(cursor: TextCursor(try UTF8Text(bytes)))
    return try parser.document()
  }
}
