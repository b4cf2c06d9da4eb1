/// Swipes.
extension DeckSession {
  /// Swipes the front card away as if it were released at its current position. This ends an active drag. The
  /// animation is deterministic.
  ///
  /// - Returns: false if there is no card or the style has no swipes.
  @discardableResult
  public mutating func swipe(_ side: SwipeDirection, at time: Double) -> Bool {
    advance(to: time)
    guard style.layout.slots != nil, style.exit != nil, !remaining.isEmpty else { return false }
    commit(to: side)
    finger = nil
    return true
  }

  mutating func releaseCard(_ decision: ReleaseDecision) {
    switch decision {
    case .exit(let side): commit(to: side)
    case .return:
      swipes.returning = ReturningCard(transform: frontTransform, opacity: 1, start: time)
    }
  }

  /// Commits the front card: it leaves and the others advance.
  private mutating func commit(to side: SwipeDirection) {
    let transform = frontTransform
    let rest = pose(of: 0)
    let shown = remaining.indices.dropFirst().map { index -> (slot: Int, pose: SlotPose) in
      let slot = min(index, lastSlot)
      return (slot, index <= lastSlot ? pose(of: index) : motion.pose(slot: slot))
    }
    let card = swipes.remaining.removeFirst()
    swipes.leaving.append(
      LeavingCard(card: card, pose: rest, transform: transform, side: side, start: time))
    swipes.returning = nil
    swipes.shift = SlotShift(from: shown, animation: style.advance, start: time)
    history.append(.swipe(card: card, side: side, released: transform))
    events.append(.committed(card: card, to: side))
    endSwipes()
  }

  /// Returns a swiped card to the front, animated.
  mutating func restore(_ card: CardID, from released: CardTransform, side: SwipeDirection) {
    let leaving = swipes.leaving.firstIndex { $0.card == card }.map { swipes.leaving.remove(at: $0) }
    let (transform, opacity) = motion.exit(
      from: released, to: side, at: leaving.map { time - $0.start } ?? .infinity)
    let shown = remaining.indices.map { (slot: min($0, lastSlot), pose: pose(of: $0)) }
    swipes.remaining.insert(card, at: 0)
    swipes.returning = ReturningCard(transform: transform, opacity: opacity, start: time)
    swipes.shift = SlotShift(
      from: [(slot: 0, pose: motion.pose(slot: 0))] + shown, animation: style.return, start: time)
    swipes.hasReportedEmpty = false
  }

  /// Ends the exits, shifts and returns whose time is over.
  mutating func endSwipes() {
    let exit = style.exit?.animation.length ?? 0
    let ended = swipes.leaving.filter { hasEnded(exit, since: $0.start) }
    events += ended.map { .left(card: $0.card) }
    swipes.leaving = swipes.leaving.filter { !ended.contains($0) }
    if let shift = swipes.shift, hasEnded(shift.animation.length, since: shift.start) { swipes.shift = nil }
    if let returning = swipes.returning, hasEnded(style.return.length, since: returning.start) {
      swipes.returning = nil
      if let card = remaining.first { events.append(.returned(card: card)) }
    }
    if isEmpty, !cards.isEmpty, !swipes.hasReportedEmpty {
      swipes.hasReportedEmpty = true
      events.append(.emptied)
    }
  }

  /// Whether an animation of `length` seconds that began at `start` has ended. Tolerates rounding errors.
  func hasEnded(_ length: Double, since start: Double) -> Bool { time >= start + length - 1e-9 }

  // MARK: Positions

  private var lastSlot: Int { max(0, motion.visibleCount(whileLeaving: false) - 1) }

  /// The current transform of the front card.
  var frontTransform: CardTransform {
    if let finger { return motion.transform(atOffset: offset(of: finger), touch: finger.touch) }
    return swipes.returning.map { motion.return(from: $0.transform, at: time - $0.start) } ?? .identity
  }

  private var frontOpacity: Double {
    guard let returning = swipes.returning, finger == nil else { return 1 }
    let rest = 1 - style.return.progress(at: time - returning.start)
    return min(max(1 - (1 - returning.opacity) * rest, 0), 1)
  }

  /// The current pose of the remaining card at `index`.
  private func pose(of index: Int) -> SlotPose {
    let goal = motion.pose(slot: min(index, lastSlot))
    guard let shift = swipes.shift, shift.from.indices.contains(index) else { return goal }
    return shift.from[index].pose.interpolated(
      to: goal, at: shift.animation.progress(at: time - shift.start))
  }

  /// The slot of the remaining card at `index`, or its previous slot during a shift.
  private func slot(of index: Int) -> Int {
    guard let shift = swipes.shift, shift.from.indices.contains(index) else { return index }
    return shift.from[index].slot
  }

  var slotPlacements: [Placement] {
    let count = motion.visibleCount(whileLeaving: !swipes.leaving.isEmpty)
    let shown = remaining.prefix(count)
    var placements = shown.enumerated().reversed().map { index, card in
      motion.placement(
        of: card, slot: slot(of: index), pose: pose(of: index), z: shown.count - 1 - index)
    }
    if let front = placements.indices.last {
      motion.move(&placements[front], by: frontTransform, isActive: isDragging)
      placements[front].opacity *= frontOpacity
    }
    // Cards that were committed earlier are drawn later.
    for (index, card) in swipes.leaving.reversed().enumerated() {
      placements.append(
        motion.leavingPlacement(
          of: card.card, pose: card.pose, from: card.transform, to: card.side, at: time - card.start,
          over: shown.count + index))
    }
    return placements
  }
}
