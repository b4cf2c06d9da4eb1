public import DeckKit

/// All that is needed to draw one card, in points: the same value draws the same picture.
public struct CardDrawing: Sendable, Hashable {
  /// Size of the card.
  public var size: LayoutSize
  /// The photo; nil draws the fill colour alone.
  public var photo: PhotoCrop?
  /// Corners, fill, shadow, scrim and caption style.
  public var decoration: CardDecoration
  /// The texts.
  public var caption: CaptionContent
  /// What is done beyond the decoration to make the texts readable; nil where nothing is.
  public var relief: CaptionRelief?
}

/// The texts of a card and what they are set in.
public struct CaptionContent: Sendable, Hashable {
  /// The name, safe to be set among other texts; may be cut short where the line is too narrow.
  public var name: String
  /// The age, which stays whole.
  public var age: Int?
  /// What follows the name: the age in the digits that it is set in, after a comma of the name's script.
  public var suffix: String
  /// The hobby, safe to be set among other texts.
  public var hobby: String?
  /// BCP 47 language.
  public var language: String
  /// Which side is leading.
  public var direction: LayoutDirection
  /// Family of the line "Name, age"; the standard one where nil.
  public var nameFamily: String?
  /// Family of the hobby; the standard one where nil.
  public var hobbyFamily: String?
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
