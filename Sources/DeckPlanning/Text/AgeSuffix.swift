import DeckKit

/// The text that follows a name: a comma of the name's script and the age in the chosen numerals.
struct AgeSuffix {
  /// The comma and the age; only the age if there is no name, empty if there is no age.
  let string: String

  /// - Parameter name: the name as it is shown.
  init(after name: String, age: Int?, language: String, _ numerals: Numerals) {
    guard let age else {
      string = ""
      return
    }
    let text = numerals.text(of: age, language: language)
    string = name.isEmpty ? text : Self.comma(after: name) + " " + text
  }

  /// Names in Arabic script take the Arabic comma.
  private static func comma(after name: String) -> String {
    let isArabic = name.unicodeScalars.contains {
      (0x600...0x77F).contains($0.value) && $0.properties.isAlphabetic
    }
    return isArabic && LayoutDirection(firstLetterOf: name) == .rightToLeft ? "،" : ","
  }
}
