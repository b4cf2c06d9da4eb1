import DeckPipeline
import DeckPlanning
import TestSupport
import Testing

/// Photos whose names are written differently in a table.
@Suite struct PhotoNameTests {
  /// Checks a deck of one card and the given files.
  private func check(_ photo: String, files: [String], settings: String = "") throws -> [Diagnostic] {
    let deck = try TestDeck()
    for file in files { try deck.addFlatPhoto(file) }
    try deck.write(
      "{ size: [60, 80], scales: [1], animations: [], previews: [] \(settings),\n"
        + " cards: [{ id: 'x', photo: '\(photo)' }] }")
    return try deck.check().diagnostics
  }

  @Test(arguments: [
    ("Zoe\u{308}.png", "Zoë.png"), ("Zoë.png", "Zoe\u{308}.png"), ("é/é.png", "e\u{301}/e\u{301}.png"),
    ("./a.png", "a.png"),
  ])
  func normalizationDoesNotCount(written: String, file: String) throws {
    #expect(try check(written, files: [file]) == [])
  }

  @Test(arguments: [
    ("ADA.PNG", "ada.png"), ("Photos/ada.png", "photos/Ada.png"), ("ada.jpg", "ada.png"), ("ada", "ada.png"),
    ("ada.JPEG", "Ada.png"), ("Zoë.jpg", "zoe\u{308}.png"),
  ])
  func caseAndSuffixAreAWarning(written: String, file: String) throws {
    let found = try check(written, files: [file, "other.png"])
    #expect(found.map(\.code) == [.photoRenamed] && found.first?.card == "x")
    #expect(found.first?.place.description.hasSuffix("deck.json:2:28") == true)
    #expect(found.first?.message.contains("“\(written)”") == true)
  }

  @Test(arguments: [
    ("Ada.png", ["ada.png", "ADA.png"], "several files have similar names (ADA.png, ada.png)"),
    ("ada.gif", ["ada.png", "ada.jpeg"], "several files have similar names"),
    ("aad.png", ["ada.png", "zoe.png"], "did you mean “ada.png”?"),
    ("ada.png", ["photos/ada.png"], "it is in “photos”; write “photos/ada.png”, or “\"photos\": \"photos\"”"),
    ("gone/ada.png", ["ada.png"], "there is no folder “gone”"),
    ("xyz.png", ["ada.png"], "check its spelling"),
  ])
  func othersAreMissingWithASuggestion(written: String, files: [String], advice: String) throws {
    let found = try check(written, files: files)
    #expect(
      found.map(\.code) == [.photoMissing]
        && found.first?.place.description.hasSuffix("deck.json:2:28") == true)
    #expect(found.first?.message.contains(advice) == true, "\(found)")
  }

  @Test func photosMayBeInAFolder() throws {
    #expect(try check("ada.png", files: ["in/here/ada.png"], settings: ", photos: 'in/here'") == [])
    let found = try check("ada.png", files: ["ada.png"], settings: ", photos: '../x'")
    #expect(found.map(\.code) == [.badPath] && found.first?.field == "photos")
  }

  /// Only as far as the folder that --root names.
  @Test func aTableAboveTheDeckNeedsTheOption() throws {
    let deck = try TestDeck()
    try deck.addFlatPhoto("photos/ada.png")
    try deck.folder.write("photo,name\n../photos/ada.png,Ada\n", to: "people.csv")
    try deck.folder.write(
      "{ size: [60, 80], scales: [1], animations: [], cards: '../people.csv' }", to: "deck/deck.json")
    let path = "\(deck.folder.path)/deck/deck.json"
    func codes(_ root: String?) throws -> [DiagnosticCode] {
      try CheckRun().run(deckPath: path, options: RunOptions(root: root)).diagnostics.map(\.code)
    }
    #expect(try codes(nil).contains(.badPath))
    #expect(try codes(deck.folder.path) == [])
    #expect(try codes("\(deck.folder.path)/photos") == [.badPath])
    try deck.folder.write("{ cards: '../../people.csv' }", to: "deck/deck.json")
    #expect(try codes(deck.folder.path).contains(.badPath))
  }
}
