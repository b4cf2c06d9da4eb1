/// How a deck looks and moves: the one value that pictures are drawn from, that the manifest carries and that
/// clients move cards by.
///
/// Lengths are points of the container; angles radians, clockwise; times seconds.
public struct DeckStyle: Codable, Sendable, Hashable {
  /// The preset that the style began as.
  public var name: String
  /// The container: its origin is the origin of all coordinates.
  public var size: LayoutSize
  /// What lies behind the cards.
  public var background: Background
  /// How each card is decorated.
  public var decoration: CardDecoration
  /// Where the cards lie.
  public var layout: SlotLayout
  /// How a dragged card turns.
  public var rotation: RotationRule
  /// When a drag commits.
  public var release: ReleaseRule
  /// How a committed card leaves.
  public var exit: ExitStyle
  /// How a card that was not committed goes back.
  public var `return`: CurveAnimation
  /// How the remaining cards move up; it starts at the commit, together with the exit.
  public var advance: CurveAnimation
  /// What an empty deck says.
  public var emptyText: String

  /// A style of all its parts.
  public init(
    name: String, size: LayoutSize, background: Background, decoration: CardDecoration, layout: SlotLayout,
    rotation: RotationRule, release: ReleaseRule, exit: ExitStyle, return: CurveAnimation,
    advance: CurveAnimation, emptyText: String
  ) {
    self.name = name
    self.size = size
    self.background = background
    self.decoration = decoration
    self.layout = layout
    self.rotation = rotation
    self.release = release
    self.exit = exit
    self.return = `return`
    self.advance = advance
    self.emptyText = emptyText
  }
}
