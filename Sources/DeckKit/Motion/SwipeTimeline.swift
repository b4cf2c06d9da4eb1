/// One gesture on a deck from touch to rest, as placements over time.
public struct SwipeTimeline: Sendable, Hashable {
  /// The deck's motions.
  public var motion: DeckMotion
  /// The cards from the front one on; those beyond the visible ones and one more are never seen.
  public var cards: [String]
  /// The finger's way.
  public var path: FingerPath

  /// The gesture `path` on a deck that shows `cards`, front first.
  public init(motion: DeckMotion, cards: [String], path: FingerPath) {
    self.motion = motion
    self.cards = cards
    self.path = path
  }

  /// What letting go leads to.
  public var decision: ReleaseDecision { motion.decision(at: path.releaseTranslation) }

  /// Seconds from the touch until everything rests again.
  public var duration: Double {
    switch decision {
    case .exit:
      path.releaseTime + max(motion.style.exit.animation.duration, motion.style.advance.duration)
    case .return: path.releaseTime + motion.style.return.duration
    }
  }

  /// The times of the frames at `fps` frames a second: k / fps, from 0 to the duration rounded up to a frame.
  public func frameTimes(fps: Double) -> [Double] {
    // A duration that is a whole number of frames but for rounding is one.
    let last = Int((duration * fps - 1e-6).rounded(.up))
    return (0...max(0, last)).map { Double($0) / fps }
  }

  /// Where every card is at `time`, in order of drawing.
  public func placements(at time: Double) -> [Placement] {
    // A time that is the release's but for rounding is the release's.
    let since = time - path.releaseTime
    guard since > -1e-9 else { return dragged(by: path.translation(at: time)) }
    switch decision {
    case .exit(let direction): return exiting(to: direction, at: max(0, since))
    case .return: return returning(at: max(0, since))
    }
  }

  private func dragged(by translation: LayoutPoint) -> [Placement] {
    withFront(motion.placementsAtRest(of: cards)) { $0.transform = motion.drag(translation) }
  }

  private func returning(at time: Double) -> [Placement] {
    withFront(motion.placementsAtRest(of: cards)) {
      $0.transform = motion.return(from: path.releaseTranslation, at: time)
    }
  }

  /// The committed card leaves; the next one has come in at the back, and the rest move up.
  private func exiting(to direction: SwipeDirection, at time: Double) -> [Placement] {
    let visible = motion.style.layout.visibleCount
    let remaining = cards.dropFirst().prefix(visible)
    let front = cards.prefix(1).map { card in
      let (transform, opacity) = motion.exit(from: path.releaseTranslation, to: direction, at: time)
      return Placement(
        card: card, slot: 0, rect: motion.rest(slot: 0), transform: transform, opacity: opacity,
        z: remaining.count)
    }
    let behind = remaining.enumerated().reversed().map { index, card in
      let came = index + 1
      let rect = came < visible ? motion.advance(slot: came, at: time) : motion.rest(slot: visible - 1)
      return Placement(
        card: card, slot: min(came, visible - 1), rect: rect, z: remaining.count - 1 - index)
    }
    return behind + front
  }

  private func withFront(_ placements: [Placement], _ change: (inout Placement) -> Void) -> [Placement] {
    var placements = placements
    if let front = placements.indices.last { change(&placements[front]) }
    return placements
  }
}
