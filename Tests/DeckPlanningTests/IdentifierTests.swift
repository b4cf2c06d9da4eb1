import DeckKit
import DeckPlanning
import TestSupport
import Testing

@Suite struct IdentifierTests {
  private func reading(_ cards: String) -> Reading { Reading("{ cards: [\(cards)] }") }

  /// The ids of cards without photos.
  private func ids(_ names: [String]) -> [String] {
    Reading("{ style: 'depth', cards: [\(names.map { "{ name: \"\($0)\" }" }.joined(separator: ","))] }")
      .cards
      .map(\.id.rawValue)
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

  /// The photo's file has a lasting name: renaming a person does not rename the files.
  @Test(arguments: ["Ada", "葵", "—", ""])
  func thePhotoNamesTheCard(name: String) {
    #expect(reading("{ photo: 'photos/Pic_1.x.jpg', name: '\(name)' }").cards.map(\.id) == ["pic-1-x"])
  }

  /// FNV-1a of the photos' paths and of the texts, its upper 30 bits in Crockford's base 32; computed here
  /// from the definition.
  @Test(arguments: [
    (
      "{ photo: 'x/ann.jpg', name: 'Ann' }, { photo: 'y/ann.jpg', name: 'Ann' }",
      ["ann-\(hash("x/ann.jpg"))", "ann-\(hash("y/ann.jpg"))"]
    ),
    ("{ photo: '葵.jpg', name: '葵' }", ["card-\(hash("葵.jpg"))"]),
    (
      "{ photo: 'p.jpg', title: 'Bo' }, { photo: 'p.jpg' }",
      [
        "bo-\(hash("p.jpg\u{1F}\u{1F}Bo\u{1F}\u{1F}\u{1F}\u{1F}"))",
        "p-\(hash("p.jpg\u{1F}\u{1F}\u{1F}\u{1F}\u{1F}\u{1F}"))",
      ]
    ),
    (
      "{ photo: 'p.jpg', name: 'Ann' }, { photo: 'p.jpg', name: 'Ann', hobby: 'Sums' }",
      [
        "ann-\(hash("p.jpg\u{1F}Ann\u{1F}\u{1F}\u{1F}\u{1F}\u{1F}"))",
        "ann-\(hash("p.jpg\u{1F}Ann\u{1F}\u{1F}\u{1F}\u{1F}Sums\u{1F}"))",
      ]
    ),
  ])
  func suffixesTellCardsApart(cards: String, ids: [String]) {
    #expect(reading(cards).cards.map(\.id.rawValue) == ids)
  }

  private static func hash(_ text: String) -> String {
    let hash = text.utf8.reduce(14_695_981_039_346_656_037 as UInt64) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    let bits = String(hash, radix: 2)
    let padded = Array(String(repeating: "0", count: 64 - bits.count) + bits)
    return (0..<6).map { index in
      String(
        Array("0123456789abcdefghjkmnpqrstvwxyz")[Int(String(padded[5 * index..<5 * index + 5]), radix: 2)!])
    }.joined()
  }

  /// Whichever rows are removed and however the rest is sorted, a card keeps its id or gets one that no other
  /// card had.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func neverPassFromOneCardToAnother(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let people = (0..<8).map { index in
      let folder = generator.pick(["", "a/", "b/"])
      return "{ photo: '\(folder)\(generator.pick(["ann", "bo", "x\(index)"])).jpg', "
        + "name: '\(generator.pick(["Ann", "Bo", "葵"]))', alt: '\(index)' }"
    }
    func owners(_ people: [String]) -> [String: String] {
      Dictionary(
        uniqueKeysWithValues: reading(people.joined(separator: ",")).cards.map { ($0.id.rawValue, $0.alt) })
    }
    let before = owners(people)
    let after = owners(people.shuffled(using: &generator).dropLast(Int.random(in: 0...4, using: &generator)))
    for (id, card) in after { #expect(before[id] == nil || before[id] == card, "\(id)") }
  }

  @Test func namesakesAreAWarning() {
    let reading = reading(
      "{ photo: '1.jpg', name: 'Ann' }, { photo: '2.jpg', name: 'Bo' }, { photo: '3.jpg', name: ' Ann' }")
    #expect(
      reading.lines == [
        "deck.json:1:11: warning: id: 2 cards without an id have the name “Ann”; their ids (1, 3) are "
          + "derived from their photos and texts; give each an id, which names its files for good"
      ])
    #expect(self.reading("{ photo: 'p.jpg', name: 'Ann' }, { photo: 'p.jpg', name: 'Bo' }").lines == [])
  }

  @Test func cardsWithTheSameTextsAreNumbered() {
    let ids = ids(Array(repeating: "Ada", count: 5000))
    #expect(Set(ids).count == 5000 && ids.last == ids[0] + "-5000")
  }

  /// A given id takes precedence over a derived one, even if it is later or in upper case.
  @Test func writtenOnesGoFirst() {
    let reading = reading("{ photo: 'ada.jpg' }, { id: 'ADA', photo: 'a.jpg' }")
    #expect(reading.lines == [])
    #expect(reading.cards.map(\.id.rawValue) == ["ada-\(Self.hash("ada.jpg"))", "ADA"])
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
