import Foundation

/// Parses a JSON text piece by piece: each element of the arrays that lie directly in an object that is the
/// whole text, and what is left of the text when those arrays are emptied. A tree of it all would take many
/// times the memory of the text.
///
/// What is JSON is for Foundation's parser to say: if all pieces are, the whole is, and the other way round.
/// So brackets that do not match, and what stands where nothing may, lie in some piece as they do in the
/// text.
struct JSONSplitter {
  /// The text is not JSON.
  struct Malformed: Error {}

  private var cursor = JSONCursor()
  private var isObject = false
  private var isInArray = false
  /// The text with the arrays emptied.
  private var frame: [UInt8] = []
  /// What has been read of an element; two brackets come first, so that it lies as deep as in the text.
  private var element = Self.opening

  private static let opening = Array("[[".utf8)

  /// Takes the next bytes of the text, in UTF-8, and hands on the trees of the elements that end in them.
  ///
  /// - Throws: ``Malformed`` where an element is none.
  mutating func take(_ bytes: [UInt8], element body: (Any) -> Void) throws(Malformed) {
    for byte in bytes {
      let isText = cursor.isInString
      cursor.pass(byte)
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

  /// What is left of the text, parsed, once all of it was taken.
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

  /// Nothing before the closing bracket is no element, also after a comma: Foundation's parser takes that as
  /// well.
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
