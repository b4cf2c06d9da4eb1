import DeckKit

/// Openings and closings of lists.
extension Planner {
  /// The frames of openings and closings.
  func toggles(_ usable: [Card]) -> [ToggleTask] {
    guard !usable.isEmpty, !deck.toggles.isEmpty, let plan = ListPlan(planner: self, cards: usable) else {
      return []
    }
    var names = IdentifierPool([])
    return deck.toggles.compactMap { request in
      // What lost its cards has no row any more, but keeps its name.
      let id = names.claim(Self.name(of: request.target)) + "@\(request.scale)x"
      return plan.has(request.target) ? plan.toggle(request, id: id) : nil
    }
  }

  private static func name(of target: ListTarget) -> String {
    switch target {
    case .item(let id): "toggle-\(id)"
    case .section(let key): "toggle-section-\(Identifier.slug(key).isEmpty ? "other" : Identifier.slug(key))"
    }
  }
}

extension ListPlan {
  /// Whether the list has a row of `target`.
  func has(_ target: ListTarget) -> Bool {
    switch target {
    case .item(let id): sections.contains { $0.items.contains(id) }
    case .section(let key): sections.contains { $0.key == key }
    }
  }
}
