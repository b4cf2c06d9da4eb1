public import DeckKit

/// The gestures that are drawn as frames, by the names that a deck file has for them.
public enum GestureKind: String, Sendable, Hashable, CaseIterable {
  /// The front card is swiped to the right, to the left, or goes back.
  case like, nope, `return`
  /// The next or the previous page is turned to.
  case forward, back
  /// The front card is dragged, and everything springs back.
  case drag

  /// The gestures that a deck of `style` has.
  public static func all(of style: DeckStyle) -> [GestureKind] {
    switch style.layout {
    case .slots: style.release == nil ? [.return] : [.like, .nope, .return]
    case .strip: style.release == nil ? [] : [.forward, .back]
    case .tilted: [.drag]
    case .list, .other: []
    }
  }

  /// The card, by its place in a deck of `count`, that shows the gesture unless a deck names others; nil where none can.
  func defaultFront(of count: Int) -> Int? {
    switch self {
    case .forward: count > 1 ? 0 : nil
    case .back: count > 1 ? 1 : nil
    default: count > 0 ? 0 : nil
    }
  }

  /// The finger's way unless a deck gives another.
  func defaultPath(for style: DeckStyle) -> FingerPath {
    switch self {
    case .like: SwipeKind.like.defaultPath(for: style)
    case .nope: SwipeKind.nope.defaultPath(for: style)
    case .return: SwipeKind.return.defaultPath(for: style)
    case .forward: PageTurn.forward.defaultPath(for: style)
    case .back: PageTurn.back.defaultPath(for: style)
    case .drag: FingerPath.defaultDrag(for: style)
    }
  }

  /// Whether letting go at the end of `path` leads to what the gesture is named for.
  func isMade(by path: FingerPath, in style: DeckStyle) -> Bool {
    let motion = DeckMotion(style)
    let decision = motion.decision(at: path.releaseTranslation, velocity: path.releaseVelocity)
    switch self {
    case .like: return decision == SwipeKind.like.decision
    case .nope: return decision == SwipeKind.nope.decision
    case .return: return decision == SwipeKind.return.decision
    case .drag: return true
    case .forward, .back:
      let turned = motion.page(
        after: 1, of: 3, releasedAt: path.releaseTranslation, velocity: path.releaseVelocity)
      return turned == (self == .forward ? 2 : 0)
    }
  }

  /// The gesture made on `cards`, from the front one on; of pages all, with `front` the place of the one that is dragged.
  func timeline(_ motion: DeckMotion, cards: [String], front: Int, path: FingerPath) -> any GestureTimeline {
    switch self {
    case .like, .nope, .return: SwipeTimeline(motion: motion, cards: cards, path: path)
    case .forward, .back: PageTimeline(motion: motion, cards: cards, page: front, path: path)
    case .drag: DragTimeline(motion: motion, cards: cards, path: path)
    }
  }
}
