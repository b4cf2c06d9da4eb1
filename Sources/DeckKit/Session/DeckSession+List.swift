/// The part of a session in which sections and items open and close.
struct ListAnimation: Sendable, Hashable {
  var state = ListState()
  /// What is on its way, by what it is.
  var changes: [ListTarget: Change] = [:]

  struct Change: Sendable, Hashable {
    var from: Double
    var start: Double
  }
}

/// Rows in sections.
extension DeckSession {
  /// Opens what is closed and closes what is open, also what is on its way; false where the style has no
  /// list.
  @discardableResult
  public mutating func toggle(_ target: ListTarget, at time: Double) -> Bool {
    advance(to: time)
    guard style.layout.list != nil else { return false }
    startToggle(target)
    history.append(.toggle(target))
    events.append(.toggled(target, isOpen: list.state.isOpen(target)))
    return true
  }

  mutating func startToggle(_ target: ListTarget) {
    let from = openness(of: target)
    list.state.toggle(target)
    list.changes[target] = ListAnimation.Change(from: from, start: time)
  }

  mutating func endToggles() {
    list.changes = list.changes.filter { !isOver(style.advance.length, since: $0.value.start) }
  }

  /// How far a section or item is open now: 0 closed … 1 open.
  public func openness(of target: ListTarget) -> Double {
    let goal = list.state.openness(of: target)
    guard let change = list.changes[target] else { return goal }
    return change.from + (goal - change.from) * style.advance.progress(at: time - change.start)
  }

  /// The rows of `sections` now, from the top.
  public func rows(of sections: [DeckSection], metrics: ListMetrics) -> [ListRow] {
    motion.rows(of: sections, metrics: metrics, openness: openness)
  }
}
