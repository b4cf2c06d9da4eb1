import DeckKit

/// The properties of gestures that requests for frames depend on.
extension DeckGesture {
  /// The index of the card that shows the gesture if the request names none, in a deck of `count` cards; nil
  /// if no card can.
  func defaultFront(of count: Int) -> Int? {
    switch self {
    case .turn(.forward): count > 1 ? 0 : nil
    case .turn(.back): count > 1 ? 1 : nil
    case .swipe, .drag, .toggle: count > 0 ? 0 : nil
    }
  }

  /// Whether releasing the finger at the end of `path` completes the gesture.
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

  /// The timeline of the gesture on `cards`, the front one first. In a strip, `cards` are all cards and
  /// `front` is the index of the dragged one. Nil for a toggle, which has no finger path.
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
