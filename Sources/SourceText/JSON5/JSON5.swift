/// The JSON5 format: JSON as people write it, with comments, trailing commas and bare keys.
package enum JSON5 {
  /// Reads the bytes of a JSON5 file.
  ///
  /// The text is UTF-8, with or without a byte order mark, and nests at most 200 levels deep. The time
  /// it takes is proportional to the length.
  package static func parse(_ bytes: some Collection<UInt8>) throws(SyntaxError) -> JSONNode {
    var parser = JSON5Parser(cursor: TextCursor(try UTF8Text(bytes)))
    return try parser.document()
  }
}
