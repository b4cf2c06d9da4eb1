import DeckKit
import DeckPlanning
import Testing

/// Lists of objects in JSON files, whose keys are understood like headings.
@Suite struct PeopleListTests {
  private func reading(_ list: String, columns: String? = nil) -> Reading {
    let cards = columns.map { "{ file: 'people.json', columns: { \($0) } }" } ?? "'people.json'"
    return Reading("{ cards: \(cards) }", table: list)
  }

  @Test(arguments: [
    "[{ photo: 'a.jpg', name: 'Ada Lovelace', age: 36 }]",
    "[{ Image: 'a.jpg', 'Full name': 'Ada Lovelace', Years: 36 }]",
    "[{ fileName: 'a.jpg', firstName: 'Ada', lastName: 'Lovelace', age: '36' }]",
    "[{ Bild: 'a.jpg', Vorname: 'Ada', Name: 'Lovelace', Alter: 36.0 }]",
    "[{ 'name\u{A0}': 'Ada Lovelace', '\u{200B}photo': 'a.jpg', 'Age (years)': '٣٦' }]",
  ])
  func keysAreKnown(list: String) {
    let reading = reading(list)
    #expect(reading.lines == [])
    #expect(reading.cards.map(\.name) == ["Ada Lovelace"] && reading.cards.map(\.age) == [36])
    #expect(reading.cards.map(\.photo?.rawValue) == ["a.jpg"])
  }

  /// A key that is not used is one warning, at its first occurrence.
  @Test func otherKeysAreAWarning() {
    let reading = reading(
      "[{ photo: 'a.jpg', name: 'Ada' },\n { photo: 'b.jpg', name: 'Bo', shoe: 39 },\n { shoe: 40 }]")
    #expect(
      reading.diagnostics.all.filter { $0.code == .unknownColumn }.map(\.place.description) == [
        "people.json:2:32"
      ])
  }

  @Test func theDeckMayNameKeys() {
    let reading = reading(
      "[{ name: 'x', who: 'Ada', pic: { a: 1 }, file: 'a.jpg', id: 17 }]",
      columns: "name: 'who', photo: 'file'")
    #expect(reading.lines == [] && reading.cards.map(\.name) == ["Ada"] && reading.cards.map(\.id) == ["17"])
  }

  @Test func valuesAreStillChecked() {
    let reading = reading("[{ Image: 5.5, name: true, Years: 'x' }]")
    #expect(Set(reading.codes) == ["wrong-type", "bad-age", "missing-photo"])
  }
}
