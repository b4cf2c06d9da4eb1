/// One drag of a strip of pages until a page rests.
public struct PageTimeline: GestureTimeline, Hashable {
  /// The deck's motions.
  public var motion: DeckMotion
  /// The cards of all pages in order.
  public var cards: [CardID]
  /// The page that is dragged.
  public var page: Int
  /// The finger's way.
  public var path: FingerPath

  /// The gesture `path` on page `page` of `cards`.
  public init(motion: DeckMotion, cards: [CardID], page: Int, path: FingerPath) {
    self.motion = motion
    self.cards = cards
    self.page = page
    self.path = path
  }

  /// The page that rests in the end.
  public var destination: Int {
    motion.page(
      after: page, of: cards.count, releasedAt: path.releaseTranslation, velocity: path.releaseVelocity)
  }

  private var turns: Bool { destination != page }

  /// Seconds from the touch until everything rests again.
  public var duration: Double {
    path.releaseTime + (turns ? motion.style.advance : motion.style.return).length
  }

  /// How far the strip is moved to the right at `time`, in points.
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

  /// Where every page that is seen is at `time`.
  public func placements(at time: Double) -> [Placement] {
    motion.pages(cards, atOffset: stripOffset(at: time))
  }
}
