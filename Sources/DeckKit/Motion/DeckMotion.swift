/// The motions of a deck as pure functions of its style: finger → transform, release → decision, progress →
/// transform.
public struct DeckMotion: Sendable, Hashable {
  /// The style that the motions follow.
  public var style: DeckStyle

  /// The motions of `style`.
  public init(_ style: DeckStyle) {
    self.style = style
  }

  /// How the front card is moved while the finger has gone `translation` from where it touched.
  public func drag(_ translation: LayoutPoint) -> CardTransform {
    CardTransform(
      tx: translation.x, ty: translation.y, rotation: style.rotation.angle(forDrag: translation.x))
  }

  /// What happens when the finger lets go at `translation`.
  public func decision(at translation: LayoutPoint) -> ReleaseDecision {
    style.release.decision(at: translation)
  }

  /// The front card `time` seconds after it was let go at `translation` and left to `direction`.
  public func exit(
    from translation: LayoutPoint, to direction: SwipeDirection, at time: Double
  ) -> (transform: CardTransform, opacity: Double) {
    let progress = style.exit.animation.progress(at: time)
    var transform = drag(translation)
    transform.tx += (direction == .right ? style.exit.offset.x : -style.exit.offset.x) * progress
    transform.ty += style.exit.offset.y * progress
    // A curve may overshoot; an opacity cannot.
    return (transform, min(max(1 + (style.exit.opacity - 1) * progress, 0), 1))
  }

  /// The front card `time` seconds after it was let go at `translation` and goes back.
  public func `return`(from translation: LayoutPoint, at time: Double) -> CardTransform {
    let rest = 1 - style.return.progress(at: time)
    let start = drag(translation)
    return CardTransform(tx: start.tx * rest, ty: start.ty * rest, rotation: start.rotation * rest)
  }

  /// The frame of the card in `slot` at rest.
  public func rest(slot: Int) -> LayoutRect {
    style.layout.frame(ofSlot: slot, in: style.size)
  }

  /// The frame of the card that was in `slot` (1 or more), `time` seconds after the front card was committed.
  public func advance(slot: Int, at time: Double) -> LayoutRect {
    rest(slot: slot).interpolated(to: rest(slot: slot - 1), at: style.advance.progress(at: time))
  }

  /// The deck at rest: the first visible ones of `cards` (front first), in order of drawing.
  public func placementsAtRest(of cards: [String]) -> [Placement] {
    let visible = cards.prefix(style.layout.visibleCount)
    return visible.enumerated().reversed().map { slot, card in
      Placement(card: card, slot: slot, rect: rest(slot: slot), z: visible.count - 1 - slot)
    }
  }
}
