/// The content of a deck: the number of cards, a card by index, and a placeholder for an empty deck. It
/// corresponds to the data sources of platform list views.
public protocol DeckDataSource {
  /// The type from which the app creates a card's view.
  associatedtype Card
  /// The type of the placeholder for an empty deck.
  associatedtype EmptyView

  /// The number of cards.
  var count: Int { get }
  /// The card at `index`, 0..<``count``.
  func card(at index: Int) -> Card
  /// The id of the card at `index`, 0..<``count``. Ids are unique.
  func id(at index: Int) -> CardID
  /// The placeholder for an empty deck.
  var emptyView: EmptyView { get }
}

extension DeckDataSource {
  /// The ids of all cards, front first.
  public var ids: [CardID] { (0..<count).map(id) }

  /// The card with the given id; nil if there is none.
  public func card(withID id: CardID) -> Card? {
    (0..<count).first { self.id(at: $0) == id }.map(card)
  }
}

extension Manifest: DeckDataSource {
  /// The number of cards.
  public var count: Int { cards.count }
  /// The card at `index`, 0..<``count``.
  public func card(at index: Int) -> CardEntry { cards[index] }
  /// The id of the card at `index`, 0..<``count``.
  public func id(at index: Int) -> CardID { cards[index].id }
  /// The style's text for an empty deck.
  public var emptyView: String { style.emptyText }
}
