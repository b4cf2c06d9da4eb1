/// What a list must be told of its items, since this library sets no type.
public struct ListMetrics: Sendable, Hashable {
  /// Heights of the texts of one item in points, as set in the width that its row has.
  public struct Item: Codable, Sendable, Hashable {
    /// The text that is always seen.
    public var primary: Double
    /// The text that is seen when the item is open; 0 where it has none.
    public var secondary: Double
    /// Whether it has a picture.
    public var hasThumbnail: Bool

    /// An item of all its parts.
    public init(primary: Double, secondary: Double, hasThumbnail: Bool = false) {
      self.primary = primary
      self.secondary = secondary
      self.hasThumbnail = hasThumbnail
    }
  }

  /// The items by their cards' ids.
  public var items: [CardID: Item]

  /// Metrics of known items.
  public init(_ items: [CardID: Item]) { self.items = items }

  /// Metrics of the items of `sections`, each measured once.
  public init(of sections: [DeckSection], measure: (CardID) -> Item) {
    let ids = Set(sections.flatMap(\.items))
    items = Dictionary(uniqueKeysWithValues: ids.map { ($0, measure($0)) })
  }

  /// The metrics of an item; one that was not measured has no texts.
  func item(_ id: CardID) -> Item { items[id] ?? Item(primary: 0, secondary: 0) }
}
