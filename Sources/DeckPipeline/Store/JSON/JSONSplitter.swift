import Foundation

/// Parses a JSON text in pieces: each element of the arrays that are members of the top-level object, and the
/// rest of the text with those arrays emptied. A tree of the whole text would take many times its memory.
///
/// Foundation parses the pieces. The text is valid JSON if and only if all pieces are: mismatched brackets
/// and misplaced tokens end up in a piece.
struct JSONSplitter {
  /// The error that the text is not JSON.
  struct Malformed: Error {}

  private var cursor = JSONCursor()
  private var isObject = false
  private var isInArray = false
  /// The text with the arrays emptied.
  private var frame: [UInt8] = []
  /// The bytes of the current element, after two opening brackets, so that it has the same depth as in the
  /// text.
  private var element = Self.opening

  private static let opening = Array("[[".utf8)

  /// Reads the next bytes of the text, in UTF-8, and passes the trees of the elements that end in them to
  /// `body`.
  ///
  /// - Throws: ``Malformed`` if an element is not valid JSON.
  mutating func take(_ bytes: [UInt8], element body: (Any) -> Void) throws(Malformed) {
    for byte in bytes {
      let isText = cursor.isInString
      cursor.advance(over: byte)
      guard isInArray else {
        takeFrame(byte, isText: isText)
        continue
      }
      let isEnd = cursor.depth == 1
      guard isEnd || (byte == UInt8(ascii: ",") && cursor.depth == 2 && !isText) else {
        element.append(byte)
        continue
      }
      try finishElement(isLast: isEnd, body)
      if isEnd { frame.append(byte) }
    }
  }

  /// Parses the rest of the text, once all of it was read.
  ///
  /// - Throws: ``Malformed`` if it is not valid JSON.
  func rest() throws(Malformed) -> Any {
    guard let tree = try? JSONSerialization.jsonObject(with: Data(frame)) else { throw Malformed() }
    return tree
  }

  private mutating func takeFrame(_ byte: UInt8, isText: Bool) {
    frame.append(byte)
    guard !isText else { return }
    switch (byte, cursor.depth) {
    case (UInt8(ascii: "{"), 1): isObject = true
    case (UInt8(ascii: "["), 1): isObject = false
    case (UInt8(ascii: "["), 2): isInArray = isObject
    default: break
    }
  }

  /// Ends an element. Nothing before the closing bracket is not an element, even after a comma: Foundation's
  /// parser accepts trailing commas.
  ///
  /// - Throws: ``Malformed`` if the element is not valid JSON.
  private mutating func finishElement(isLast: Bool, _ body: (Any) -> Void) throws(Malformed) {
    if !isLast || !isBlank { body(try parsedElement()) }
    element = Self.opening
    isInArray = !isLast
  }

  private var isBlank: Bool {
    element.dropFirst(Self.opening.count).allSatisfy(Array(" \t\n\r".utf8).contains)
  }

  private func parsedElement() throws(Malformed) -> Any {
    let text = Data(element + Array("]]".utf8))
    guard let lists = try? JSONSerialization.jsonObject(with: text) as? [Any],
      let value = (lists.first as? [Any])?.first
    else { throw Malformed() }
    return value
  }
}
