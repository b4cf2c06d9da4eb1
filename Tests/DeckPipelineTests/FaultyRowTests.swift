import DeckKit
import DeckPipeline
import DeckPlanning
import Raster
import TestSupport
import Testing

/// Rows with mistakes, and warnings that are errors.
@Suite struct FaultyRowTests {
  private func deck(_ table: String, settings: String = "") throws -> TestDeck {
    let deck = try TestDeck()
    for name in ["a.png", "b.png", "c.png"] { try deck.addFlatPhoto(name) }
    try deck.folder.write(table, to: "people.csv")
    try deck.write(
      "{ size: [60, 80], scales: [1], animations: [], cards: 'people.csv' \(settings) }")
    return deck
  }

  private static let table = "id,photo,name,age\na,a.png,Ada,old\nb,b.png,Bo,20\na,../c.png,Cy,200\n"

  @Test func allMistakesOfARowAreTold() throws {
    let report = try deck(Self.table).render()
    #expect(
      report.diagnostics.map { "\($0.place) \($0.code.rawValue)" } == [
        "people.csv:4:1 duplicate-id", "people.csv:2:13 bad-age", "people.csv:4:3 bad-path",
        "people.csv:4:15 bad-age",
      ])
    #expect(report.outcome == nil && report.errorKind == .deck)
  }

  @Test func keepingGoingLeavesThemOut() throws {
    let deck = try deck(Self.table)
    let report = try deck.render(keepsGoing: true)
    #expect(report.errorKind == .deck && report.failed == ["a", "a"] && report.diagnostics.count == 4)
    #expect(deck.files == ["cards/b@1x.png", "manifest.json", "previews/rest@1x.png"])
    let cards = try deck.manifest.cards
    #expect(cards.map(\.id) == ["b"])
  }

  @Test func mistakesOfTheDeckStillStopIt() throws {
    let deck = try deck(Self.table, settings: ", colour: 1")
    #expect(try deck.render(keepsGoing: true).outcome == nil && deck.files == [])
    let none = try self.deck("id,photo,age\na,a.png,old\n")
    #expect(try none.render(keepsGoing: true).outcome == nil && none.files == [])
  }

  // MARK: Warnings

  private static let warned = "photo,name,age,shoe\na.png,Ada,36,39\n"

  private func render(_ deck: TestDeck, isStrict: Bool) throws -> RunReport {
    try RenderRun(deckPath: deck.path, options: RunOptions(isStrict: isStrict)).run(output: deck.output)
  }

  /// A column that is not used, and a character that no font has.
  @Test(arguments: [
    ("", false, ["warning unknown-column"], true), ("", true, ["error unknown-column"], false),
    (", warnings: { 'unknown-column': 'off' }", true, [], true),
    (", warnings: { 'unknown-column': 'error' }", false, ["error unknown-column"], false),
    (", warnings: { 'unknown-column': 'warning' }", false, ["warning unknown-column"], true),
  ])
  func levels(settings: String, isStrict: Bool, lines: [String], isWritten: Bool) throws {
    let deck = try deck(Self.warned, settings: settings)
    let report = try render(deck, isStrict: isStrict)
    #expect(report.diagnostics.map(\.short) == lines)
    #expect((report.outcome != nil) == isWritten && deck.files.isEmpty != isWritten)
  }

  /// Warnings of drawn cards are errors too, and nothing is written.
  @Test(arguments: ["photo,name\na.png,\u{10FFFF}\n", "photo,name,age\na.png,Bartholomäus Maximilian,36\n"])
  func warningsOfDrawnCards(table: String) throws {
    let deck = try deck(table)
    let report = try render(deck, isStrict: true)
    #expect(report.errorKind != nil && report.outcome == nil && deck.files == [])
    #expect(try render(deck, isStrict: false).outcome != nil)
  }

  @Test func levelsAreChecked() throws {
    let found = try deck(
      Self.warned, settings: ", warnings: { 'unknown-colum': 'off', 'missing-glyph': 'of' }"
    )
    .check().diagnostics.filter { $0.severity == .error }
    #expect(found.map(\.code) == [.unknownKey, .unknownLevel])
    #expect(found.allSatisfy { $0.message.contains("did you mean") })
  }
}

/// Photos of which nothing is seen.
@Suite struct ClearPhotoTests {
  @Test(arguments: [(0, ["warning photo-clear a"]), (1, [String]())])
  func aClearPhotoIsAWarning(alpha: Int, lines: [String]) throws {
    let deck = try TestDeck()
    try deck.addPhoto(
      "a.png",
      Pixmap(width: 60, height: 80, filledWith: StraightPixel(red: 9, green: 9, blue: 9, alpha: UInt8(alpha)))
    )
    try deck.write("{ size: [60, 80], scales: [1], animations: [], cards: [{ photo: 'a.png' }] }")
    #expect(try deck.check().diagnostics.map(\.short) == lines)
  }
}
