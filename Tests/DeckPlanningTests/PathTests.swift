import DeckPlanning
import Testing

@Suite struct PathTests {
  private static let leaving = [
    ("../x", "leaves the deck's folder"), ("/x", "is an absolute path"),
    ("a/../../x", "leaves the deck's folder"),
    ("..", "leaves the deck's folder"), ("a/..", "leaves the deck's folder"),
    ("a//../..//x", "leaves the deck's folder"),
    ("..\\\\x", "has a backslash"), ("a\\\\b.jpg", "has a backslash"), ("C:\\\\x.jpg", "has a backslash"),
    ("~", "is an absolute path"), ("~/x", "is an absolute path"), ("~root/x", "is an absolute path"),
    ("", "is empty"), ("a\\u0000b", "holds a control character"), ("a\\nb", "holds a control character"),
    ("a\\u007Fb", "holds a control character"), ("//x", "is an absolute path"),
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
