import DeckKit

/// What requests for frames need to know of gestures.
extension DeckGesture {
  /// The card, by its place in a deck of `count`, that shows the gesture unless a deck names others; nil
  /// where none can.
  func defaultFront(of count: Int) -> Int? {
    switch self {
    case .turn(.forward): count > 1 ? 0 : nil
    case .turn(.back): count > 1 ? 1 : nil
    case .swipe, .drag, .toggle: count > 0 ? 0 : nil
    }
  }

  /// Whether letting go at the end of `path` leads to what the gesture is named for.
  func isMade(by path: FingerPath, in style: DeckStyle) -> Bool {
    let (motion, end, velocity) = (DeckMotion(style), path.releaseTranslation, path.releaseVelocity)
    switch self {
    case .swipe(let kind): return motion.decision(at: end, velocity: velocity) == kind.decision
    case .turn(let turn):
      let page = motion.page(after: 1, of: 3, releasedAt: end, velocity: velocity)
      return page == (turn == .forward ? 2 : 0)
    case .drag, .toggle: return true
    }
  }

  /// The gesture made on `cards`, from the front one on; of pages all, with `front` the place of the one that
  /// is dragged. Nil for a toggle, which no finger moves.
  func timeline(
    _ motion: DeckMotion, cards: [CardID], front: Int, path: FingerPath
  ) -> (any GestureTimeline)? {
    switch self {
    case .swipe: SwipeTimeline(motion: motion, cards: cards, path: path)
    case .turn: PageTimeline(motion: motion, cards: cards, page: front, path: path)
    case .drag: DragTimeline(motion: motion, cards: cards, path: path)
    case .toggle: nil
    }
  }
}
