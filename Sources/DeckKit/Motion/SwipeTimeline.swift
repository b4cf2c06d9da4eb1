/// A swipe of the front card, which leaves or returns.
public struct SwipeTimeline: GestureTimeline, Hashable {
  /// The motions of the deck.
  public var motion: DeckMotion
  /// The cards, front first. Only the visible cards and the next one are used.
  public var cards: [CardID]
  /// The path of the finger.
  public var path: FingerPath
  /// Vertical position of the touch on the card, 0 at its top and 1 at its bottom.
  public var touch: Double

  /// Creates the timeline of swiping the first of `cards` along `path`.
  public init(motion: DeckMotion, cards: [CardID], path: FingerPath, touch: Double = 0) {
    self.motion = motion
    self.cards = cards
    self.path = path
    self.touch = touch
  }

  /// The result of the release.
  public var decision: ReleaseDecision {
    motion.decision(at: path.releaseTranslation, velocity: path.releaseVelocity)
  }

  /// Seconds from the touch until the deck is at rest.
  public var duration: Double {
    switch decision {
    case .exit: path.releaseTime + max(exitLength, motion.style.advance.length)
    case .return: path.releaseTime + motion.style.return.length
    }
  }

  private var exitLength: Double { motion.style.exit?.animation.length ?? 0 }

  /// The placements at `time`, in drawing order.
  public func placements(at time: Double) -> [Placement] {
    // Tolerate rounding errors at the release.
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

  /// The placements after a commit: the front card leaves, the next card is inserted at the back, the others
  /// advance.
  private func exiting(to direction: SwipeDirection, at time: Double) -> [Placement] {
    let visible = motion.visibleCount(whileLeaving: false)
    let remaining = cards.dropFirst().prefix(motion.visibleCount(whileLeaving: time < exitLength - 1e-9))
    let front = cards.prefix(1).map { card in
      motion.leavingPlacement(
        of: card, pose: motion.pose(slot: 0), from: transform(at: path.releaseTime), to: direction, at: time,
        over: remaining.count)
    }
    let isAdvanced = time >= motion.style.advance.length - 1e-9
    let behind = remaining.enumerated().reversed().map { index, card in
      let previousSlot = index + 1
      let pose =
        previousSlot < visible
        ? motion.advancingPose(slot: previousSlot, at: time) : motion.pose(slot: visible - 1)
      return motion.placement(
        of: card, slot: isAdvanced ? index : min(previousSlot, visible - 1), pose: pose,
        z: remaining.count - 1 - index)
    }
    return behind + front
  }
}
