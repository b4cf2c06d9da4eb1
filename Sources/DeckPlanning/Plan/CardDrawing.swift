package import DeckKit

/// All that is needed to draw one card, in points: the same value draws the same picture.
package struct CardDrawing: Sendable, Hashable {
  /// Size of the card.
  package var size: LayoutSize
  /// The photo; nil draws the fill colour alone.
  package var photo: PhotoCrop?
  /// Corners, fill, shadow, scrim and caption style.
  package var decoration: CardDecoration
  /// The texts.
  package var caption: CaptionContent
  /// What is done beyond the decoration to make the texts readable; nil where nothing is.
  package var relief: CaptionRelief?
}

/// The texts of a card and what they are set in.
package struct CaptionContent: Sendable, Hashable {
  /// The name, safe to be set among other texts; may be cut short where the line is too narrow.
  package var name: String
  /// The age, which stays whole.
  package var age: Int?
  /// What follows the name: the age in the digits that it is set in, after a comma of the name's script.
  package var suffix: String
  /// The hobby, safe to be set among other texts.
  package var hobby: String?
  /// BCP 47 language.
  package var language: String
  /// Which side is leading.
  package var direction: LayoutDirection
  /// Family of the line "Name, age"; the standard one where nil.
  package var nameFamily: String?
  /// Family of the hobby; the standard one where nil.
  package var hobbyFamily: String?
}

extension CaptionContent {
  /// The texts of a card, made safe.
  ///
  /// - Parameters:
  ///   - name: the first line as written.
  ///   - direction: the deck's own; a name that runs from the right has its leading side there in any deck.
  ///   - isDirectionFixed: whether the deck's direction holds for every card, whatever its texts are.
  init(
    name: String, age: Int?, hobby: String?, language: String, direction: LayoutDirection,
    isDirectionFixed: Bool, numerals: Numerals, fonts: FontSelection
  ) {
    let shown = ShownText(name).string
    self.name = shown
    self.age = age
    suffix = Self.suffix(of: shown, age: age, language: language, numerals)
    self.hobby = hobby.map { ShownText($0).string }
    self.language = language
    let own = isDirectionFixed ? nil : LayoutDirection(firstLetterOf: shown)
    self.direction = own == .rightToLeft ? .rightToLeft : direction
    nameFamily = fonts.name
    hobbyFamily = fonts.hobby
  }

  /// Names in Arabic letters take the Arabic comma.
  private static func suffix(of name: String, age: Int?, language: String, _ numerals: Numerals) -> String {
    guard let age else { return "" }
    let text = numerals.text(of: age, language: language)
    guard !name.isEmpty else { return text }
    let isArabic = name.unicodeScalars.contains {
      (0x600...0x77F).contains($0.value) && $0.properties.isAlphabetic
    }
    return (isArabic && LayoutDirection(firstLetterOf: name) == .rightToLeft ? "، " : ", ") + text
  }
}
