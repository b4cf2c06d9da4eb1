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
}

/// The texts of a card and what they are set in.
public struct CaptionContent: Sendable, Hashable {
  /// The name; may be cut short where the line is too narrow.
  public var name: String
  /// The age, which stays whole.
  public var age: Int?
  /// The hobby.
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
