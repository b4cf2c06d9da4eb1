/// The state machine of an interactive deck, which drives an app's view.
///
/// The app reports gestures with their times, in seconds of any monotonic clock. The session computes the
/// placements of the cards. It is a value type without callbacks or timers: a copy is a snapshot.
///
/// The layout of the style determines the gestures: stacked cards are swiped, pages are turned, sections are
/// opened and closed, tilted cards are dragged.
public struct DeckSession: Sendable, Hashable {
  /// The motions of the deck.
  public let motion: DeckMotion
  /// All cards, front first.
  public private(set) var cards: [CardID]
  /// The latest time passed to the session, in seconds.
  public internal(set) var time = 0.0

  var swipes: SwipeState
  var pages = PageState()
  var list = ListAnimation()
  var tilt = TiltState()
  /// The active drag.
  var finger: Finger?
  /// The steps that can be undone, the latest last.
  var history: [Step] = []
  var events: [DeckEvent] = []

  /// A step that can be undone.
  enum Step: Sendable, Hashable {
    case swipe(card: CardID, side: SwipeDirection, released: CardTransform)
    case turn(from: Int)
    case toggle(ListTarget)
  }

  /// Creates a session.
  ///
  /// - Parameter cards: the ids of the cards, front first, without duplicates.
  public init(style: DeckStyle, cards: [CardID]) {
    motion = DeckMotion(style)
    self.cards = cards
    swipes = SwipeState(remaining: cards)
  }

  /// Creates a session with the cards of `source`.
  public init(style: DeckStyle, source: some DeckDataSource) {
    self.init(style: style, cards: source.ids)
  }

  /// The style of the deck.
  public var style: DeckStyle { motion.style }

  /// The cards that were not swiped away, front first; all cards if the layout is not a stack.
  public var remaining: [CardID] { swipes.remaining }

  /// The card that a drag would move; nil if there is none.
  public var frontCard: CardID? {
    switch style.layout {
    case .strip: cards.indices.contains(page) ? cards[page] : nil
    case .slots, .tilted: remaining.first
    case .list, .other: nil
    }
  }

  /// The cards swiped to the left, in the order of their commits.
  public var left: [CardID] { swiped(to: .left) }
  /// The cards swiped to the right, in the order of their commits.
  public var right: [CardID] { swiped(to: .right) }

  private func swiped(to side: SwipeDirection) -> [CardID] {
    history.compactMap { step in
      if case .swipe(let card, side, _) = step { card } else { nil }
    }
  }

  /// Whether no card remains and no exit animation is running. If true, show the empty view.
  public var isEmpty: Bool { remaining.isEmpty && swipes.leaving.isEmpty }

  /// Whether a drag is active.
  public var isDragging: Bool { finger != nil }

  /// Whether a step can be undone: there is one and no drag is active.
  public var canUndo: Bool { !history.isEmpty && finger == nil }

  /// The index of the current page, or of the page the strip is moving to.
  public var page: Int { pages.page }

  /// The open sections and items of a list.
  public var listState: ListState { list.state }

  /// Returns the events since the last call, in order, and removes them.
  public mutating func takeEvents() -> [DeckEvent] {
    defer { events = [] }
    return events
  }

  /// The current placements, in drawing order. Empty for a list: see ``rows(of:metrics:)``.
  public var placements: [Placement] {
    switch style.layout {
    case .slots: slotPlacements
    case .strip: motion.pages(cards, atOffset: stripOffset)
    case .tilted: motion.tilted(remaining, offset: tiltOffset, activity: tiltActivity)
    case .list, .other: []
    }
  }

  /// Whether no drag is active and no animation is running.
  public var isResting: Bool {
    finger == nil && swipes.leaving.isEmpty && swipes.returning == nil && swipes.shift == nil
      && pages.settling == nil && list.changes.isEmpty && tilt.release == nil
  }

  /// Advances the session to `time` and ends the animations that are over. An earlier time than the current
  /// one is ignored.
  public mutating func advance(to time: Double) {
    self.time = max(self.time, time)
    endSwipes()
    endPageTurn()
    endToggles()
    endTilt()
  }

  /// Undoes the last commit, page turn or toggle, animated.
  ///
  /// - Returns: false if there is nothing to undo or a drag is active.
  @discardableResult
  public mutating func undo(at time: Double) -> Bool {
    advance(to: time)
    guard canUndo, let step = history.popLast() else { return false }
    switch step {
    case .swipe(let card, let side, let released): restore(card, from: released, side: side)
    case .turn(let page): settle(on: page)
    case .toggle(let target): startToggle(target)
    }
    events.append(.undone)
    return true
  }

  /// Resets the session to its initial state without animating. The time is kept.
  public mutating func reset() {
    let (time, events) = (time, events)
    self = DeckSession(style: style, cards: cards)
    self.time = time
    self.events = events + [.reset]
  }

  /// Replaces the cards without animating. Cards that were swiped away and are in `cards` stay swiped away.
  /// The page and the open sections and items are kept; page turns and toggles can no longer be undone.
  public mutating func reload(_ cards: [CardID]) {
    let swipeSteps = history.filter { step in
      if case .swipe(let card, _, _) = step { cards.contains(card) } else { false }
    }
    let swiped = Set(swipeSteps.compactMap { if case .swipe(let card, _, _) = $0 { card } else { nil } })
    let (time, page, list) = (time, page, list.state)
    let events = events
    self = DeckSession(style: style, cards: cards)
    (self.time, self.events, history) = (time, events, swipeSteps)
    swipes.remaining = cards.filter { !swiped.contains($0) }
    pages.page = max(0, min(page, cards.count - 1))
    self.list.state = list
  }
}
