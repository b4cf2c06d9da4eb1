import DeckKit

/// The names that a deck file calls sections and items by.
struct ListNames {
  let sections: [DeckSection]

  /// Every name.
  var all: [String] { sections.map(\.key) + sections.flatMap(\.items).map(\.rawValue) }

  /// All sections and items open.
  var everything: ListState {
    ListState(open: Set(sections.flatMap { [.section($0.key)] + $0.items.map(ListTarget.item) }))
  }

  /// The section of that key and the item of that id, the section first.
  func targets(_ name: String) -> [ListTarget] {
    let id = CardID(rawValue: name)
    return (sections.contains { $0.key == name } ? [.section(name)] : [])
      + (sections.contains { $0.items.contains(id) } ? [.item(id)] : [])
  }

  /// `state` with the section of an item open, without which nothing would be seen of it.
  func showing(_ target: ListTarget, in state: ListState) -> ListState {
    guard case .item(let id) = target, let section = sections.first(where: { $0.items.contains(id) }) else {
      return state
    }
    return ListState(open: state.open.union([.section(section.key)]))
  }
}
