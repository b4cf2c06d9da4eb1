/// A section or item that can be opened or closed.
public enum ListTarget: Codable, Sendable, Hashable {
  /// The section with the given key.
  case section(String)
  /// The item with the given card id.
  case item(CardID)
}

/// The set of open sections and items, empty by default.
///
/// Sections and items are independent: an item stays open while its section is closed.
public struct ListState: Codable, Sendable, Hashable {
  /// The open sections and items.
  public private(set) var open: Set<ListTarget>

  /// Creates a state with the given open sections and items.
  public init(open: Set<ListTarget> = []) { self.open = open }

  /// Whether `target` is open.
  public func isOpen(_ target: ListTarget) -> Bool { open.contains(target) }

  /// Opens `target` if it is closed, closes it if it is open.
  public mutating func toggle(_ target: ListTarget) {
    if open.remove(target) == nil { open.insert(target) }
  }

  /// 1 if `target` is open, 0 if it is closed.
  public func openness(of target: ListTarget) -> Double { isOpen(target) ? 1 : 0 }
}
