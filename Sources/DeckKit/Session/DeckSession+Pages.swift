/// The state of a page strip in a session.
struct PageState: Sendable, Hashable {
  /// The current page, or the one the strip is moving to.
  var page = 0
  /// The running animation of the strip.
  var settling: Settling?

  struct Settling: Sendable, Hashable {
    var from: Double
    var start: Double
    var turns: Bool
  }
}

/// Page strips.
extension DeckSession {
  /// Turns the page, animated.
  ///
  /// - Returns: false if there is no next or previous page, or a drag is active.
  @discardableResult
  public mutating func turn(_ turn: PageTurn, at time: Double) -> Bool {
    show(page: page + (turn == .forward ? 1 : -1), at: time)
  }

  /// Moves the strip to `page`, animated.
  ///
  /// - Returns: false if there is no such page, it is the current page, or a drag is active.
  @discardableResult
  public mutating func show(page: Int, at time: Double) -> Bool {
    advance(to: time)
    guard style.layout.strip != nil, cards.indices.contains(page), page != self.page, finger == nil
    else { return false }
    turn(to: page)
    return true
  }

  mutating func releasePage(_ finger: Finger, _ decision: ReleaseDecision) {
    var destination = page
    if case .exit(let side) = decision {
      let step = side.sign * style.direction.sign < 0 ? 1 : -1
      if cards.indices.contains(page + step) { destination = page + step }
    }
    if destination == page { settle(on: page) } else { turn(to: destination) }
  }

  private mutating func turn(to page: Int) {
    history.append(.turn(from: self.page))
    events.append(.turned(from: self.page, to: page))
    settle(on: page)
  }

  /// Animates the strip from its current position to `page`.
  mutating func settle(on page: Int) {
    pages.settling = PageState.Settling(from: stripOffset, start: time, turns: page != self.page)
    pages.page = page
  }

  mutating func endPageTurn() {
    guard let settling = pages.settling else { return }
    let animation = settling.turns ? style.advance : style.return
    if hasEnded(animation.length, since: settling.start) { pages.settling = nil }
  }

  /// The strip's current horizontal offset in points.
  public var stripOffset: Double {
    if let finger { return offset(of: finger).x }
    guard let settling = pages.settling else { return motion.stripOffset(ofPage: page) }
    return motion.stripOffset(
      settlingFrom: settling.from, toPage: page, turns: settling.turns, at: time - settling.start)
  }
}
