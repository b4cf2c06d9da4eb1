/// The measured sizes of a list's items. This library does not lay out text, so the app measures the items.
public struct ListMetrics: Sendable, Hashable {
  /// The heights of one item's texts in points, laid out in the width of its row.
  public struct Item: Codable, Sendable, Hashable {
    /// Height of the text that is always visible.
    public var primary: Double
    /// Height of the text that is visible only while the item is open; 0 if there is none.
    public var secondary: Double
    /// Whether the item has a thumbnail.
    public var hasThumbnail: Bool

    /// Creates metrics with the given values.
    public init(primary: Double, secondary: Double, hasThumbnail: Bool = false) {
      self.primary = primary
      self.secondary = secondary
      self.hasThumbnail = hasThumbnail
    }
  }

  /// The metrics by card id.
  public var items: [CardID: Item]

  /// Creates metrics from known items.
  public init(_ items: [CardID: Item]) { self.items = items }

  /// Creates metrics of the items of `sections`. Calls `measure` once for each distinct id.
  public init(of sections: [DeckSection], measure: (CardID) -> Item) {
    let ids = Set(sections.flatMap(\.items))
    items = Dictionary(uniqueKeysWithValues: ids.map { ($0, measure($0)) })
  }

  /// The metrics of an item. The heights of an item that was not measured are 0.
  func item(_ id: CardID) -> Item { items[id] ?? Item(primary: 0, secondary: 0) }
}
