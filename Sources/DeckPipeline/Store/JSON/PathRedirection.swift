import Foundation

/// Changes texts under the key `path`, anywhere in a JSON text, as it goes past; all else stays byte for
/// byte.
struct PathRedirection {
  /// What takes the place of a path; nil where it stays.
  let replacement: (String) -> String?
  private var cursor = JSONCursor()
  /// The string that is being read or was read last, with its quotes.
  private var string: [UInt8] = []
  private var isValue = false

  init(_ replacement: @escaping (String) -> String?) {
    self.replacement = replacement
  }

  /// What becomes of the next bytes of the text, in UTF-8. A string that goes on beyond them is held back.
  mutating func take(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 4)
    for byte in bytes {
      let wasInString = cursor.isInString
      cursor.pass(byte)
      if cursor.isInString {
        if !wasInString { string = [] }
        string.append(byte)
      } else if wasInString {
        string.append(byte)
        result += isValue ? redirected : string
        isValue = false
      } else {
        noteMark(byte)
        result.append(byte)
      }
    }
    return result
  }

  /// After a colon comes the value of the string before it.
  private mutating func noteMark(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: ":"): isValue = isPathKey
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
    default: isValue = false
    }
  }

  private var isPathKey: Bool {
    string == Array("\"path\"".utf8) || (string.contains(UInt8(ascii: "\\")) && text == "path")
  }

  /// What the string says; nil where it is none.
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
