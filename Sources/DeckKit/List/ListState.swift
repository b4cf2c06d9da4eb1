/// What opens and closes in a list.
public enum ListTarget: Codable, Sendable, Hashable {
  /// The section of that key.
  case section(String)
  /// The item of that card.
  case item(CardID)
}

/// Which sections and items are open; independent of one another, all closed at first.
///
/// An item stays open while its section is closed.
public struct ListState: Codable, Sendable, Hashable {
  /// What is open.
  public private(set) var open: Set<ListTarget>

  /// A list in which those are open.
  public init(open: Set<ListTarget> = []) { self.open = open }

  /// Whether `target` is open.
  public func isOpen(_ target: ListTarget) -> Bool { open.contains(target) }

  /// Opens what is closed and closes what is open.
  public mutating func toggle(_ target: ListTarget) {
    if open.remove(target) == nil { open.insert(target) }
  }

  /// How far `target` is open: 0 or 1.
  public func openness(of target: ListTarget) -> Double { isOpen(target) ? 1 : 0 }
}
