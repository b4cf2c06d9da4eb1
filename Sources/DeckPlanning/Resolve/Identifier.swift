import Foundation

/// Identifiers that name files: ASCII letters, digits, `-`, `_` and `.`, beginning with a letter or digit.
enum Identifier {
  private static let longest = 64

  /// Why `text` cannot be an identifier; nil where it can.
  static func fault(in text: String) -> String? {
    if text.isEmpty { return "is empty; give the card an id, or leave the key out to have one derived" }
    if text.utf8.count > longest { return "“\(text)” is longer than \(longest) characters; shorten it" }
    guard text.utf8.allSatisfy(isAllowed), let first = text.utf8.first, isAlphanumeric(first),
      text.utf8.last != UInt8(ascii: ".")
    else {
      return
        "“\(text)” cannot name a file; use letters a–z, digits, “-”, “_” and “.”, beginning with a letter "
        + "or digit"
    }
    return nil
  }

  /// An identifier made of `text`: accents dropped, lower case, everything else a hyphen; empty where nothing
  /// of the text is left.
  static func slug(_ text: String) -> String {
    let base = text.decomposedStringWithCanonicalMapping.lowercased().unicodeScalars.filter {
      $0.properties.generalCategory != .nonspacingMark
    }
    let words = base.split { !($0.isASCII && isAlphanumeric(UInt8(ascii: $0))) }.map { String($0) }
    return String(words.joined(separator: "-").prefix(longest - 6))
  }

  /// `slug` if no one has it yet, else with the lowest free number behind it.
  static func unused(_ slug: String, among taken: Set<String>) -> String {
    guard taken.contains(slug.lowercased()) else { return slug }
    var number = 2
    while taken.contains("\(slug)-\(number)") { number += 1 }
    return "\(slug)-\(number)"
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    isAlphanumeric(byte) || [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ".")].contains(byte)
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
