/// One section or item of a list that opens or closes.
public struct ToggleTimeline: GestureTimeline, Hashable {
  /// The deck's motions.
  public var motion: DeckMotion
  /// The list.
  public var sections: [DeckSection]
  /// Heights of its texts.
  public var metrics: ListMetrics
  /// What is open before.
  public var state: ListState
  /// What opens or closes.
  public var target: ListTarget

  /// The opening or closing of `target` in a list that was in `state`.
  public init(
    motion: DeckMotion, sections: [DeckSection], metrics: ListMetrics, state: ListState, target: ListTarget
  ) {
    self.motion = motion
    self.sections = sections
    self.metrics = metrics
    self.state = state
    self.target = target
  }

  /// Seconds from the touch until everything rests again.
  public var duration: Double { motion.style.advance.length }

  /// The rows at `time`, from the top.
  public func rows(at time: Double) -> [ListRow] {
    let progress = motion.style.advance.progress(at: time)
    return motion.rows(of: sections, metrics: metrics) { other in
      guard other == target else { return state.openness(of: other) }
      return state.isOpen(target) ? 1 - progress : progress
    }
  }

  /// Where the rows of items are at `time`.
  public func placements(at time: Double) -> [Placement] { motion.placements(of: rows(at: time)) }
}
