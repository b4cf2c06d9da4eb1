import DeckKit
import DeckPlanning
import Testing

@Suite struct TableTests {
  private func reading(_ table: String, columns: String? = nil) -> Reading {
    let cards = columns.map { "{ file: 'people.csv', columns: { \($0) } }" } ?? "'people.csv'"
    return Reading("{ cards: \(cards) }", table: table)
  }

  @Test(arguments: [
    "photo,name,age,hobby\na.jpg,Ada,36,\"Sums, cogs\"\n",
    "photo;name;age;hobby\r\na.jpg;Ada;36;Sums, cogs\r\n",
    "photo\tname\tage\thobby\na.jpg\tAda\t36\tSums, cogs",
    "\u{FEFF}photo,name,age,hobby\na.jpg,Ada,36,\"Sums, cogs\"",
    "name , hobby, age ,photo\n Ada , \"Sums, cogs\" , 36,a.jpg",
    "sep=;\nphoto;name;age;hobby\na.jpg;Ada;36;Sums, cogs",
    "Image,Full name,YEARS,Hobbies\na.jpg,Ada,36,\"Sums, cogs\"",
    "PHOTO-FILE,full_name,Age,interests\na.jpg,Ada,36,\"Sums, cogs\"",
  ])
  func anyCommonTableIsRead(table: String) {
    let reading = reading(table)
    #expect(reading.lines == [])
    #expect(reading.cards.map(\.photo?.rawValue) == ["a.jpg"] && reading.cards.map(\.name) == ["Ada"])
    #expect(reading.cards.map(\.age) == [36] && reading.cards.map(\.hobby) == ["Sums, cogs"])
  }

  @Test func everyColumnOfACard() {
    let reading = reading(
      """
      identifier,picture,person,years,about,headline,bio,group,alt text,focal point,language
      x,a.jpg,Ada,36,Sums,T,D,S,An engine,0.25 0.75,fr
      """)
    let card = reading.cards.first
    #expect(reading.lines == [])
    #expect(card?.id == "x" && card?.title == "T" && card?.detail == "D" && card?.section == "S")
    #expect(card?.alt == "An engine" && card?.language == "fr")
    #expect(card?.focus.point?.x == 0.25 && card?.focus.point?.y == 0.75)
  }

  @Test func anUnknownColumnIsAWarningAtItsHeader() {
    let reading = reading("photo,nmae,shoe\na.jpg,Ada,39\n")
    #expect(
      reading.lines == [
        "people.csv:1:7: warning: the column “nmae” is not used; did you mean “name”?",
        "people.csv:1:12: warning: the column “shoe” is not used; expected one of id, photo, name, age, "
          + "hobby, title, detail, section, alt, focus, lang",
      ])
    #expect(!reading.diagnostics.hasErrors && reading.cards.count == 1)
  }

  @Test func twoColumnsForOneFieldAreRefused() {
    #expect(
      reading("photo,name,Full name\na.jpg,A,B").lines == [
        "people.csv:1:12: error: name: the columns “name” and “Full name” both hold name; rename one"
      ])
  }

  @Test(arguments: [
    ("a.jpg", "1 field", 3), ("a.jpg,Ada,36", "3 fields", 3), ("a.jpg,Ada\nb.jpg", "1 field", 4),
  ])
  func aRowOfAnotherLengthIsRefused(rows: String, found: String, line: Int) {
    let errors = reading("\nphoto,name\n\(rows)\n").diagnostics.errors
    #expect(errors.map(\.code.rawValue) == ["row-length"])
    let start = "the row has \(found); expected 2, as in the header; add or remove “,”"
    #expect(errors.first?.message.hasPrefix(start) == true)
    #expect(errors.first?.place.description == "people.csv:\(line):1")
  }

  @Test(arguments: [
    ("0.5", "wrong-type"), ("0.5 0.3 0.1", "wrong-type"), ("left top", "unknown-focus"),
    ("0.5 x 0.3", "wrong-type"), ("0,5 0,3", "wrong-type"), ("0.5 0.3 top", "wrong-type"),
    ("2 0", "bad-focus"), ("nan 0", "bad-focus"), ("x", "unknown-focus"),
  ])
  func aFocusIsTwoNumbersOrAName(text: String, code: String) {
    let reading = reading("photo,focus\na.jpg,\"\(text)\"")
    #expect(reading.codes == [code])
    #expect(reading.first?.place.description == "people.csv:2:7")
  }

  @Test(arguments: ["0.5 0.3", "0.5, 0.3", "0.5;0.3", " .5   .3 "])
  func aFocusMayBeWrittenInManyWays(text: String) {
    let card = reading("photo,focus\na.jpg,\"\(text)\"").cards.first
    #expect(card?.focus.point?.x == 0.5 && card?.focus.point?.y == 0.3)
  }

  @Test(arguments: [("", "the file is empty"), ("photo,name\na.jpg,\"Ada", "this field is not closed")])
  func aBrokenTableIsReportedThere(table: String, message: String) {
    let reading = reading(table)
    #expect(reading.codes == ["syntax"] && reading.first?.place.file == "people.csv")
    #expect(reading.first?.message.contains(message) == true)
  }

  // MARK: Columns that the deck names

  @Test func theDeckMayNameColumns() {
    let reading = reading(
      "Datei,Wer,Wie alt,Notiz\na.jpg,Ada,36,x",
      columns: "photo: 'datei', name: 'Wer', age: 'WIE-ALT', detail: 'Notiz'")
    #expect(reading.lines == [])
    #expect(reading.cards.first?.photo?.rawValue == "a.jpg" && reading.cards.first?.name == "Ada")
    #expect(reading.cards.first?.age == 36 && reading.cards.first?.detail == "x")
  }

  @Test func aNamedColumnGoesBeforeItsOwnMeaning() {
    let reading = reading("photo,name\na.jpg,Ada", columns: "title: 'name'")
    #expect(reading.lines == [])
    #expect(reading.cards.first?.title == "Ada" && reading.cards.first?.name == "")
  }

  @Test func aNamedColumnMustBeThere() {
    #expect(
      reading("photo,name\na.jpg,Ada", columns: "name: 'nane', hobby: 'Fun'").lines == [
        "deck.json:1:64: error: columns: the table people.csv has no column “Fun”; "
          + "expected one of photo, name",
        "deck.json:1:49: error: columns: the table people.csv has no column “nane”; did you mean “name”?",
      ])
  }

  /// The first field in alphabetical order gets the column: alt, name, title.
  @Test func oneColumnCannotHoldTwoFields() {
    let reading = reading("photo,Who\na.jpg,Ada", columns: "name: 'Who', alt: 'who', title: 'WHO'")
    #expect(
      reading.lines == [
        "deck.json:1:49: error: columns: “Who” is already the column of alt; expected another",
        "deck.json:1:75: error: columns: “WHO” is already the column of alt; expected another",
      ])
  }

  @Test func columnsAreCheckedLikeAnyObject() {
    let reading = reading("photo\na.jpg", columns: "phto: 'photo', name: 5")
    #expect(
      reading.lines == [
        "deck.json:1:43: error: phto: unknown key in columns; did you mean “photo”?",
        "deck.json:1:64: error: name: is a number; expected text in quotes",
      ])
  }
}
