/// The part of a session in which cards are swiped away.
struct SwipeState: Sendable, Hashable {
  /// The cards that are left, front first.
  var remaining: [CardID]
  /// Committed cards whose exit is not over, the latest last.
  var leaving: [LeavingCard] = []
  /// The front card on its way back.
  var returning: ReturningCard?
  /// The remaining cards on their way to their slots.
  var shift: SlotShift?
  /// Whether it was said that the deck is empty.
  var saidEmpty = false
}

/// A committed card during its exit.
struct LeavingCard: Sendable, Hashable {
  var card: CardID
  var pose: SlotPose
  /// How it was moved when it was let go.
  var transform: CardTransform
  var side: SwipeDirection
  var start: Double
}

/// A card that goes back to its place.
struct ReturningCard: Sendable, Hashable {
  /// How it was moved at first.
  var transform: CardTransform
  /// How much of it was seen at first.
  var opacity: Double
  var start: Double
}

/// Cards that move to other slots.
struct SlotShift: Sendable, Hashable {
  /// How each remaining card was shown at first, front first, and in which slot.
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
