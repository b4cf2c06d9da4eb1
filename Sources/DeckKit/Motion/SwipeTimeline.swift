/// One swipe on a deck, or one that is not carried through.
public struct SwipeTimeline: GestureTimeline, Hashable {
  /// The deck's motions.
  public var motion: DeckMotion
  /// The cards from the front one on; those beyond the visible ones and one more are never seen.
  public var cards: [CardID]
  /// The finger's way.
  public var path: FingerPath
  /// Height of the touch on the card, 0 at its top and 1 at its bottom.
  public var touch: Double

  /// The gesture `path` on a deck that shows `cards`, front first.
  public init(motion: DeckMotion, cards: [CardID], path: FingerPath, touch: Double = 0) {
    self.motion = motion
    self.cards = cards
    self.path = path
    self.touch = touch
  }

  /// What letting go leads to.
  public var decision: ReleaseDecision {
    motion.decision(at: path.releaseTranslation, velocity: path.releaseVelocity)
  }

  /// Seconds from the touch until everything rests again.
  public var duration: Double {
    switch decision {
    case .exit: path.releaseTime + max(exitLength, motion.style.advance.length)
    case .return: path.releaseTime + motion.style.return.length
    }
  }

  private var exitLength: Double { motion.style.exit?.animation.length ?? 0 }

  /// Where every card is at `time`, in order of drawing.
  public func placements(at time: Double) -> [Placement] {
    // A time that is the release's but for rounding is the release's.
    let since = time - path.releaseTime
    guard since > -1e-9 else {
      return motion.slotPlacements(of: cards, front: transform(at: time), isActive: time > 0)
    }
    switch decision {
    case .exit(let direction): return exiting(to: direction, at: max(0, since))
    case .return:
      return motion.slotPlacements(
        of: cards, front: motion.return(from: transform(at: path.releaseTime), at: max(0, since)))
    }
  }

  private func transform(at time: Double) -> CardTransform {
    motion.transform(atOffset: motion.offset(following: path, at: time), touch: touch)
  }

  /// The committed card leaves; the next one has come in at the back, and the rest move up.
  private func exiting(to direction: SwipeDirection, at time: Double) -> [Placement] {
    let visible = motion.visibleCount(whileLeaving: false)
    let remaining = cards.dropFirst().prefix(motion.visibleCount(whileLeaving: time < exitLength - 1e-9))
    let front = cards.prefix(1).map { card in
      motion.leaving(
        card, pose: motion.pose(slot: 0), from: transform(at: path.releaseTime), to: direction, at: time,
        over: remaining.count)
    }
    let isAdvanced = time >= motion.style.advance.length - 1e-9
    let behind = remaining.enumerated().reversed().map { index, card in
      let came = index + 1
      let pose = came < visible ? motion.advancing(slot: came, at: time) : motion.pose(slot: visible - 1)
      return motion.placement(
        of: card, slot: isAdvanced ? index : min(came, visible - 1), pose: pose,
        z: remaining.count - 1 - index)
    }
    return behind + front
  }
}
