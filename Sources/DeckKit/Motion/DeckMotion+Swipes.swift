/// Swipes.
extension DeckMotion {
  /// The front card's transform and opacity `time` seconds after it was released at `translation` and left to
  /// `direction`.
  public func exit(
    from translation: LayoutPoint, to direction: SwipeDirection, touch: Double = 0, at time: Double
  ) -> (transform: CardTransform, opacity: Double) {
    exit(from: drag(translation, touch: touch), to: direction, at: time)
  }

  /// The front card's transform and opacity `time` seconds after it was released with the transform `start`
  /// and left to `direction`. Its opacity is 0 if the style has no exit.
  func exit(
    from start: CardTransform, to direction: SwipeDirection, at time: Double
  ) -> (transform: CardTransform, opacity: Double) {
    guard let exit = style.exit else { return (start, 0) }
    let progress = exit.animation.progress(at: time)
    var transform = start
    transform.tx += direction.sign * exit.offset.x * progress
    transform.ty += exit.offset.y * progress
    // A curve may overshoot; opacity is clamped.
    return (transform, min(max(1 + (exit.opacity - 1) * progress, 0), 1))
  }

  /// The front card's transform `time` seconds after it was released at `translation` and returns.
  public func `return`(from translation: LayoutPoint, touch: Double = 0, at time: Double) -> CardTransform {
    self.return(from: drag(translation, touch: touch), at: time)
  }

  /// The front card's transform `time` seconds after it was released with the transform `start` and returns.
  func `return`(from start: CardTransform, at time: Double) -> CardTransform {
    let rest = 1 - style.return.progress(at: time)
    return CardTransform(tx: start.tx * rest, ty: start.ty * rest, rotation: start.rotation * rest)
  }

  /// The frame of the card in `slot` at rest; the container if the layout has no slots.
  public func rest(slot: Int) -> LayoutRect { pose(slot: slot).frame }

  /// The frame, `time` seconds after a commit, of the card that was in `slot` (at least 1).
  public func advance(slot: Int, at time: Double) -> LayoutRect { advancingPose(slot: slot, at: time).frame }

  /// The pose of the card in `slot` at rest.
  func pose(slot: Int) -> SlotPose {
    let layout = style.layout.slots ?? SlotLayout(front: style.cardFrame, visibleCount: 1)
    return layout.pose(ofSlot: slot, in: style.size)
  }

  /// The pose, `time` seconds after a commit, of the card that was in `slot` (at least 1).
  func advancingPose(slot: Int, at time: Double) -> SlotPose {
    pose(slot: slot).interpolated(to: pose(slot: slot - 1), at: style.advance.progress(at: time))
  }

  /// The maximum number of visible cards, not counting a card that is leaving.
  func visibleCount(whileLeaving leaving: Bool) -> Int {
    let count = style.layout.slots?.visibleCount ?? 1
    return leaving && style.layout.slots?.insertion == .afterExit ? count - 1 : count
  }

  /// The placement of the card in `slot` with the given pose and transform.
  func placement(
    of card: CardID, slot: Int, pose: SlotPose, transform: CardTransform = .identity, opacity: Double = 1,
    z: Int
  ) -> Placement {
    let decoration = style.decoration(ofSlot: slot)
    var transform = transform
    if pose.scale != 1 { (transform.scale, transform.anchor) = (pose.scale, pose.anchor) }
    return Placement(
      card: card, slot: slot, rect: pose.frame, transform: transform, opacity: pose.opacity * opacity, z: z,
      blendMode: decoration.blendMode, shadow: decoration.shadow)
  }

  /// The placements of the deck with its front card transformed by `transform`, in drawing order.
  ///
  /// - Parameter isActive: whether a finger holds the front card, so that it has the shadow of the drag rule.
  func slotPlacements(of cards: [CardID], front transform: CardTransform = .identity, isActive: Bool = false)
    -> [Placement]
  {
    let visible = cards.prefix(visibleCount(whileLeaving: false))
    var placements = visible.enumerated().reversed().map { slot, card in
      placement(of: card, slot: slot, pose: pose(slot: slot), z: visible.count - 1 - slot)
    }
    if let front = placements.indices.last { move(&placements[front], by: transform, isActive: isActive) }
    return placements
  }

  /// Applies `transform` to the placement of the front card and adds its badge.
  ///
  /// - Parameter isActive: whether a finger holds the card, so that it has the shadow of the drag rule.
  func move(_ front: inout Placement, by transform: CardTransform, isActive: Bool) {
    (front.transform.tx, front.transform.ty) = (transform.tx, transform.ty)
    front.transform.rotation = transform.rotation
    front.badge = style.badges?.badge(atOffset: transform.tx)
    if isActive, let shadow = style.drag.shadow { front.shadow = shadow }
  }

  /// The placement of a leaving card, drawn over `count` other cards.
  func leavingPlacement(
    of card: CardID, pose: SlotPose, from start: CardTransform, to direction: SwipeDirection, at time: Double,
    over count: Int
  ) -> Placement {
    let (transform, opacity) = exit(from: start, to: direction, at: time)
    var placement = placement(
      of: card, slot: 0, pose: pose, transform: transform, opacity: opacity, z: count)
    placement.badge = style.badges?.badge(atOffset: start.tx)
    return placement
  }
}
