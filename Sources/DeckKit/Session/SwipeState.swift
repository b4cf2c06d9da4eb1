/// The state of swipes in a session.
struct SwipeState: Sendable, Hashable {
  /// The cards that were not swiped away, front first.
  var remaining: [CardID]
  /// The cards whose exit animation is running, the latest last.
  var leaving: [LeavingCard] = []
  /// The front card while it returns to its position at rest.
  var returning: ReturningCard?
  /// The movement of the remaining cards to their slots.
  var shift: SlotShift?
  /// Whether the event ``DeckEvent/emptied`` was reported.
  var hasReportedEmpty = false
}

/// A card whose exit animation is running.
struct LeavingCard: Sendable, Hashable {
  var card: CardID
  var pose: SlotPose
  /// The card's transform at its release.
  var transform: CardTransform
  var side: SwipeDirection
  var start: Double
}

/// A card that returns to its position at rest.
struct ReturningCard: Sendable, Hashable {
  /// The card's transform at the start.
  var transform: CardTransform
  /// The card's opacity at the start.
  var opacity: Double
  var start: Double
}

/// The animation of cards that move to other slots.
struct SlotShift: Sendable, Hashable {
  /// The slot and pose of each remaining card at the start, front first.
  var from: [(slot: Int, pose: SlotPose)]
  var animation: TransitionAnimation
  var start: Double

  static func == (left: Self, right: Self) -> Bool {
    left.start == right.start && left.animation == right.animation
      && left.from.map(\.slot) == right.from.map(\.slot) && left.from.map(\.pose) == right.from.map(\.pose)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(animation)
    for (slot, pose) in from {
      hasher.combine(slot)
      hasher.combine(pose)
    }
  }
}
