/// How a deck looks and moves: the one value that pictures are drawn from, that the manifest carries and that
/// clients move cards by.
///
/// Lengths are points of the container; angles radians, clockwise; times seconds. What a style does not have
/// is nil and written as `null`.
public struct DeckStyle: Codable, Sendable, Hashable {
  /// The preset that the style began as.
  public var name: String
  /// The container: its origin is the origin of all coordinates.
  public var size: LayoutSize
  /// What lies behind the cards.
  public var background: Background
  /// Which side is leading: of texts, of the strip's first page, of triangles and icons. A swipe to the right
  /// is one to the right in both.
  public var direction: LayoutDirection
  /// How the front card is decorated, and every other where ``backDecoration`` is nil.
  public var decoration: CardDecoration
  /// How the cards behind the front one are decorated.
  @Nullable public var backDecoration: CardDecoration?
  /// Where the cards lie.
  public var layout: DeckLayout
  /// How the deck follows a finger.
  public var drag: DragRule
  /// How a dragged card turns; nil: it does not.
  @Nullable public var rotation: RotationRule?
  /// When a drag commits; nil: never.
  @Nullable public var release: ReleaseRule?
  /// How a committed card leaves; nil: none does.
  @Nullable public var exit: ExitStyle?
  /// The badges that a dragged card shows; nil: none.
  @Nullable public var badges: BadgeRule?
  /// How what was not committed goes back.
  public var `return`: TransitionAnimation
  /// How the rest of the deck follows a commit, together with the exit: cards move up, pages turn, rows open
  /// and close.
  public var advance: TransitionAnimation
  /// Icons around the deck; nil: none.
  @Nullable public var chrome: ChromeStyle?
  /// What an empty deck says.
  public var emptyText: String

  /// A style of all its parts.
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
  /// How the card in `slot` (0 = front) is decorated.
  public func decoration(ofSlot slot: Int) -> CardDecoration {
    slot == 0 || layout.strip != nil ? decoration : backDecoration ?? decoration
  }

  /// The frame of the front card at rest, in the container; the whole container for a list.
  public var cardFrame: LayoutRect {
    switch layout {
    case .slots(let slots): slots.frame(ofSlot: 0, in: size)
    case .strip(let strip):
      strip.cardFrame(in: size, from: content?.y ?? 0, to: content?.maxY ?? size.height)
    case .tilted(let tilted): tilted.frame(of: tilted.layers.first?.rest ?? TiltedPose(), in: size)
    case .list, .other: LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
    }
  }

  /// The room that the chrome leaves to the deck.
  private var content: LayoutRect? { chromeLayout?.content }

  /// Where the chrome's icons lie; nil where there is none.
  public var chromeLayout: ChromeLayout? {
    chrome.map { ChromeLayout($0, in: size, direction: direction) }
  }
}
