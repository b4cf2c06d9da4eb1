import DeckKit
import DeckPipeline
import DeckPlanning
import TestSupport
import Testing

/// What `check` says of texts before anything is drawn, and what the manifest keeps of it.
@Suite struct PreflightTests {
  private func deck(_ fields: String, settings: String = "") throws -> TestDeck {
    let deck = try TestDeck()
    try deck.addFlatPhoto("p.png", .gray, width: 300, height: 400)
    try deck.write(
      """
      { "scales": [1], "animations": [], "previews": [] \(settings),
        "cards": [{ "id": "a", "photo": "p.png", \(fields) }] }
      """)
    return deck
  }

  private func found(_ deck: TestDeck) throws -> [(code: DiagnosticCode, field: String?, message: String)] {
    let diagnostics = try deck.check().diagnostics
    #expect(diagnostics.allSatisfy { $0.card == "a" && $0.severity == .warning })
    try deck.render()
    #expect(try deck.manifest.diagnostics.map(\.message) == diagnostics.map(\.message))
    return diagnostics.map { ($0.code, $0.field, $0.message) }
  }

  @Test func textsThatFitAreNotMentioned() throws {
    #expect(try found(deck(#""name": "Ada", "age": 36, "hobby": "Sums""#)).isEmpty)
  }

  @Test func everyCharacterWithoutAGlyphIsListed() throws {
    let found = try found(deck(#""name": "A\#u{10A00}\#u{F0000}b\#u{10A00}", "hobby": "\#u{10A01}""#))
    #expect(
      found.map(\.code) == ["missing-glyph", "missing-glyph"] && found.map(\.field) == ["name", "hobby"])
    #expect(found[0].message.contains("U+10A00 “\u{10A00}”, U+F0000 “\u{FFFD}”;"), "\(found[0].message)")
    #expect(found[1].message.contains("U+10A01"))
  }

  /// Also where it stands in the part that is cut off.
  @Test func aCharacterThatIsCutOffIsListed() throws {
    let name = String(repeating: "Bartholomäus ", count: 20) + "\u{10A00}"
    let found = try found(deck(#""name": "\#(name)", "age": 36"#))
    #expect(found.map(\.code) == ["text-truncated", "missing-glyph"])
    #expect(found[1].message.contains("U+10A00"))
  }

  @Test func aTextThatIsSetSmallerIsListed() throws {
    let found = try found(deck(#""name": "Wolfgang Amadeus M", "age": 35"#))
    #expect(found.map(\.code) == ["text-smaller"] && found[0].field == "name")
    #expect(found[0].message.contains(" instead of 28 "))
  }

  @Test func whatALowCardHasNoRoomForIsListed() throws {
    let low = try found(
      deck(#""name": "Ada", "hobby": "Sums""#, settings: #", "size": [300, 50], "contrast": "off""#))
    #expect(
      low.map(\.code) == ["text-below-minimum", "text-omitted"] && low.map(\.field) == ["name", "hobby"])
    #expect(low[0].message.contains("14.75 points, below the style's minimum size of 20"))
  }
}
