/// The part of a session in which pages are turned.
struct PageState: Sendable, Hashable {
  /// The page that is shown or that the strip is on its way to.
  var page = 0
  /// The strip on its way.
  var settling: Settling?

  struct Settling: Sendable, Hashable {
    var from: Double
    var start: Double
    var turns: Bool
  }
}

/// Pages side by side.
extension DeckSession {
  /// Turns the page as if by a finger; false where there is none to turn to.
  @discardableResult
  public mutating func turn(_ turn: PageTurn, at time: Double) -> Bool {
    show(page: page + (turn == .forward ? 1 : -1), at: time)
  }

  /// Goes to a page; false where there is none or it is shown already.
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

  /// Lets the strip go from where it is to `page`.
  mutating func settle(on page: Int) {
    pages.settling = PageState.Settling(from: stripOffset, start: time, turns: page != self.page)
    pages.page = page
  }

  mutating func endPageTurn() {
    guard let settling = pages.settling else { return }
    let animation = settling.turns ? style.advance : style.return
    if isOver(animation.length, since: settling.start) { pages.settling = nil }
  }

  /// How far the strip is moved to the right, in points.
  public var stripOffset: Double {
    if let finger { return offset(of: finger).x }
    guard let settling = pages.settling else { return motion.stripOffset(ofPage: page) }
    return motion.stripOffset(
      settlingFrom: settling.from, toPage: page, turns: settling.turns, at: time - settling.start)
  }
}
