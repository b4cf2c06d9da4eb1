import DeckKit
import DeckPlanning
import Testing

@Suite struct AnimationRequestTests {
  private func animations(_ text: String) -> Reading { Reading(fields: "animations: \(text)") }

  @Test(
    arguments: [
      ("[]", []), ("['like', 'return']", [.swipe(.like), .swipe(.return)]),
      ("[{ kind: 'nope' }]", [.swipe(.nope)]),
      ("['return', { kind: 'nope' }, 'like']", [.swipe(.return), .swipe(.nope), .swipe(.like)]),
    ] as [(String, [DeckGesture])])
  func kinds(text: String, kinds: [DeckGesture]) {
    let reading = animations(text)
    #expect(reading.lines == [] && reading.deck?.animations.map(\.kind) == kinds)
    #expect(reading.deck?.animations.allSatisfy { $0.fronts == [0] && $0.fps == 30 && $0.scale == 1 } == true)
  }

  @Test(arguments: [
    ("'all'", [0, 1, 2]), ("['cy']", [2]), ("['bo', 'ada']", [1, 0]), ("[]", []), ("null", [0]),
  ])
  func cards(text: String, fronts: [Int]) {
    let reading = animations("[{ kind: 'like', cards: \(text) }]")
    #expect(reading.lines == [] && reading.deck?.animations.map(\.fronts) == [fronts])
  }

  /// Nothing can be turned back from the first page, and nothing forward to it.
  @Test(arguments: ["'back'", "{ kind: 'back' }", "{ kind: 'back', cards: null }"])
  func turningBackStartsOnTheSecondPage(request: String) {
    let reading = Reading(fields: "style: 'pager', animations: ['forward', \(request)]")
    #expect(reading.lines == [] && reading.deck?.animations.map(\.fronts) == [[0], [1]])
  }

  @Test(arguments: [("1", 1), ("240", 240), ("29.97", 29.97), ("24", 24)])
  func rates(text: String, rate: Double) {
    let reading = animations("[{ kind: 'like', fps: \(text) }]")
    #expect(reading.lines == [] && reading.deck?.animations.map(\.fps) == [rate])
  }

  @Test(arguments: [1, 1.5, 2, 3, 4])
  func scales(scale: Double) {
    let reading = animations("[{ kind: 'like', scale: \(scale) }]")
    #expect(reading.lines == [] && reading.deck?.animations.map(\.scale) == [scale])
  }

  @Test(arguments: [
    ("fps: 0", "bad-rate", "fps"), ("fps: 0.5", "bad-rate", "fps"), ("fps: 241", "bad-rate", "fps"),
    ("fps: -30", "bad-rate", "fps"), ("fps: NaN", "bad-rate", "fps"), ("fps: Infinity", "bad-rate", "fps"),
    ("fps: '30'", "wrong-type", "fps"), ("scale: 5", "bad-scale", "scale"),
    ("scale: 0", "bad-scale", "scale"),
    ("scale: 2.5", "bad-scale", "scale"), ("scale: [1]", "wrong-type", "scale"),
    ("scale: '2x'", "wrong-type", "scale"),
    ("cards: 'ada'", "wrong-type", "cards"), ("cards: 5", "wrong-type", "cards"),
    ("cards: [5]", "wrong-type", "cards"),
    ("path: 5", "wrong-type", "path"), ("speed: 2", "unknown-key", "speed"),
    ("pfad: []", "unknown-key", "pfad"),
  ])
  func mistakes(field: String, code: String, name: String) {
    let found = animations("[{ kind: 'like', \(field) }]").diagnostics.all
    #expect(found.map(\.code.rawValue) == [code] && found.map(\.field) == [name])
    #expect(found.first?.line == 3)
  }

  @Test(arguments: [
    ("['Like']", "unknown animation “Like”; did you mean “like”?"),
    ("['likes']", "unknown animation “likes”; did you mean “like”?"),
    ("['shuffle']", "unknown animation “shuffle”; expected one of like, nope, return"),
    ("['forward']", "the style “stack” has no gesture “forward”; expected “like”, “nope”, “return”"),
    ("[{}]", "is missing; expected one of like, nope, return"),
    ("[{ cards: 'all' }]", "is missing; expected one of like, nope, return"),
  ])
  func kindsAreNamed(text: String, message: String) {
    let found = animations(text).diagnostics.all
    #expect(found.map(\.message) == [message] && found.map(\.code.rawValue) == ["unknown-kind"])
  }

  @Test func unknownCardsHaveASuggestion() {
    #expect(
      animations("[{ kind: 'like', cards: ['cyy', 'zebra'] }]").lines == [
        "deck.json:3:38: error: cards: no card has the id “cyy”; did you mean “cy”?",
        "deck.json:3:45: error: cards: no card has the id “zebra”; expected one of ada, bo, cy",
      ])
  }

  /// In a deck without cards the only error is the missing cards.
  @Test func withoutCardsNoneIsUnknown() {
    #expect(Reading("{ cards: [], animations: [{ kind: 'like', cards: ['ada'] }] }").codes == ["no-cards"])
  }

  @Test(arguments: [
    "['like', 'like']", "['like', { kind: 'like', cards: 'all' }]", "[{ kind: 'nope', cards: ['bo', 'bo'] }]",
    "[{ kind: 'like', fps: 24 }, { kind: 'like', fps: 60 }]",
  ])
  func theSameTwiceIsRefused(text: String) { #expect(animations(text).codes == ["duplicate-request"]) }

  @Test(arguments: [
    "[{ kind: 'like', scale: 1 }, { kind: 'like', scale: 2 }]", "['like', { kind: 'like', cards: ['bo'] }]",
    "['like', 'nope']",
  ])
  func whatDiffersInScaleCardOrKindIsNotTheSame(text: String) { #expect(animations(text).lines == []) }
}

/// Files of frames that browsers would show more slowly.
@Suite struct ShownRateTests {
  @Test(arguments: [
    (91, "['webp']", true), (240, "['png', 'apng']", true), (90, "['webp', 'apng']", false),
    (120, "['png']", false),
  ])
  func framesOfTenMillisecondsAreAWarning(fps: Int, formats: String, isWarned: Bool) {
    let reading = Reading(fields: "animations: [{ kind: 'like', fps: \(fps), formats: \(formats) }]")
    #expect(reading.codes == (isWarned ? ["rate-not-shown"] : []) && !reading.diagnostics.hasErrors)
    #expect(!isWarned || reading.first?.message.contains("use at most 90") == true)
  }
}
