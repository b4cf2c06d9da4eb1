/// The appearance and motion of a deck. Deckle renders pictures from it, manifests contain it, and apps
/// animate cards by it.
///
/// Lengths are in points of the container, angles in radians (clockwise) and times in seconds. Absent parts
/// are nil and encoded as `null`.
public struct DeckStyle: Codable, Sendable, Hashable {
  /// The name of the preset from which the style was derived.
  public var name: String
  /// The size of the container in points. The container's top left corner is the origin of all coordinates.
  public var size: LayoutSize
  /// The background behind the cards.
  public var background: Background
  /// The layout direction of texts, the page strip, disclosure triangles and icons. It does not affect the
  /// direction of swipes.
  public var direction: LayoutDirection
  /// The appearance of the front card, and of all cards if ``backDecoration`` is nil.
  public var decoration: CardDecoration
  /// The appearance of the cards behind the front one; nil for ``decoration``.
  @Nullable public var backDecoration: CardDecoration?
  /// The arrangement of the cards.
  public var layout: DeckLayout
  /// How the deck follows a drag.
  public var drag: DragRule
  /// The rotation of a dragged card; nil for none.
  @Nullable public var rotation: RotationRule?
  /// The condition on which a release commits; nil if a release never commits.
  @Nullable public var release: ReleaseRule?
  /// The exit of committed cards; nil if cards do not leave.
  @Nullable public var exit: ExitStyle?
  /// The badges of a dragged card; nil for none.
  @Nullable public var badges: BadgeRule?
  /// The animation of a card or strip that was not committed.
  public var `return`: TransitionAnimation
  /// The animation of the deck after a commit, at the same time as the exit: cards advance, the strip moves
  /// to the page, sections open and close.
  public var advance: TransitionAnimation
  /// The icons around the deck; nil for none.
  @Nullable public var chrome: ChromeStyle?
  /// The text of an empty deck.
  public var emptyText: String

  /// Creates a style with the given values.
  public init(
    name: String, size: LayoutSize, background: Background = .color(.white),
    direction: LayoutDirection = .leftToRight, decoration: CardDecoration,
    backDecoration: CardDecoration? = nil, layout: DeckLayout, drag: DragRule = DragRule(),
    rotation: RotationRule? = nil, release: ReleaseRule? = nil, exit: ExitStyle? = nil,
    badges: BadgeRule? = nil, return: TransitionAnimation, advance: TransitionAnimation,
    chrome: ChromeStyle? = nil, emptyText: String = "No more cards"
  ) {
    self.name = name
    self.size = size
    self.background = background
    self.direction = direction
    self.decoration = decoration
    self.backDecoration = backDecoration
    self.layout = layout
    self.drag = drag
    self.rotation = rotation
    self.release = release
    self.exit = exit
    self.badges = badges
    self.return = `return`
    self.advance = advance
    self.chrome = chrome
    self.emptyText = emptyText
  }
}

extension DeckStyle {
  /// The appearance of the card in `slot`; 0 is the front. All pages of a strip have ``decoration``.
  public func decoration(ofSlot slot: Int) -> CardDecoration {
    slot == 0 || layout.strip != nil ? decoration : backDecoration ?? decoration
  }

  /// The frame of the front card at rest, in the container's coordinates; the whole container for a list.
  public var cardFrame: LayoutRect {
    switch layout {
    case .slots(let slots): slots.frame(ofSlot: 0, in: size)
    case .strip(let strip):
      strip.cardFrame(in: size, from: content?.y ?? 0, to: content?.maxY ?? size.height)
    case .tilted(let tilted): tilted.frame(of: tilted.layers.first?.rest ?? TiltedPose(), in: size)
    case .list, .other: LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
    }
  }

  /// The area that the chrome leaves for the deck.
  private var content: LayoutRect? { chromeLayout?.content }

  /// The layout of the chrome; nil if there is none.
  public var chromeLayout: ChromeLayout? {
    chrome.map { ChromeLayout($0, in: size, direction: direction) }
  }
}
