package import DeckKit

/// Everything that is needed to draw one card, in points. Equal values give equal pictures.
package struct CardDrawing: Sendable, Hashable {
  /// Size of the card.
  package var size: LayoutSize
  /// The cropped photo; nil draws the fill colour only.
  package var photo: PhotoCrop?
  /// Corners, fill, shadow, scrim and caption style.
  package var decoration: CardDecoration
  /// The texts.
  package var caption: CaptionContent
  /// The relief that makes the texts readable; nil if none is needed.
  package var relief: CaptionRelief?
}

/// The texts of a card and their typographic properties.
package struct CaptionContent: Sendable, Hashable {
  /// The name, without characters that affect adjacent texts; truncated if the line is too narrow.
  package var name: String
  /// The age, which is never truncated.
  package var age: Int?
  /// The text that follows the name: a comma of the name's script and the age in the chosen numerals.
  package var suffix: String
  /// The hobby, without characters that affect adjacent texts.
  package var hobby: String?
  /// BCP 47 language.
  package var language: String
  /// The direction, which decides the leading side.
  package var direction: LayoutDirection
  /// The family of the line “name, age”; nil selects the standard family.
  package var nameFamily: String?
  /// The family of the hobby; nil selects the standard family.
  package var hobbyFamily: String?
}

extension CaptionContent {
  /// Creates the texts of a card and removes characters that affect adjacent texts.
  ///
  /// - Parameters:
  ///   - name: the first line as written.
  ///   - direction: the deck's direction. The leading side of a right-to-left name is the right in any deck.
  ///   - isDirectionFixed: whether the deck's direction applies to every card, whatever its texts are.
  init(
    name: String, age: Int?, hobby: String?, language: String, direction: LayoutDirection,
    isDirectionFixed: Bool, numerals: Numerals, fonts: FontSelection
  ) {
    let shown = ShownText(name).string
    self.name = shown
    self.age = age
    suffix = AgeSuffix(after: shown, age: age, language: language, numerals).string
    self.hobby = hobby.map { ShownText($0).string }
    self.language = language
    let own = isDirectionFixed ? nil : LayoutDirection(firstLetterOf: shown)
    self.direction = own == .rightToLeft ? .rightToLeft : direction
    nameFamily = fonts.name
    hobbyFamily = fonts.hobby
  }
}
