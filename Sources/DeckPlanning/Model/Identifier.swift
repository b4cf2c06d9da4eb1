import Foundation

/// Identifiers that name files: ASCII letters, digits, `-`, `_` and `.`, beginning with a letter or digit.
enum Identifier {
  private static let maximumLength = 64

  /// The reason why `text` is not a valid identifier; nil if it is valid.
  static func fault(in text: String) -> String? {
    if text.isEmpty { return "is empty; enter an id, or remove the key to derive one" }
    if text.utf8.count > maximumLength {
      return "“\(text)” is longer than \(maximumLength) characters; shorten it"
    }
    guard text.utf8.allSatisfy(isAllowed), let first = text.utf8.first, isAlphanumeric(first),
      text.utf8.last != UInt8(ascii: ".")
    else {
      return
        "“\(text)” is not a valid id; use letters a–z, digits, “-”, “_” and “.”; start with a letter or "
        + "digit, and do not end with “.”"
    }
    return nil
  }

  /// Derives an identifier from `text`: removes accents, converts to lower case, and replaces everything else
  /// by hyphens. Empty if nothing of the text is left.
  static func slug(_ text: String) -> String {
    let base = text.decomposedStringWithCanonicalMapping.lowercased().unicodeScalars
      .filter { $0.properties.generalCategory != .nonspacingMark }
      .map { plainLetters[$0] ?? String($0) }.joined()
    let words = base.unicodeScalars.split { !($0.isASCII && isAlphanumeric(UInt8(ascii: $0))) }.map {
      String($0)
    }
    return String(words.joined(separator: "-").prefix(maximumLength - 12))
  }

  /// Replacements for Latin letters that do not decompose into a plain letter and an accent.
  private static let plainLetters: [Unicode.Scalar: String] = [
    "ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "ß": "ss", "æ": "ae", "œ": "oe", "ı": "i", "ħ": "h",
    "ŧ": "t", "ŋ": "ng",
  ]

  private static func isAllowed(_ byte: UInt8) -> Bool {
    isAlphanumeric(byte) || [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ".")].contains(byte)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}

/// The identifiers in use; upper and lower case are not distinguished.
struct IdentifierPool {
  private var taken: Set<String>
  /// The next number to try after a slug.
  private var next: [String: Int] = [:]

  init(_ taken: some Sequence<String>) {
    self.taken = Set(taken.map { $0.lowercased() })
  }

  /// Whether `id` is not in use.
  func isFree(_ id: String) -> Bool { !taken.contains(id.lowercased()) }

  /// Reserves and returns `slug` if it is free, else `slug` with the lowest free number appended.
  mutating func claim(_ slug: String) -> String {
    var candidate = slug
    var number = next[slug] ?? 2
    while !taken.insert(candidate.lowercased()).inserted {
      candidate = "\(slug)-\(number)"
      number += 1
    }
    next[slug] = number
    return candidate
  }
}
