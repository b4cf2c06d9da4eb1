import DeckKit
import DeckPlanning
import Testing

@Suite struct IdentifierTests {
  private func reading(_ cards: String) -> Reading { Reading("{ cards: [\(cards)] }") }

  private func ids(_ names: [String]) -> [String] {
    reading(names.map { "{ photo: 'photos/pic_1.jpg', name: \"\($0)\" }" }.joined(separator: ",")).cards.map(
      \.id.rawValue)
  }

  /// Accents are removed, letters are lower-cased, other characters become hyphens, and hyphens at the ends
  /// are removed.
  @Test(arguments: [
    ("Ada", "ada"), ("Ada Lovelace", "ada-lovelace"), ("  Ada   B. ", "ada-b"), ("Zoë", "zoe"),
    ("ÉMILE", "emile"),
    ("Zoe\u{308}", "zoe"), ("Ångström Çelik", "angstrom-celik"), ("O'Brien-Smith", "o-brien-smith"),
    ("Jo & Bo/../x", "jo-bo-x"), ("R2_D2", "r2-d2"), ("İpek", "ipek"), ("Nguyễn Thị", "nguyen-thi"),
    ("Anna–Maria", "anna-maria"), ("Ada\u{A0}B", "ada-b"), ("Jean‐Luc", "jean-luc"), ("Ada（B）", "ada-b"),
    ("Zoë葵", "zoe"), ("Łukasz", "lukasz"), ("Bjørn Weiß", "bjorn-weiss"), ("Ærø Œuvre", "aero-oeuvre"),
    ("Đặng Þór", "dang-thor"), ("Kılıç", "kilic"),
  ])
  func areDerivedFromNames(name: String, id: String) { #expect(ids([name]) == [id]) }

  @Test(arguments: ["葵", "Ελένη", "Тарас", "ليلى", "🂡", "—", " ", ""])
  func namesWithoutALatinLetterFallBackToThePhoto(name: String) { #expect(ids([name]) == ["pic-1"]) }

  @Test func thenTheTitleThenThePlaceNamesACard() {
    let reading = reading(
      "{ photo: '葵.jpg', title: 'First' }, { photo: '葵.jpg', name: '葵' }, { photo: '木.png' }")
    #expect(reading.cards.map(\.id.rawValue) == ["first", "card-2", "card-3"])
  }

  @Test func takenOnesAreNumbered() {
    #expect(ids(["Ada", "ada!", "Adá", "Bo"]) == ["ada", "ada-2", "ada-3", "bo"])
    #expect(ids(["Ada 2", "Ada", "ADA"]) == ["ada-2", "ada", "ada-3"])
  }

  @Test func thousandsOfOneNameAreNumberedThrough() {
    let ids = ids(Array(repeating: "Ada", count: 5000))
    #expect(Set(ids).count == 5000 && ids.last == "ada-5000")
  }

  /// A given id takes precedence over a derived one, even if it is later or in upper case.
  @Test func writtenOnesGoFirst() {
    let reading = reading(
      "{ photo: 'a.jpg', name: 'Ada' }, { id: 'ADA', photo: 'a.jpg' }, { id: 'ada-2', photo: 'a.jpg' }")
    #expect(reading.lines == [])
    #expect(reading.cards.map(\.id.rawValue) == ["ada-3", "ADA", "ada-2"])
  }

  @Test func derivedOnesAreShortEnough() {
    let ids = ids([String(repeating: "ab", count: 200), String(repeating: "ab", count: 100)])
    #expect(ids.allSatisfy { $0.utf8.count <= 64 } && Set(ids).count == 2)
  }

  @Test(arguments: [
    "a", "7", "Ada_B-2.x", "a..b", "con", String(repeating: "a", count: 64),
  ])
  func goodOnes(id: String) {
    let reading = reading("{ id: '\(id)', photo: 'a.jpg' }")
    #expect(reading.lines == [] && reading.cards.map(\.id.rawValue) == [id])
  }

  @Test(arguments: [
    ("", "is empty"), ("../x", "is not a valid id"), ("a/b", "is not a valid id"),
    (".hidden", "is not a valid id"),
    ("con trol", "is not a valid id"), ("..", "is not a valid id"), ("a.", "is not a valid id"),
    ("-a", "is not a valid id"), ("_a", "is not a valid id"), ("zoë", "is not a valid id"),
    ("a\\\\b", "is not a valid id"), ("a\\nb", "is not a valid id"), ("a\\u0000", "is not a valid id"),
    ("a@2x", "is not a valid id"), (" a", "is not a valid id"), ("a%2Fb", "is not a valid id"),
    (String(repeating: "a", count: 65), "longer than 64"),
  ])
  func badOnes(id: String, reason: String) {
    let found = reading("{ id: '\(id)', photo: 'a.jpg' }").diagnostics.errors
    #expect(found.map(\.code.rawValue) == ["bad-id"] && found.first?.field == "id")
    #expect(found.first?.message.contains(reason) == true)
    #expect(found.first?.place.description == "deck.json:1:17")
  }

  @Test(arguments: [("x", "x", ""), ("Ada", "aDA", "; upper and lower case are not distinguished")])
  func twiceTheSameIsRefused(first: String, second: String, more: String) {
    let reading = reading("{ id: '\(first)', photo: 'a.jpg' }, { id: '\(second)', photo: 'b.jpg' }")
    #expect(reading.codes == ["duplicate-id"])
    #expect(
      reading.first?.message
        == "“\(second)” is already the id of another card (deck.json:1:17); change one of them\(more)")
  }

  @Test func theDecksOwnIsDerivedToo() {
    #expect(Reading(fields: "title: 'Été 2026!'").deck?.id == "ete-2026")
    #expect(Reading(fields: "title: '葵'").deck?.id == "deck")
    #expect(Reading(fields: "title: 'x', id: 'Own_1'").deck?.id == "Own_1")
  }
}
