/// What a deck shows, asked for as the platforms' list views ask: how many, which one, and what when there is
/// none.
public protocol DeckDataSource {
  /// What an app makes a card's view of.
  associatedtype Card
  /// What an app shows instead of a deck without cards.
  associatedtype EmptyView

  /// How many cards there are.
  var count: Int { get }
  /// The card at a place from 0 to ``count`` − 1.
  func card(at index: Int) -> Card
  /// The id of the card at a place; every card has another.
  func id(at index: Int) -> CardID
  /// What an empty deck shows.
  var emptyView: EmptyView { get }
}

extension DeckDataSource {
  /// The ids of all cards, front first.
  public var ids: [CardID] { (0..<count).map(id) }

  /// The card of that id; nil where there is none.
  public func card(withID id: CardID) -> Card? {
    (0..<count).first { self.id(at: $0) == id }.map(card)
  }
}

extension Manifest: DeckDataSource {
  /// How many cards there are.
  public var count: Int { cards.count }
  /// The card at a place from 0 to ``count`` − 1.
  public func card(at index: Int) -> CardEntry { cards[index] }
  /// The id of the card at a place.
  public func id(at index: Int) -> CardID { cards[index].id }
  /// What an empty deck says.
  public var emptyView: String { style.emptyText }
}
