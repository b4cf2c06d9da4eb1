import DeckKit
import DeckPlanning
import Testing

@Suite struct StyleMistakeTests {
  private func reading(_ style: String) -> Reading { Reading(fields: "style: \(style)") }

  @Test(arguments: [
    ("{ relaese: {} }", "style.relaese", "did you mean “release”?"),
    ("{ release: { rihgt: 5 } }", "style.release.rihgt", "did you mean “right”?"),
    (
      "{ decoration: { caption: { name: { colour: '#FFF' } } } }", "style.decoration.caption.name.colour",
      "did you mean “color”?"
    ),
    (
      "{ exit: { animation: { curve: [0, 0, 1, 1], ease: 1 } } }", "style.exit.animation.ease",
      "expected one of curve, duration"
    ),
    ("{ Release: {} }", "style.Release", "did you mean “release”?"),
    ("{ decoration: { preset: 'x' } }", "style.decoration.preset", "expected one of"),
  ])
  func unknownFieldsAreNamedWithTheNearest(style: String, field: String, advice: String) {
    let found = reading(style).diagnostics.all
    #expect(found.map(\.code.rawValue) == ["unknown-key"] && found.map(\.field) == [field])
    #expect(found.first?.message.contains(advice) == true)
  }

  @Test(arguments: [
    ("{ release: 5 }", "style.release", "a number", "an object"),
    ("{ release: { right: '5' } }", "style.release.right", "text", "a number"),
    ("{ decoration: { shadow: true } }", "style.decoration.shadow", "true or false", "an object"),
    ("{ exit: { animation: { curve: 'linear' } } }", "style.exit.animation.curve", "text", "a list"),
    ("{ background: 5 }", "style.background", "a number", "text"),
    ("{ layout: [] }", "style.layout", "a list", "an object"),
    ("{ decoration: { fill: { r: 1 } } }", "style.decoration.fill", "an object", "text"),
  ])
  func otherKindsAreRefused(style: String, field: String, found: String, expected: String) {
    let reading = reading(style)
    #expect(reading.codes == ["wrong-type"] && reading.first?.field == field)
    #expect(reading.first?.message == "is \(found); expected \(expected)")
  }

  /// Values of the right type that are invalid for their field. The diagnostic has the position of the value.
  @Test(arguments: [
    ("{ decoration: { fill: 'red' } }", "style.decoration.fill", 23),
    ("{ background: 'none' }", "style.background", 15),
    ("{ decoration: { caption: { name: { weight: 650 } } } }", "style.decoration.caption.name.weight", 44),
    ("{ layout: { visibleCount: 2.5 } }", "style.layout.visibleCount", 27),
    ("{ layout: null }", "style.layout", 11),
    ("{ release: { right: null } }", "style.release.right", 21),
    ("{ exit: { opacity: NaN } }", "style.exit.opacity", 20),
    ("{ exit: { offset: { x: Infinity } } }", "style.exit.offset.x", 24),
    ("{ return: { curve: [0, 0, 1] } }", "style.return.curve", 20),
    ("{ return: { curve: [0, 0, 1, 1, 1] } }", "style.return.curve", 20),
    ("{ return: { curve: [0, 0, 1, '1'] } }", "style.return.curve", 20),
    ("{ return: { curve: [0, 0, 1, NaN] } }", "style.return.curve", 20),
  ])
  func valuesThatAreNoneAreNamed(style: String, field: String, column: Int) {
    let found = reading(style).diagnostics.all
    #expect(found.count == 1 && found.first?.field == field)
    // "style: " takes 7 columns.
    #expect(found.first?.place.description == "deck.json:3:\(7 + column)")
    #expect(
      found.first?.message.contains("expected") == true && found.first?.message.contains("Error") == false)
  }

  @Test(arguments: [
    ("{ release: { right: 1 }, release: { right: 2 } }", "style.release", 26),
    ("{ release: { right: 1, right: 2 } }", "style.release.right", 24),
    ("{ preset: 'stack', preset: 'stack' }", "style.preset", 20),
  ])
  func doubledFieldsAreRefused(style: String, field: String, column: Int) {
    let found = reading(style).diagnostics.all
    #expect(found.map(\.code.rawValue) == ["duplicate-key"] && found.first?.field == field)
    #expect(found.first?.place.description == "deck.json:3:\(7 + column)")
  }

  @Test func allMistakesOfAStyleAreReportedAtOnce() {
    let reading = reading(
      """
      { preset: 'stacks',
        decoration: { fill: 'red', cornerRadius: -1, shadow: { color: 'blue', blur: 3 } },
        layout: 5, rotation: { limit: -1 } }
      """)
    #expect(
      Set(reading.diagnostics.all.map(\.field)) == [
        "style", "style.decoration.fill", "style.decoration.cornerRadius", "style.decoration.shadow.color",
        "style.decoration.shadow.blur", "style.layout", "style.rotation.limit",
      ])
  }

  /// Other errors in the file do not hide errors in the style.
  @Test func aStyleIsCheckedWhateverElseIsWrong() {
    let reading = Reading(fields: "colour: 1, style: { rotation: { limit: -1 } }")
    #expect(reading.codes == ["unknown-key", "bad-style"])
  }
}
