/// The state of an expandable list in a session.
struct ListAnimation: Sendable, Hashable {
  var state = ListState()
  /// The running animations by target.
  var changes: [ListTarget: Change] = [:]

  struct Change: Sendable, Hashable {
    var from: Double
    var start: Double
  }
}

/// Expandable lists.
extension DeckSession {
  /// Opens `target` if it is closed or closing, closes it if it is open or opening.
  ///
  /// - Returns: false if the style's layout is not a list.
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
    list.changes = list.changes.filter { !hasEnded(style.advance.length, since: $0.value.start) }
  }

  /// How far a section or item is open at the current time: 0 is closed, 1 is open.
  public func openness(of target: ListTarget) -> Double {
    let goal = list.state.openness(of: target)
    guard let change = list.changes[target] else { return goal }
    return change.from + (goal - change.from) * style.advance.progress(at: time - change.start)
  }

  /// The rows of `sections` at the current time, from top to bottom.
  public func rows(of sections: [DeckSection], metrics: ListMetrics) -> [ListRow] {
    motion.rows(of: sections, metrics: metrics, openness: openness)
  }
}
