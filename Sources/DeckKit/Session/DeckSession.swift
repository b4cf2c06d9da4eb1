/// A deck that a person plays with: the state machine that an app drives a view with.
///
/// The app tells it what the finger does and what time it is, in seconds of a clock of its own that never
/// goes back; the session says where every card is. It is a value: a copy is a snapshot, and nothing happens
/// behind the app's back.
///
/// What each gesture does depends on the style's layout: cards over one another are swiped away, pages are
/// turned, sections open and close, and tilted cards come forward.
public struct DeckSession: Sendable, Hashable {
  /// The deck's motions.
  public let motion: DeckMotion
  /// All cards, front first.
  public private(set) var cards: [CardID]
  /// The latest moment that the session was told of, in seconds.
  public internal(set) var time = 0.0

  var swipes: SwipeState
  var pages = PageState()
  var list = ListAnimation()
  var tilt = TiltState()
  /// The finger that drags the deck.
  var finger: Finger?
  /// What was done, the latest last.
  var history: [Step] = []
  var events: [DeckEvent] = []

  /// One thing that can be taken back.
  enum Step: Sendable, Hashable {
    case swipe(card: CardID, side: SwipeDirection, released: CardTransform)
    case turn(from: Int)
    case toggle(ListTarget)
  }

  /// A deck of `cards`, ids that are all different, front first.
  public init(style: DeckStyle, cards: [CardID]) {
    motion = DeckMotion(style)
    self.cards = cards
    swipes = SwipeState(remaining: cards)
  }

  /// A deck of the cards of `source`.
  public init(style: DeckStyle, source: some DeckDataSource) {
    self.init(style: style, cards: source.ids)
  }

  /// The style.
  public var style: DeckStyle { motion.style }

  /// The cards that are left, front first; all cards where the style swipes none away.
  public var remaining: [CardID] { swipes.remaining }

  /// The card that a finger would drag; nil where there is none.
  public var frontCard: CardID? {
    switch style.layout {
    case .strip: cards.indices.contains(page) ? cards[page] : nil
    case .slots, .tilted: remaining.first
    case .list, .other: nil
    }
  }

  /// The cards swiped to the left, in the order in which they went.
  public var left: [CardID] { swiped(to: .left) }
  /// The cards swiped to the right, in the order in which they went.
  public var right: [CardID] { swiped(to: .right) }

  private func swiped(to side: SwipeDirection) -> [CardID] {
    history.compactMap { step in
      if case .swipe(let card, side, _) = step { card } else { nil }
    }
  }

  /// Whether nothing is left and nothing is leaving: the moment for the empty view.
  public var isEmpty: Bool { remaining.isEmpty && swipes.leaving.isEmpty }

  /// Whether a finger drags the deck.
  public var isDragging: Bool { finger != nil }

  /// Whether there is something to take back.
  public var canUndo: Bool { !history.isEmpty && finger == nil }

  /// The page that is shown or that the strip is on its way to, from 0.
  public var page: Int { pages.page }

  /// What is open in a list.
  public var listState: ListState { list.state }

  /// What happened since this was last asked, in order.
  public mutating func takeEvents() -> [DeckEvent] {
    defer { events = [] }
    return events
  }

  /// Where every card is now, in order of drawing; of a list see ``rows(of:metrics:)``.
  public var placements: [Placement] {
    switch style.layout {
    case .slots: slotPlacements
    case .strip: motion.pages(cards, atOffset: stripOffset)
    case .tilted: motion.tilted(remaining, offset: tiltOffset, activity: tiltActivity)
    case .list, .other: []
    }
  }

  /// Whether nothing moves until something is done.
  public var isResting: Bool {
    finger == nil && swipes.leaving.isEmpty && swipes.returning == nil && swipes.shift == nil
      && pages.settling == nil && list.changes.isEmpty && tilt.release == nil
  }

  /// Goes on to `time`, ending what is over by then; an earlier time than the session's own changes nothing.
  public mutating func advance(to time: Double) {
    self.time = max(self.time, time)
    endSwipes()
    endPageTurn()
    endToggles()
    endTilt()
  }

  /// Takes the last commit, turn or toggle back; false where there is none, or while a finger drags.
  @discardableResult
  public mutating func undo(at time: Double) -> Bool {
    advance(to: time)
    guard canUndo, let step = history.popLast() else { return false }
    switch step {
    case .swipe(let card, let side, let released): bringBack(card, from: released, side: side)
    case .turn(let page): settle(on: page)
    case .toggle(let target): startToggle(target)
    }
    events.append(.undone)
    return true
  }

  /// Lets everything be as it was at first, at once; the clock goes on.
  public mutating func reset() {
    let (time, events) = (time, events)
    self = DeckSession(style: style, cards: cards)
    self.time = time
    self.events = events + [.reset]
  }

  /// Shows other cards: those that were swiped away and are still there stay swiped away, and everything
  /// rests.
  public mutating func reload(_ cards: [CardID]) {
    let gone = history.filter { step in
      if case .swipe(let card, _, _) = step { cards.contains(card) } else { false }
    }
    let swiped = Set(gone.compactMap { if case .swipe(let card, _, _) = $0 { card } else { nil } })
    let (time, page, list) = (time, page, list.state)
    let events = events
    self = DeckSession(style: style, cards: cards)
    (self.time, self.events, history) = (time, events, gone)
    swipes.remaining = cards.filter { !swiped.contains($0) }
    pages.page = max(0, min(page, cards.count - 1))
    self.list.state = list
  }
}
