import Foundation

/// A heading reduced to what tells it from others: words of lower-case letters and digits without accents,
/// invisible characters, punctuation and parts in brackets.
struct HeadingText {
  /// The words.
  let words: [String]

  /// The words without anything between them: `fullname` for “Full name”, “full_name” and “FullName”.
  var joined: String { words.joined() }

  init(_ text: String) {
    let plain = Self.withoutBrackets(text.precomposedStringWithCompatibilityMapping)
    words = Self.spaced(plain).decomposedStringWithCanonicalMapping.lowercased().unicodeScalars
      .filter { ![.nonspacingMark, .format, .control].contains($0.properties.generalCategory) }
      .split { !$0.properties.isAlphabetic && $0.properties.numericType == nil }
      .map { word in String(String.UnicodeScalarView(word)) }
  }

  /// The text without parts in brackets: “Age” for “Age (years)”. The whole text if nothing else is left.
  private static func withoutBrackets(_ text: String) -> String {
    var (depth, rest) = (0, "")
    for character in text {
      if "([{".contains(character) {
        depth += 1
      } else if ")]}".contains(character) {
        depth = max(0, depth - 1)
      } else if depth == 0 {
        rest.append(character)
      }
    }
    return rest.contains { $0.isLetter } ? rest : text
  }

  /// The text with a space between a lower-case letter and an upper-case one, where `firstName` has two
  /// words. Tabs and line breaks become spaces, since control characters are removed later.
  private static func spaced(_ text: String) -> String {
    var (spaced, previous) = ("", Character(" "))
    for character in text {
      if previous.isLowercase, character.isUppercase { spaced.append(" ") }
      spaced.append(character.isWhitespace ? " " : character)
      previous = character
    }
    return spaced
  }
}
