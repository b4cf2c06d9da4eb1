/// A drag of a page strip until it settles.
public struct PageTimeline: GestureTimeline, Hashable {
  /// The motions of the deck.
  public var motion: DeckMotion
  /// The cards of all pages, in page order.
  public var cards: [CardID]
  /// The page at the start of the drag.
  public var page: Int
  /// The path of the finger.
  public var path: FingerPath

  /// Creates the timeline of dragging page `page` of `cards` along `path`.
  public init(motion: DeckMotion, cards: [CardID], page: Int, path: FingerPath) {
    self.motion = motion
    self.cards = cards
    self.page = page
    self.path = path
  }

  /// The page on which the strip settles.
  public var destination: Int {
    motion.page(
      after: page, of: cards.count, releasedAt: path.releaseTranslation, velocity: path.releaseVelocity)
  }

  private var turns: Bool { destination != page }

  /// Seconds from the touch until the strip is at rest.
  public var duration: Double {
    path.releaseTime + (turns ? motion.style.advance : motion.style.return).length
  }

  /// The strip's horizontal offset at `time`, in points.
  public func stripOffset(at time: Double) -> Double {
    let since = time - path.releaseTime
    guard since > -1e-9 else {
      return motion.stripOffset(ofPage: page) + motion.offset(following: path, at: time).x
    }
    let released =
      motion.stripOffset(ofPage: page) + motion.offset(following: path, at: path.releaseTime).x
    return motion.stripOffset(
      settlingFrom: released, toPage: destination, turns: turns, at: max(0, since))
  }

  /// The placements of the visible pages at `time`, in drawing order.
  public func placements(at time: Double) -> [Placement] {
    motion.pages(cards, atOffset: stripOffset(at: time))
  }
}
