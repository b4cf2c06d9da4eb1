import DeckKit
import DeckPlanning
import Testing

/// An override and the expected value of a number in the style.
struct Override: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var value: @Sendable (DeckStyle) -> Double
  var expected: Double

  init(_ text: String, _ expected: Double, _ value: @escaping @Sendable (DeckStyle) -> Double) {
    self.testDescription = text
    self.expected = expected
    self.value = value
  }
}

@Suite struct StyleOverrideTests {
  private func reading(_ style: String) -> Reading { Reading(fields: "style: \(style)") }

  @Test(arguments: [
    Override("decoration: { cornerRadius: 7.5 }", 7.5) { $0.decoration.cornerRadius },
    Override("decoration: { shadow: { radius: 9 } }", 9) { $0.decoration.shadow?.radius ?? .nan },
    Override("decoration: { shadow: { opacity: 0.25 } }", 0.25) { $0.decoration.shadow?.opacity ?? .nan },
    Override("decoration: { shadow: { offset: { y: 6 } } }", 6) { $0.decoration.shadow?.offset.y ?? .nan },
    Override("decoration: { scrim: { start: 0.75 } }", 0.75) { $0.decoration.scrim?.start ?? .nan },
    Override("decoration: { scrim: { endOpacity: 0.5 } }", 0.5) { $0.decoration.scrim?.endOpacity ?? .nan },
    Override("decoration: { caption: { padding: 0 } }", 0) { $0.decoration.caption.padding },
    Override("decoration: { caption: { spacing: 2 } }", 2) { $0.decoration.caption.spacing },
    Override("decoration: { caption: { name: { size: 31 } } }", 31) { $0.decoration.caption.name.size },
    Override("decoration: { caption: { hobby: { minimumSize: 3 } } }", 3) {
      $0.decoration.caption.hobby?.minimumSize ?? .nan
    },
    Override("decoration: { caption: { name: { weight: 700 } } }", 700) {
      Double($0.decoration.caption.name.weight.rawValue)
    },
    Override("layout: { visibleCount: 5 }", 5) { Double($0.layout.visibleCount ?? -1) },
    Override("layout: { step: { x: -4 } }", -4) { $0.layout.slots?.step.x ?? .nan },
    Override("layout: { narrowing: 1 }", 1) { $0.layout.slots?.narrowing ?? .nan },
    Override("rotation: { distance: 1200 }", 1200) { $0.rotation?.distance ?? .nan },
    Override("rotation: { limit: 0 }", 0) { $0.rotation?.limit ?? .nan },
    Override("release: { right: 90 }", 90) { $0.release?.right ?? .nan },
    Override("release: { left: -90 }", -90) { $0.release?.left ?? .nan },
    Override("exit: { offset: { x: 500 } }", 500) { $0.exit?.offset.x ?? .nan },
    Override("exit: { opacity: 1 }", 1) { $0.exit?.opacity ?? .nan },
    Override("exit: { animation: { duration: 0.75 } }", 0.75) { $0.exit?.animation.duration ?? .nan },
    Override("exit: { animation: { curve: [0.1, 0, 1, 1] } }", 0.1) { $0.exit?.animation.curve.x1 ?? .nan },
    Override("return: { duration: 0 }", 0) { $0.return.duration },
    Override("advance: { duration: 2 }", 2) { $0.advance.duration },
  ])
  func anyNumber(override: Override) {
    let reading = reading("{ preset: 'stack', \(override.testDescription) }")
    #expect(reading.lines == [])
    #expect(reading.deck.map { override.value($0.style) } == override.expected)
  }

  @Test func nothingElseChanges() {
    var expected = DeckStyle.stack()
    expected.decoration.shadow?.offset.x = 3
    expected.release?.right = 300
    let reading = reading("{ decoration: { shadow: { offset: { x: 3 } } }, release: { right: 300 } }")
    #expect(reading.lines == [] && reading.deck?.style == expected)
  }

  @Test func coloursTextsAndBackgrounds() {
    let style = reading(
      "{ background: 'transparent', emptyText: 'Füll \\\"mich\\\" \\u0007', decoration: { fill: '#abc' } }"
    )
    .deck?.style
    #expect(style?.background == .transparent && style?.emptyText == "Füll \"mich\" \u{7}")
    #expect(style?.decoration.fill == HexColor(red: 0xAA, green: 0xBB, blue: 0xCC))
  }

  @Test func nullTakesShadowAndScrimAway() {
    let reading = reading("{ decoration: { shadow: null, scrim: null } }")
    #expect(reading.lines == [] && reading.deck != nil)
    #expect(reading.deck?.style.decoration.shadow == nil && reading.deck?.style.decoration.scrim == nil)
  }

  @Test func lengthsAreThoseOfTheSize() {
    // At W = 600 the corner radius is 30. Overrides are not scaled.
    let reading = Reading(fields: "size: [600, 400], style: { release: { right: 100 } }")
    #expect(reading.deck?.style.decoration.cornerRadius == 30 && reading.deck?.style.release?.right == 100)
  }

  @Test(arguments: ["'stack'", "{}", "{ preset: 'stack' }", "{ preset: null }"])
  func thePresetAlone(style: String) {
    #expect(reading(style).lines == [] && reading(style).deck?.style == .stack())
  }

  @Test(arguments: [
    ("'stak'", "unknown style “stak”; did you mean “stack”?"),
    ("{ preset: 'Stack' }", "unknown style “Stack”; did you mean “stack”?"),
    ("'fan'", "unknown style “fan”; expected one of stack, pager, twoCard, sections, depth"),
  ])
  func otherPresets(style: String, message: String) {
    let found = reading(style).diagnostics.all
    #expect(found.map(\.message) == [message] && found.map(\.code.rawValue) == ["unknown-style"])
    #expect(found.first?.field == "style")
  }

  @Test(arguments: ["5", "{}", "[]", "true"])
  func aPresetIsAName(preset: String) {
    let found = reading("{ preset: \(preset) }").diagnostics.all
    #expect(found.map(\.code.rawValue) == ["wrong-type"] && found.first?.field == "style.preset")
    #expect(found.first?.place.description == "deck.json:3:18")
  }
}
