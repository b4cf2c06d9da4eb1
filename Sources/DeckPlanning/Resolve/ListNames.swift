import DeckKit

/// The names of sections and items in deck files.
struct ListNames {
  let sections: [DeckSection]

  /// All names.
  var all: [String] { sections.map(\.key) + sections.flatMap(\.items).map(\.rawValue) }

  /// The state with all sections and items open.
  var allOpen: ListState {
    ListState(open: Set(sections.flatMap { [.section($0.key)] + $0.items.map(ListTarget.item) }))
  }

  /// The targets with that name: the section with that key, then the item with that id.
  func targets(_ name: String) -> [ListTarget] {
    let id = CardID(rawValue: name)
    return (sections.contains { $0.key == name } ? [.section(name)] : [])
      + (sections.contains { $0.items.contains(id) } ? [.item(id)] : [])
  }

  /// `state` with the section of the target item open; otherwise the item would not be visible.
  func showing(_ target: ListTarget, in state: ListState) -> ListState {
    guard case .item(let id) = target, let section = sections.first(where: { $0.items.contains(id) }) else {
      return state
    }
    return ListState(open: state.open.union([.section(section.key)]))
  }
}
