/// What happened in a session, for an app that acts on it.
public enum DeckEvent: Sendable, Hashable {
  /// The front card was committed to a side.
  case committed(card: CardID, to: SwipeDirection)
  /// The exit of a committed card is over.
  case left(card: CardID)
  /// A card that was let go is back in its place.
  case returned(card: CardID)
  /// The last card has left.
  case emptied
  /// Another page is shown.
  case turned(from: Int, to: Int)
  /// A section or item was opened or closed.
  case toggled(ListTarget, isOpen: Bool)
  /// The last commit, turn or toggle was taken back.
  case undone
  /// The deck is as it was at first.
  case reset
}
