import Foundation

/// Replaces string values of the key `path`, anywhere in a JSON text, while the text is copied; everything
/// else stays the same byte for byte.
struct PathRedirection {
  /// Returns the replacement of a path; nil to keep it.
  let replacement: (String) -> String?
  private var cursor = JSONCursor()
  /// The current or last string, with its quotes.
  private var string: [UInt8] = []
  private var isValue = false

  init(_ replacement: @escaping (String) -> String?) {
    self.replacement = replacement
  }

  /// Returns the next bytes of the text, in UTF-8, with paths replaced. A string that continues beyond them
  /// is held back.
  mutating func take(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 4)
    for byte in bytes {
      let wasInString = cursor.isInString
      cursor.advance(over: byte)
      if cursor.isInString {
        if !wasInString { string = [] }
        string.append(byte)
      } else if wasInString {
        string.append(byte)
        result += isValue ? redirected : string
        isValue = false
      } else {
        updateIsValue(after: byte)
        result.append(byte)
      }
    }
    return result
  }

  /// The string after the key `path` and a colon is its value.
  private mutating func updateIsValue(after byte: UInt8) {
    switch byte {
    case UInt8(ascii: ":"): isValue = isPathKey
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
    default: isValue = false
    }
  }

  private var isPathKey: Bool {
    string == Array("\"path\"".utf8) || (string.contains(UInt8(ascii: "\\")) && text == "path")
  }

  /// The content of the string; nil if it is malformed.
  private var text: String? {
    (try? JSONSerialization.jsonObject(with: Data("[".utf8 + string + "]".utf8)) as? [Any])?.first as? String
  }

  private var redirected: [UInt8] {
    guard let other = text.flatMap(replacement),
      let list = try? JSONSerialization.data(withJSONObject: [other], options: .withoutEscapingSlashes)
    else { return string }
    return Array(list.dropFirst().dropLast())
  }
}
