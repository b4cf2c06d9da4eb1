/// The opening or closing of a section or item of a list.
public struct ToggleTimeline: GestureTimeline, Hashable {
  /// The motions of the deck.
  public var motion: DeckMotion
  /// The sections of the list.
  public var sections: [DeckSection]
  /// The heights of the items' texts.
  public var metrics: ListMetrics
  /// The open sections and items before the gesture.
  public var state: ListState
  /// The section or item that opens or closes.
  public var target: ListTarget

  /// Creates the timeline of toggling `target` in a list in `state`.
  public init(
    motion: DeckMotion, sections: [DeckSection], metrics: ListMetrics, state: ListState, target: ListTarget
  ) {
    self.motion = motion
    self.sections = sections
    self.metrics = metrics
    self.state = state
    self.target = target
  }

  /// Seconds from the touch until the list is at rest.
  public var duration: Double { motion.style.advance.length }

  /// The rows at `time`, from top to bottom.
  public func rows(at time: Double) -> [ListRow] {
    let progress = motion.style.advance.progress(at: time)
    return motion.rows(of: sections, metrics: metrics) { other in
      guard other == target else { return state.openness(of: other) }
      return state.isOpen(target) ? 1 - progress : progress
    }
  }

  /// The placements of the item rows at `time`.
  public func placements(at time: Double) -> [Placement] { motion.placements(of: rows(at: time)) }
}
