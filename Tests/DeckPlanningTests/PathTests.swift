import DeckPlanning
import Testing

@Suite struct PathTests {
  private static let leaving = [
    ("../x", "is outside the deck's folder"), ("/x", "is an absolute path"),
    ("a/../../x", "is outside the deck's folder"),
    ("..", "is outside the deck's folder"), ("a/..", "is outside the deck's folder"),
    ("a//../..//x", "is outside the deck's folder"),
    ("..\\\\x", "contains a backslash"), ("a\\\\b.jpg", "contains a backslash"),
    ("C:\\\\x.jpg", "contains a backslash"),
    ("~", "is an absolute path"), ("~/x", "is an absolute path"), ("~root/x", "is an absolute path"),
    ("", "is empty"), ("a\\u0000b", "contains a control character"),
    ("a\\nb", "contains a control character"),
    ("a\\u007Fb", "contains a control character"), ("//x", "is an absolute path"),
  ]

  @Test(arguments: leaving)
  func photosStayInTheDecksFolder(path: String, reason: String) {
    let reading = Reading("{ cards: [{ id: 'x', photo: '\(path)' }] }")
    #expect(reading.codes == ["bad-path"])
    #expect(reading.first?.card == "x" && reading.first?.field == "photo")
    #expect(reading.first?.message.contains(reason) == true)
    #expect(reading.first?.place.description == "deck.json:1:29")
    #expect(reading.cards.map(\.photo) == [nil])
  }

  @Test(arguments: leaving)
  func tablesAndFontsToo(path: String, reason: String) {
    #expect(Reading("{ cards: '\(path)' }").codes == ["bad-path"])
    let fonts = Reading(fields: "fonts: { files: ['\(path)'] }")
    #expect(fonts.codes == ["bad-path"] && fonts.first?.field == "fonts.files")
    #expect(fonts.deck?.fonts.files == [])
  }

  @Test(arguments: [
    "a.jpg", "photos/a.jpg", "./a.jpg", "a..jpg", "..a/b.jpg", "a/...", "a b/ü葵.jpg", "a~b.jpg",
    "photos//a.jpg", ".hidden/a.jpg",
  ])
  func othersAreTakenAsTheyAre(path: String) {
    let reading = Reading("{ cards: [{ photo: '\(path)' }] }")
    #expect(reading.lines == [] && reading.cards.map(\.photo?.rawValue) == [path])
  }
}
