/// A change in a session that an app may react to.
public enum DeckEvent: Sendable, Hashable {
  /// The front card was committed to the left or right.
  case committed(card: CardID, to: SwipeDirection)
  /// The exit animation of a committed card ended.
  case left(card: CardID)
  /// A released card returned to its position at rest.
  case returned(card: CardID)
  /// The exit animation of the last card ended.
  case emptied
  /// The current page changed.
  case turned(from: Int, to: Int)
  /// A section or item was opened or closed.
  case toggled(ListTarget, isOpen: Bool)
  /// The last commit, page turn or toggle was undone.
  case undone
  /// The session was reset.
  case reset
}
